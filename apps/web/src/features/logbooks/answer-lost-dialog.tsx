import { Field } from "@ymp/ui/primitives/field";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { useSession } from "../../app/session.ts";
import { SignDialog } from "../../lib/signing/sign-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useBookName } from "./book-words.ts";
import { useAnswerLost } from "./logbooks.mutations.ts";
import type { Book } from "./logbooks.queries.ts";

interface AnswerLostDialogProps {
  book: Book;
  lost: NonNullable<Book["lost"]>;
  onClose: () => void;
}

/** The master says why events are missing, with the pin; that stands in the book for good. */
export function AnswerLostDialog({ book, lost, onClose }: AnswerLostDialogProps) {
  const { t } = useTranslation("logbooks");
  const { account } = useSession();
  const name = useBookName();
  const answer = useAnswerLost();
  const [reason, setReason] = useState("");
  const { seq, hash, from } = lost;
  return (
    <SignDialog
      title={t("lostHead.answer")}
      subtitle={`${name(book)}, ${book.number}`}
      submit={t("lostHead.answer")}
      signer={book.can.signsAs ?? { name: account.name, rank: account.jobTitle }}
      capacity={t("capacity.master")}
      destructive
      isIncomplete={reason.trim() === ""}
      busy={answer.isPending}
      error={answer.error}
      onSign={(signing) =>
        answer.mutate({ id: book.id, lost: { seq, hash }, reason: reason.trim(), ...signing }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <p dir="auto" className="text-sm">
        {t("lostHead.explain", { from, to: seq })}
      </p>
      <Field label={t("strike.reason")} help={t("lostHead.help")} required>
        <Textarea value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </SignDialog>
  );
}
