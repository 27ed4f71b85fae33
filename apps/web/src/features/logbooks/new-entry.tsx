import { newId } from "@ymp/core/ids";
import { useState } from "react";
import { PanelOnItsWay } from "../../lib/lazy-part.tsx";
import { typesOf } from "./book-layout.ts";
import { EntryFormSheet } from "./entry-form-sheet.tsx";
import { EntryTypeDialog } from "./entry-type-dialog.tsx";
import { type Book, useDrafts, useEntry } from "./logbooks.queries.ts";

export interface NewEntryProps {
  book: Book;
  /** What kind of entry; absent while it is not chosen. */
  code: string | undefined;
  draftId: string | undefined;
  /** The entry that it replaces, amends or cancels. */
  corrects: string | undefined;
  onCode: (code: string) => void;
  onSaved: (entryId: string | undefined, signs: boolean) => void;
  onClose: () => void;
}

/** A new entry, or one that was begun: first its kind where the book has several, then its form. */
export function NewEntry(props: NewEntryProps) {
  const { book, draftId, corrects, onCode, onClose } = props;
  const types = typesOf(book);
  const drafts = useDrafts(book.id, draftId !== undefined);
  const corrected = useCorrected(book, corrects);
  const [entryId] = useState(newId);
  const draft = draftId === undefined ? undefined : drafts.data?.find(({ id }) => id === draftId);
  if (draftId !== undefined && !draft) return <PanelOnItsWay shape="form" onClose={onClose} />;
  if (corrects !== undefined && corrected === undefined) return <PanelOnItsWay shape="form" onClose={onClose} />;
  const isFurther = corrects !== undefined && book.correction === "furtherEntry";
  const only = types.length === 1 ? types[0]?.code : undefined;
  const code = draft?.code ?? props.code ?? (isFurther ? "AMEND" : (corrected?.code ?? only));
  const type = types.find((one) => one.code === code);
  if (!type) return <EntryTypeDialog book={book} types={types} onChoose={onCode} onClose={onClose} />;
  return (
    <EntryFormSheet
      key={draftId ?? code}
      book={book}
      type={type}
      draft={draft}
      corrected={corrected}
      entryId={entryId}
      onSaved={props.onSaved}
      onClose={onClose}
    />
  );
}

/** Undefined while it is on its way. */
function useCorrected(book: Book, corrects: string | undefined) {
  const { data } = useEntry(book.id, corrects ?? "", corrects !== undefined);
  return corrects === undefined ? undefined : data;
}
