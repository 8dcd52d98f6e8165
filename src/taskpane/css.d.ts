/** A style sheet is imported so that the build puts it beside the page. */
declare module "*.css";
