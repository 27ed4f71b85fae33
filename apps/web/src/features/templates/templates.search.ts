import { equipmentTypes } from "@ymp/core/maintenance/equipment-types";
import { id, oneOf, type SearchOf, searchOf, text } from "../../lib/search-readers.ts";

export const templatesSearch = searchOf({
  /** Absent: the vessel's own. */
  tab: oneOf(["library"]),
  type: oneOf(equipmentTypes),
  search: text(),
  /** Of the vessel's own: those that are archived. */
  archived: oneOf([true]),
  /** The template of the library that lies open over the list. */
  look: text(300),
});
export type TemplatesSearch = SearchOf<typeof templatesSearch>;

export const templateSearch = searchOf({
  /** The plan that a new template is made of. */
  plan: id,
});
