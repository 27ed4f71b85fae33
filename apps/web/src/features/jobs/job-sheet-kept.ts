import { isSame } from "../../lib/forms/merge-fields.ts";
import { useDraftPlace } from "../../lib/forms/use-draft-place.ts";
import type { Job } from "./job-sheet-data.ts";
import { type EditedField, editedFields, isEdited, type JobEdit } from "./job-sheet-fields.ts";

/** What is typed on the sheet and not saved yet, field by field, kept on the device as that of any form. */
export function useKeptEdits({ id, version }: Pick<Job, "id" | "version">) {
  const place = useDraftPlace("job sheet", id);
  const drop = (field: EditedField) => {
    const draft = place.read();
    if (!draft || !Object.hasOwn(draft.typed, field)) return;
    const [typed, base] = [without(draft.typed, field), without(draft.base, field)];
    if (Object.keys(typed).length === 0) place.drop();
    else place.keep({ ...draft, typed, base });
  };
  return {
    keep({ field, value, before }: JobEdit) {
      const draft = place.read();
      const [typed, base] = [
        { ...draft?.typed, [field]: value },
        { ...draft?.base, [field]: before },
      ];
      place.keep({ id, version: draft?.version ?? version, typed, base, at: new Date() });
    },
    drop,
    /** Unless something newer was typed into the field meanwhile. */
    dropSaved({ field, value }: JobEdit) {
      if (isSame(place.read()?.typed[field], value)) drop(field);
    },
    read(): JobEdit[] {
      const { typed = {}, base = {} } = place.read() ?? {};
      return editedFields.flatMap((field) => {
        const [value, before = null] = [typed[field], base[field]];
        return Object.hasOwn(typed, field) && isEdited(value) && isEdited(before) ? { field, value, before } : [];
      });
    },
  };
}

const without = (values: object, field: string) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== field));
