import { coverPath } from "@ymp/core/books/book-addresses";
import { cn } from "@ymp/ui/lib/cn";
import { BookText, FilePen } from "lucide-react";
import { PathLink } from "../../app/path-link.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { type BookPage, useDrafts } from "./logbooks.queries.ts";
import type { VolumeSearch } from "./logbooks.search.ts";
import { PageMark } from "./page-mark.tsx";
import type { Turning } from "./volume-bar.tsx";

interface VolumeIndexProps extends Turning {
  pages: readonly BookPage[];
  search: VolumeSearch;
  change: (part: Partial<VolumeSearch>) => void;
}

/** The pages, latest first, each with its entries and whose signature it waits for; then what is begun, and the cover. */
export function VolumeIndex({ book, page, shown, onTurn, pages, change }: VolumeIndexProps) {
  const { t } = useTranslation("logbooks");
  const drafts = useDrafts(book.id, book.can.write);
  return (
    <nav
      aria-label={t("index")}
      className="flex w-52 flex-none flex-col gap-px overflow-y-auto border-border border-e px-2 py-3 text-sm max-xl:hidden"
    >
      <h2 className="px-2 pb-1.5 text-muted-foreground">{t("pages")}</h2>
      {pages.toReversed().map((one) => {
        const isOpen = one.pageNo <= page && one.pageNo > page - shown;
        return (
          <button
            key={one.pageNo}
            type="button"
            aria-current={isOpen ? "page" : undefined}
            className={cn(
              "flex min-h-control items-center gap-2.5 rounded-md px-2 text-start hover:bg-accent",
              isOpen && "bg-selected",
            )}
            onClick={() => onTurn(one.pageNo)}
          >
            <span className="w-7 flex-none font-medium tabular-nums">{one.pageNo}</span>
            <span dir="auto" className="min-w-0 flex-1 text-muted-foreground tabular-nums">
              {one.firstNo === null
                ? t("emptyPage")
                : t("entriesOf", { first: one.firstNo, last: one.lastNo ?? one.firstNo })}
            </span>
            <PageMark state={one.state} />
          </button>
        );
      })}
      <hr className="my-2 border-border" />
      {drafts.data?.map(({ id, code, authorName }) => (
        <button
          key={id}
          type="button"
          className="flex min-h-control items-center gap-2.5 rounded-md px-2 text-start hover:bg-accent"
          onClick={() => change({ draft: id })}
        >
          <FilePen aria-hidden className="size-4 flex-none text-muted-foreground" />
          <span className="min-w-0">
            <span dir="auto" className="block">
              {t("draftOf", { code })}
            </span>
            <bdi className="block truncate text-muted-foreground text-xs">{authorName}</bdi>
          </span>
        </button>
      ))}
      <PathLink
        href={coverPath(book)}
        className="flex min-h-control items-center gap-2.5 rounded-md px-2 hover:bg-accent"
      >
        <BookText aria-hidden className="size-4 flex-none text-muted-foreground" />
        {t("cover.title")}
      </PathLink>
    </nav>
  );
}
