import { FileText } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { shortHash } from "../logbooks/book-words.ts";
import { DeclarationFacts } from "../logbooks/declaration-facts.tsx";
import { useOpenInspectedFile } from "./inspections.mutations.ts";
import type { InspectedPage, InspectedVolume } from "./inspections.queries.ts";

type PutFile = InspectedPage["entries"][number]["files"][number];

/** What was declared of this book, with scans of it and of the time on paper; each is opened, and each look recorded. */
export function PapersOfBook({ book }: { book: InspectedVolume }) {
  const { t } = useTranslation("inspections");
  const { declaration, paperPeriods } = book;
  const files = [
    ...(declaration?.logbookId === book.id ? declaration.files : []),
    ...paperPeriods.flatMap((period) => period.files),
  ];
  return (
    <section aria-label={t("paper")} className="surface px-4 py-3">
      <h2 dir="auto" className="mb-1.5 font-semibold text-sm">
        {t("paper")}
      </h2>
      {declaration ? (
        <DeclarationFacts declaration={declaration} />
      ) : (
        <p dir="auto" className="text-muted-foreground text-sm">
          {t("noDeclaration")}
        </p>
      )}
      <FileList bookId={book.id} files={files.map((file) => ({ file, words: t("files.ofBook", sumOf(file)) }))} />
    </section>
  );
}

/** Photos, receipts and delivery notes of the entries on a page. */
export function FilesOfPage({ bookId, entries }: { bookId: string; entries: InspectedPage["entries"] }) {
  const { t } = useTranslation("inspections");
  const files = entries.flatMap(({ no, files: put }) =>
    put.map((file) => ({ file, words: t("files.of", { no, ...sumOf(file) }) })),
  );
  if (files.length === 0) return null;
  return (
    <section aria-label={t("files.title")} className="surface px-4 py-3">
      <h2 dir="auto" className="font-semibold text-sm">
        {t("files.title")}
      </h2>
      <FileList bookId={bookId} files={files} />
    </section>
  );
}

const sumOf = ({ sha256 }: PutFile) => ({ sum: shortHash(sha256) });

function FileList({ bookId, files }: { bookId: string; files: readonly { file: PutFile; words: string }[] }) {
  const { t } = useTranslation("inspections");
  const open = useOpenInspectedFile();
  return (
    <ul>
      {files.map(({ file, words }) => (
        <li key={file.hash} className="hairline-b last:border-b-0">
          <button
            type="button"
            aria-label={t("files.open", { name: file.name })}
            disabled={open.isPending}
            className="flex min-h-touch w-full items-center gap-3 py-2 text-start text-sm hover:bg-accent"
            onClick={() => open.mutate({ id: bookId, fileId: file.fileId })}
          >
            <FileText aria-hidden className="size-5 flex-none text-muted-foreground" />
            <span className="min-w-0 flex-1 break-words">
              <bdi className="font-medium">{file.name}</bdi>
              <span dir="auto" className="block text-muted-foreground text-xs">
                {words}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
