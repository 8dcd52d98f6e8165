import type { XmlPart } from "./bookFile";

const NAMESPACE = "urn:directors-desk:workbench:start";

/**
 * Says in a file that the add-in starts with it. Excel keeps this among the file's web extensions, where a
 * program that does not know this add-in would show an error; the workbench's files are no such trouble.
 */
export const START_PART: XmlPart = {
  id: "{5D1E64B0-0000-4000-8000-000000000001}",
  xml: `<start xmlns="${NAMESPACE}"/>`,
};

/** Whether a part is that one, which add-ins do not see. */
export const isStartPart = ({ xml }: XmlPart): boolean => xml.includes(`"${NAMESPACE}"`);
