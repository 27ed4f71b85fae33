import { newId } from "@ymp/core/ids";
import { useState } from "react";
import { PanelOnItsWay } from "../../lib/lazy-part.tsx";
import { typesOf } from "./book-layout.ts";
import { EntryFormSheet } from "./entry-form-sheet.tsx";
import { EntryTypeDialog } from "./entry-type-dialog.tsx";
import { type Book, useDrafts, useEntry, useEntryOnPage } from "./logbooks.queries.ts";
import { type UnsentInput, useUnsentOf } from "./unsent.ts";

export interface NewEntryProps {
  book: Book;
  /** What kind of entry; absent while it is not chosen. */
  code: string | undefined;
  draftId: string | undefined;
  /** The entry or draft that waits on this device and is corrected. */
  unsentId: string | undefined;
  /** The entry that it replaces, amends or cancels. */
  corrects: string | undefined;
  onCode: (code: string) => void;
  onSaved: (entryId: string | undefined, signs: boolean) => void;
  onClose: () => void;
}

/** A new entry, or one that was begun: first its kind where the book has several, then its form. */
export function NewEntry(props: NewEntryProps) {
  const { book, draftId, onCode, onClose } = props;
  const types = typesOf(book);
  const drafts = useDrafts(book.id, draftId !== undefined);
  const [entryId] = useState(newId);
  const unsent = useUnsent(book.id, props.unsentId);
  const corrects = props.corrects ?? unsent?.input.correctsId ?? undefined;
  const corrected = useCorrected(book, corrects);
  const draft = draftId === undefined ? undefined : drafts.data?.find(({ id }) => id === draftId);
  if (draftId !== undefined && !draft) return <PanelOnItsWay shape="form" onClose={onClose} />;
  if (corrects !== undefined && corrected === undefined) return <PanelOnItsWay shape="form" onClose={onClose} />;
  const isFurther = corrects !== undefined && book.correction === "furtherEntry";
  const only = types.length === 1 ? types[0]?.code : undefined;
  const code = unsent?.input.code ?? draft?.code ?? props.code ?? (isFurther ? "AMEND" : (corrected?.code ?? only));
  const type = types.find((one) => one.code === code);
  if (!type) return <EntryTypeDialog book={book} types={types} onChoose={onCode} onClose={onClose} />;
  return (
    <EntryFormSheet
      key={props.unsentId ?? draftId ?? code}
      book={book}
      type={type}
      draft={draft}
      corrected={corrected}
      entryId={entryId}
      unsent={unsent}
      onSaved={props.onSaved}
      onClose={onClose}
    />
  );
}

/** Undefined while it is on its way. */
function useCorrected(book: Book, corrects: string | undefined) {
  const { data } = useEntry(book.id, corrects ?? "", corrects !== undefined);
  const known = useEntryOnPage(book, corrects);
  return corrects === undefined ? undefined : (data ?? known);
}

/** As it lay there when its form was opened: what is sent meanwhile leaves the form as it is. */
function useUnsent(bookId: string, id: string | undefined): UnsentInput | undefined {
  const { entries, drafts } = useUnsentOf(bookId);
  const entry = entries.find((one) => one.entry.id === id);
  const draft = drafts.find((one) => one.draft.id === id);
  const found: UnsentInput | undefined =
    (entry && { write: entry.write, input: entry.entry, isEntry: true, signature: entry.signature }) ??
    (draft && { write: draft.write, input: draft.draft, isEntry: false });
  const [opened, setOpened] = useState(found);
  if (found && opened?.input.id !== found.input.id) setOpened(found);
  return id === undefined ? undefined : (opened ?? found);
}
