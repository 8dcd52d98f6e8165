/** The add-in's version, as package.json has it; kept with every posted round. */
export const VERSION = "0.1.0";
