import type { Say } from "@ymp/i18n/screen-translator";
import { cn } from "@ymp/ui/lib/cn";
import {
  Book,
  ChevronRight,
  Clock,
  FileText,
  LifeBuoy,
  type LucideIcon,
  ShieldAlert,
  ShieldCheck,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useBookName } from "../logbooks/book-words.ts";
import type { Inspected, InspectedBook } from "./inspections.queries.ts";
import type { InspectSearch } from "./inspections.search.ts";

interface GroupsProps {
  inspected: Inspected;
  open: (to: InspectSearch) => void;
}

/** Papers, record books, people and safety. What is kept elsewhere is said so, and not shown as none. */
export function InspectedGroups({ inspected, open }: GroupsProps) {
  const { t } = useTranslation("inspections");
  const formats = useFormats();
  const { books, crew, rest, wrong } = inspected;
  const [asked, others] = [books.filter(({ isAsked }) => isAsked), books.filter(({ isAsked }) => !isAsked)];
  const papers = wrong.filter(
    ({ what }) => what === "paperExpired" || what === "paperUrgent" || what === "paperUnknown",
  );
  return (
    <>
      <Group title={t("group.papers")}>
        <Row icon={FileText} title={t("row.ship")} text={t("row.shipText")} />
        <Row
          icon={Users}
          title={t("row.crew")}
          text={t("row.crewText", { count: crew.aboard })}
          state={
            papers.length > 0 ? (
              <span className="text-status-overdue">
                {formats.list(papers.map(({ what, count }) => t(`figure.${what}`, { count })))}
              </span>
            ) : crew.papers > 0 ? (
              t("row.allValid")
            ) : null
          }
          onOpen={() => open({ view: "crew" })}
        />
      </Group>
      <Group title={t("group.books")} note={declaredWords(t, books)}>
        {books.length === 0 ? (
          <li dir="auto" className="px-4 py-3 text-muted-foreground text-sm">
            {t("book.none")}
          </li>
        ) : null}
        {asked.map((book) => (
          <BookRow key={book.id} book={book} onOpen={() => open({ book: book.id })} />
        ))}
      </Group>
      {others.length > 0 ? (
        <Group title={t("group.otherBooks")}>
          {others.map((book) => (
            <BookRow key={book.id} book={book} onOpen={() => open({ book: book.id })} />
          ))}
        </Group>
      ) : null}
      <Group title={t("group.people")}>
        {rest.months > 0 ? (
          <Row
            icon={Clock}
            title={t("row.rest")}
            text={t("row.restMonths", { count: rest.months })}
            state={
              rest.breaches > 0 ? (
                <span className="text-status-overdue">{t("row.restBroken", { count: rest.breaches })}</span>
              ) : null
            }
            onOpen={() => open({ view: "rest" })}
          />
        ) : (
          <Row icon={Clock} title={t("row.rest")} text={t("row.restNone")} />
        )}
        <Row icon={LifeBuoy} title={t("row.drills")} text={t("row.drillsText")} />
      </Group>
    </>
  );
}

/** Of how many of the books a flag has declared that they take the place of paper. */
function declaredWords(t: Say, books: readonly InspectedBook[]): string {
  const count = books.filter(({ declaration }) => declaration?.state === "valid").length;
  if (count === 0) return t("noDeclaration");
  return count === books.length ? t("declared.all") : t("declared.some", { count, total: books.length });
}

function Group({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-5">
      <h2 className="mb-1.5 flex flex-wrap gap-x-2.5 text-sm">
        <span dir="auto" className="font-semibold">
          {title}
        </span>
        {note ? (
          <span dir="auto" className="text-muted-foreground">
            {note}
          </span>
        ) : null}
      </h2>
      <ul className="surface">{children}</ul>
    </section>
  );
}

interface RowProps {
  icon: LucideIcon;
  title: string;
  text: string;
  state?: ReactNode;
  /** Absent for what is not kept here. */
  onOpen?: () => void;
}

function Row({ icon: Icon, title, text, state, onOpen }: RowProps) {
  const body = (
    <>
      <Icon aria-hidden className="size-5 flex-none text-muted-foreground" />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block break-words font-medium text-sm">
          {title}
        </span>
        <span dir="auto" className="block text-muted-foreground text-xs tabular-nums">
          {text}
        </span>
      </span>
      {state ? (
        <span
          dir="auto"
          className="flex min-w-0 items-center gap-1.5 text-end text-sm max-md:basis-full max-md:ps-8 max-md:text-start"
        >
          {state}
        </span>
      ) : null}
      {onOpen ? <ChevronRight aria-hidden className="size-4 flex-none text-muted-foreground rtl:rotate-180" /> : null}
    </>
  );
  const shape = "flex min-h-13.5 w-full items-center gap-3.5 px-4 py-2 text-start max-md:flex-wrap";
  return (
    <li className="hairline-b last:border-b-0">
      {onOpen ? (
        <button type="button" className={cn(shape, "hover:bg-accent")} onClick={onOpen}>
          {body}
        </button>
      ) : (
        <div className={shape}>{body}</div>
      )}
    </li>
  );
}

function BookRow({ book, onOpen }: { book: InspectedBook; onOpen: () => void }) {
  const { t } = useTranslation("inspections");
  const name = useBookName();
  const formats = useFormats();
  const { number, entries, corrections, awaits, lastEntry, closedAt, isIntact } = book;
  const unsigned = awaits.officer + awaits.master + awaits.witness;
  const last = lastEntry?.occurredAt ?? lastEntry?.recordedAt;
  const facts = [
    t("book.volume", { number }),
    t("book.entries", { count: entries }),
    t("book.corrections", { count: corrections }),
    unsigned > 0 && t("book.unsigned", { count: unsigned }),
    awaits.pages > 0 && t("book.pages", { count: awaits.pages }),
    last && t("book.last", { day: formats.dateTime(last) }),
    closedAt && t("book.closed", { day: formats.dateTime(closedAt) }),
  ];
  return (
    <Row
      icon={Book}
      title={name(book)}
      text={formats.list(facts)}
      state={
        isIntact ? (
          <>
            <ShieldCheck aria-hidden className="size-4 flex-none text-status-done" />
            <span className="text-status-done">{t("book.intact")}</span>
          </>
        ) : (
          <>
            <ShieldAlert aria-hidden className="size-4 flex-none text-status-overdue" />
            <span className="text-status-overdue">{t("book.broken")}</span>
          </>
        )
      }
      onOpen={onOpen}
    />
  );
}
