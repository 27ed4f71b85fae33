import { useSession } from "../../app/session.ts";
import { SignDialog } from "../../lib/signing/sign-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useBookName } from "./book-words.ts";
import { Paper } from "./entry-card.tsx";
import { useSignEntries } from "./logbooks.mutations.ts";
import type { Book, BookEntry } from "./logbooks.queries.ts";
import type { Capacity } from "./offered-capacities.ts";

interface SignEntryProps {
  book: Book;
  entry: BookEntry;
  capacity: Capacity;
  onClose: () => void;
}

/** The signature under one entry, by the hash of what is shown. */
export function SignEntry({ book, entry, capacity, onClose }: SignEntryProps) {
  const { t } = useTranslation("logbooks");
  const { account } = useSession();
  const name = useBookName();
  const sign = useSignEntries();
  return (
    <SignDialog
      title={t("signEntry", { no: entry.no })}
      subtitle={t("bookPage", { book: name(book), number: book.number, page: entry.pageNo })}
      submit={t("signEntry", { no: entry.no })}
      signer={book.can.signsAs ?? { name: account.name, rank: account.jobTitle }}
      capacity={t(`capacity.${capacity}`)}
      checks={checksOf(entry, t)}
      busy={sign.isPending}
      error={sign.error}
      onSign={(signing) =>
        sign.mutate(
          {
            id: book.id,
            entries: [{ id: entry.id, hash: entry.hash, files: entry.files.map(({ hash }) => hash) }],
            capacity,
            ...signing,
          },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      <Paper book={book} entry={entry} />
    </SignDialog>
  );
}

function checksOf({ warnings, isLate }: BookEntry, t: ReturnType<typeof useTranslation>["t"]) {
  const doubts = [
    ...(warnings.length > 0 ? [{ label: t("check.warnings", { count: warnings.length }), isDoubtful: true }] : []),
    ...(isLate ? [{ label: t("check.late"), isDoubtful: true }] : []),
  ];
  return doubts.length > 0 ? doubts : [{ label: t("check.sound") }];
}
