import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { useState } from "react";
import { useSession } from "../../app/session.ts";
import { SignDialog } from "../../lib/signing/sign-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useBookName } from "./book-words.ts";
import { useCloseLogbook } from "./logbooks.mutations.ts";
import type { Book } from "./logbooks.queries.ts";

/** Closes a volume for good, signed by the master; nothing of it may wait any more. */
export function CloseBookDialog({ book, onClose }: { book: Book; onClose: () => void }) {
  const { t } = useTranslation("logbooks");
  const { account } = useSession();
  const name = useBookName();
  const close = useCloseLogbook();
  const [place, setPlace] = useState("");
  const { officer, master, witness, pages } = book.awaits;
  const left = [
    { label: t("drafts", { count: book.drafts }), count: book.drafts },
    { label: t("waiting", { count: officer + master + witness }), count: officer + master + witness },
    { label: t("waits.pages", { count: pages }), count: pages },
  ].filter(({ count }) => count > 0);
  return (
    <SignDialog
      title={t("close.title")}
      subtitle={`${name(book)}, ${book.number}`}
      submit={t("close.action")}
      signer={book.can.signsAs ?? { name: account.name, rank: account.jobTitle }}
      capacity={t("capacity.master")}
      checks={
        left.length > 0 ? left.map(({ label }) => ({ label, isDoubtful: true })) : [{ label: t("close.nothingWaits") }]
      }
      destructive
      isIncomplete={place.trim() === "" || left.length > 0}
      busy={close.isPending}
      error={close.error}
      onSign={(signing) =>
        close.mutate({ id: book.id, version: book.version, place: place.trim(), ...signing }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <p dir="auto" className="text-sm">
        {t("close.text")}
      </p>
      <Field label={t("close.place")} required>
        <Input value={place} maxLength={80} autoComplete="off" onChange={({ target }) => setPlace(target.value)} />
      </Field>
    </SignDialog>
  );
}
