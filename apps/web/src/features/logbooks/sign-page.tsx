import { useSession } from "../../app/session.ts";
import { SignDialog } from "../../lib/signing/sign-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useBookName } from "./book-words.ts";
import { Paper } from "./entry-card.tsx";
import { useSignPage } from "./logbooks.mutations.ts";
import type { Book, BookEntry, BookPage } from "./logbooks.queries.ts";

interface SignPageProps {
  book: Book;
  page: BookPage;
  entries: readonly BookEntry[];
  onClose: () => void;
}

/** The master's signature under a page, by the hash of all that stands on it. */
export function SignPage({ book, page, entries, onClose }: SignPageProps) {
  const { t } = useTranslation("logbooks");
  const { account } = useSession();
  const name = useBookName();
  const sign = useSignPage();
  const { pageNo, hash: pageHash } = page;
  const unsigned = entries.filter(({ awaits }) => awaits.length > 0);
  const struck = entries.filter(({ isStruck }) => isStruck);
  return (
    <SignDialog
      title={t("signPage", { page: pageNo })}
      subtitle={t("bookPage", { book: name(book), number: book.number, page: pageNo })}
      submit={t("signPage", { page: pageNo })}
      signer={book.can.signsAs ?? { name: account.name, rank: account.jobTitle }}
      capacity={t("capacity.master")}
      checks={[
        {
          label: t("check.signedByOfficers"),
          fact: t("check.of", { part: entries.length - unsigned.length, total: entries.length }),
          isDoubtful: unsigned.length > 0,
        },
        ...(struck.length > 0 ? [{ label: t("check.struck", { count: struck.length }) }] : []),
        ...(page.state === "open" ? [{ label: t("check.closesPage"), isDoubtful: true }] : []),
      ]}
      isIncomplete={unsigned.length > 0}
      busy={sign.isPending}
      error={sign.error}
      onSign={(signing) => sign.mutate({ id: book.id, pageNo, pageHash, ...signing }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <div className="flex max-h-[45dvh] flex-col gap-2 overflow-y-auto">
        {entries.map((entry) => (
          <Paper key={entry.id} book={book} entry={entry} />
        ))}
      </div>
    </SignDialog>
  );
}
