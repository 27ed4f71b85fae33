import { id, onlyYes, searchOf } from "../../lib/search-readers.ts";

/** Which mail is open, or that one is being written or the templates are looked at. */
export const crewMailSearch = searchOf({ mail: id, write: onlyYes, templates: onlyYes });
