import { equipmentTypes } from "@ymp/core/maintenance/equipment-types";
import { id, oneOf, type SearchOf, searchOf, text } from "../../lib/search-readers.ts";

/** The platform's library, for its administrators; on a vessel it has to be asked for. */
const ofPlatform = { of: oneOf(["platform"]) };

export const templatesSearch = searchOf({
  ...ofPlatform,
  /** Absent: the vessel's own. */
  tab: oneOf(["library"]),
  type: oneOf(equipmentTypes),
  search: text(),
  /** Of the vessel's own, or the platform's: those that are archived. */
  archived: oneOf([true]),
  /** The template of the library that is open over the list, or the platform's that is changed; "new" for one to write. */
  look: text(300),
});
export type TemplatesSearch = SearchOf<typeof templatesSearch>;

export const templateSearch = searchOf({
  /** The plan that a new template is made of. */
  plan: id,
});

export const modelsSearch = searchOf({
  ...ofPlatform,
  /** The platform's model that is changed, or "new". */
  look: text(80),
  archived: oneOf([true]),
});
