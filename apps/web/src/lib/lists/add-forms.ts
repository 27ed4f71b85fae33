import type { OfferedForm } from "./add-button.tsx";
import type { AddForm, ListPart } from "./define-list.ts";
import type { AnySearch } from "./list-address.ts";

export interface OfferedForms {
  /** Every form of a new record. */
  forms: readonly OfferedForm[];
  /** The one that the button opens. */
  main: OfferedForm | undefined;
  /** The one that is offered while there is nothing. */
  first: OfferedForm | undefined;
}

/** Which forms of a list are offered where, by the part that is shown. */
export function offeredForms<Search extends AnySearch>(
  adds: readonly AddForm<Search>[],
  part: ListPart<Search> | undefined,
  open: (form: unknown) => void,
): OfferedForms {
  const forms = adds.map(({ opens = true, ...form }) => ({ ...form, opens, open: () => open(opens) }));
  const ofPart = forms.find(({ opens }) => opens === part?.adds);
  const main = ofPart ?? forms[0];
  return { forms, main, first: part ? ofPart : main };
}
