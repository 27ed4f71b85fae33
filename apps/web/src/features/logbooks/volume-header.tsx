import { coverPath } from "@ymp/core/books/book-addresses";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Badge } from "@ymp/ui/primitives/badge";
import { Button } from "@ymp/ui/primitives/button";
import { CloudOff, Plus, TriangleAlert } from "lucide-react";
import { PathLink } from "../../app/path-link.tsx";
import { useServices, useStore } from "../../app/services-context.tsx";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useAdding } from "../../lib/use-adding.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useBookName } from "./book-words.ts";
import { ExportMenu } from "./late-export-menu.ts";
import { VerifyButton } from "./late-verify-button.ts";
import type { Book } from "./logbooks.queries.ts";
import { RecordStatus } from "./record-status.tsx";
import { TwinSwitch } from "./twin-switch.tsx";

interface VolumeHeaderProps {
  book: Book;
  /** The page that is open. */
  page: number;
  onWrite: (() => void) | undefined;
}

export function VolumeHeader({ book, page, onWrite }: VolumeHeaderProps) {
  const { t } = useTranslation("logbooks");
  const formats = useFormats();
  const name = useBookName();
  const { isOnline } = useStore(useServices().link);
  const adding = useAdding({ word: t("newEntry"), kbd: "N", onAdd: onWrite });
  const isPhone = useMedia(phoneQuery);
  // What else a phone says stands on the page.
  const saysMore =
    book.closedAt !== null || book.facts.flags.filterFailed === true || !isOnline || book.can.whyNot !== null;
  // The nearest decision is the blue one: a page that waits for whoever reads it.
  const isQuiet =
    book.can.signAsMaster && book.awaits.pages > 0 && book.awaits.officer === 0 && !isPhone && onWrite !== undefined;
  return (
    <ScreenHeader
      title={name(book)}
      count={isPhone ? undefined : t("volume", { number: book.number, when: formats.dateTime(book.openedAt) })}
      facts={
        isPhone && !saysMore ? undefined : (
          <>
            {book.closedAt === null ? null : (
              <Badge tone="line">{t("closedOn", { when: formats.dateTime(book.closedAt) })}</Badge>
            )}
            {book.facts.flags.filterFailed ? (
              <span role="status" className="flex items-center gap-1.5 text-status-overdue">
                <TriangleAlert aria-hidden className="size-4 flex-none" />
                <span dir="auto">{t("filterFailed")}</span>
              </span>
            ) : null}
            {isOnline ? null : (
              <span role="status" className="flex items-center gap-1.5">
                <CloudOff aria-hidden className="size-4 flex-none" />
                <span dir="auto">{t("needsLink")}</span>
              </span>
            )}
            {book.can.whyNot ? <span dir="auto">{t(book.can.whyNot)}</span> : null}
            {isPhone ? null : <RecordStatus book={book} />}
          </>
        )
      }
      tools={
        <>
          {book.closedAt === null ? <TwinSwitch kind={book.kind} /> : null}
          {isPhone ? null : (
            <>
              <VerifyButton book={book} />
              <Button variant="outline" asChild>
                <PathLink href={coverPath(book)}>{t("cover.title")}</PathLink>
              </Button>
            </>
          )}
          <ExportMenu book={book} page={page} />
          {adding.tool}
        </>
      }
      action={
        isQuiet ? (
          <Button kbd="N" onClick={onWrite}>
            <Plus />
            {t("newEntry")}
          </Button>
        ) : (
          adding.action
        )
      }
    />
  );
}
