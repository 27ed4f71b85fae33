import type { Field } from "../definitions/definition.ts";
import { type BookForm, entryTypesOf } from "./all-books.ts";
import type { BookKind } from "./kinds.ts";

/** Whether entries of such a book name tanks of the vessel. */
export const namesTanks = (kind: BookKind, form?: BookForm): boolean =>
  entryTypesOf(kind, form).some(({ fields }) => fields.some(isOfTank));

const isOfTank = (field: Field): boolean =>
  field.type === "tank" || (field.type === "rows" && field.fields.some(isOfTank));
