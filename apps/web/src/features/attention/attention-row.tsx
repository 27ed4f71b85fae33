import { daysBetween, isCalendarDate, todayIn } from "@ymp/core/calendar-date";
import { paperTypes } from "@ymp/core/people/document-types";
import { pathOf } from "@ymp/core/records";
import { monthName } from "@ymp/core/rest/month-name";
import { Suspense } from "react";
import { PathLink } from "../../app/path-link.tsx";
import { useVessel } from "../../app/session.ts";
import { useWordsOf } from "../../app/use-words-of.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import type { AttentionLine } from "./attention.queries.ts";

type LineOfBook = NonNullable<AttentionLine["book"]>;

/** One of the worst, with what makes it so; it opens its record, or the place in a book where it is done. */
export function AttentionRow({ line }: { line: AttentionLine }) {
  const why = useWhy()(line);
  const bookWords = useBookWords();
  const formats = useFormats();
  const paper = paperTypes.find((name) => name === line.paperType);
  return (
    <PathLink
      href={hrefOf(line)}
      className="flex min-h-9 items-baseline gap-3 px-4 py-1.5 ps-10.5 text-sm outline-ring -outline-offset-2 hover:bg-accent focus-visible:outline-2 touch:min-h-touch"
    >
      <span dir="auto" className="min-w-0 flex-1 break-words">
        {(line.book ? bookWords(line, line.book) : line.title) ||
          (paper ? (
            <Suspense>
              <PaperName type={paper} />
            </Suspense>
          ) : null)}
        {line.book ? (
          <span className="block text-muted-foreground text-xs">
            <Suspense fallback={line.book.number}>
              <BookName book={line.book} />
            </Suspense>
          </span>
        ) : null}
        {line.rest ? (
          <span className="block text-muted-foreground text-xs">{formats.month(line.rest.month)}</span>
        ) : null}
        {line.detail ? <span className="block text-muted-foreground text-xs">{line.detail}</span> : null}
      </span>
      <bdi className="flex-none text-muted-foreground text-xs tabular-nums">{why}</bdi>
    </PathLink>
  );
}

function hrefOf({ book, rest, recordKind, recordId, opensOn }: AttentionLine): string {
  const path = pathOf(recordKind, recordId);
  if (opensOn) return `${path}&onDay=${opensOn}`;
  return book?.href ?? (rest ? `${path}&month=${monthName(rest.month)}` : path);
}

function PaperName({ type }: { type: (typeof paperTypes)[number] }) {
  const { t } = useTranslation("papers");
  useWordsOf(["people"]);
  return t(`type.${type}`);
}

function BookName({ book: { kind, number, title } }: { book: LineOfBook }) {
  const { t } = useTranslation("logbooks");
  useWordsOf(["records"]);
  return (
    <>
      {title ?? t(`kind.${kind}`)} <bdi>{number}</bdi>
    </>
  );
}

/** What is to be done in the book. */
function useBookWords() {
  const { t } = useTranslation("attention-cards");
  return ({ title }: AttentionLine, { what, no = 0, tank }: LineOfBook): string =>
    what === "test" ? title : t(`book.${what}`, { title, no, tank: tank ?? "" });
}

/** How late, how short or how soon: what is known of the line. */
function useWhy() {
  const { t } = useTranslation("attention-cards");
  const formats = useFormats();
  const { timeZone } = useVessel();
  const today = todayIn(timeZone, useNow());
  return ({ on, overTenths, onHand, min, unit = "", recordKind, book, rest }: AttentionLine): string => {
    if (onHand !== undefined) {
      const params = { onHand: formats.quantity(onHand), unit };
      return min == null ? t("levelAlone", params) : t("level", { ...params, min: formats.quantity(min) });
    }
    if (rest) return rest.what === "toSign" ? "" : t(`rest.${rest.what}`, { count: rest.count });
    const words = isCalendarDate(on) ? [book ? bookDay(on, book) : dayWords(on, recordKind)] : [];
    if (overTenths) words.push(formats.dueInHours(-overTenths));
    return formats.list(words);
  };

  /** Since when it waits, or how late it is. */
  function bookDay(on: ReturnType<typeof todayIn>, { what }: LineOfBook): string {
    const waits = what === "page" || what === "entry" || what === "broken";
    return waits ? t("book.since", { date: formats.dayMonth(on) }) : formats.dueInDays(daysBetween(today, on));
  }

  function dayWords(on: ReturnType<typeof todayIn>, kind: AttentionLine["recordKind"]): string {
    return kind === "job" || kind === "order" ? formats.dueInDays(daysBetween(today, on)) : formats.date(on);
  }
}
