import { Field } from "@ymp/ui/primitives/field";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useRef, useState } from "react";
import { useSession } from "../../app/session.ts";
import { SignDialog } from "../../lib/signing/sign-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useBookName } from "./book-words.ts";
import { Paper } from "./entry-card.tsx";
import { useStrikeEntry } from "./logbooks.mutations.ts";
import type { Book, BookEntry } from "./logbooks.queries.ts";

interface StrikeDialogProps {
  book: Book;
  entry: BookEntry;
  /** What is right is entered next. */
  onStruck: () => void;
  onClose: () => void;
}

/** Draws a line through a wrong entry, signed and with the reason; it stays legible for good. */
export function StrikeDialog({ book, entry, onStruck, onClose }: StrikeDialogProps) {
  const { t } = useTranslation("logbooks");
  const { account } = useSession();
  const name = useBookName();
  const strike = useStrikeEntry();
  const goesOn = useRef(false);
  const [reason, setReason] = useState("");
  const isMaster = book.can.signAsMaster;
  return (
    <SignDialog
      title={t("strike.title", { no: entry.no })}
      subtitle={t("bookPage", { book: name(book), number: book.number, page: entry.pageNo })}
      submit={t("strike.title", { no: entry.no })}
      signer={book.can.signsAs ?? { name: account.name, rank: account.jobTitle }}
      capacity={t(isMaster ? "capacity.master" : "capacity.officer")}
      destructive
      isIncomplete={reason.trim() === ""}
      goesOn={goesOn}
      busy={strike.isPending}
      error={strike.error}
      onSign={(signing) =>
        strike.mutate(
          { id: book.id, entryId: entry.id, hash: entry.hash, reason: reason.trim(), ...signing },
          {
            onSuccess: () => {
              goesOn.current = true;
              onStruck();
            },
          },
        )
      }
      onClose={onClose}
    >
      <Paper book={book} entry={{ ...entry, isStruck: true }} />
      <Field label={t("strike.reason")} help={t("strike.help")} required>
        <Textarea value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </SignDialog>
  );
}
