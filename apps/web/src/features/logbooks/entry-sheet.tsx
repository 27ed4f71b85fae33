import { entryPath } from "@ymp/core/books/book-addresses";
import { pathOf } from "@ymp/core/records";
import { PropertyList } from "@ymp/ui/patterns/property-list";
import { RecordSheet } from "@ymp/ui/patterns/record-sheet";
import { EmptyState } from "@ymp/ui/patterns/states";
import { Badge } from "@ymp/ui/primitives/badge";
import { Button } from "@ymp/ui/primitives/button";
import { BookOpen, Pencil, PenLine } from "lucide-react";
import { useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { PathLink } from "../../app/path-link.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { titleOf } from "./book-layout.ts";
import { shortHash, useBookName, useBothClocks } from "./book-words.ts";
import { EntryCard } from "./entry-card.tsx";
import { EntryFiles } from "./entry-files.tsx";
import { type Book, type EntryRecord, useEntry, useEntryOnPage } from "./logbooks.queries.ts";
import type { Capacity } from "./offered-capacities.ts";

const SignEntry = lazyPanel("dialog", async () => (await import("./sign-entry.tsx")).SignEntry);
const StrikeDialog = lazyPanel("dialog", async () => (await import("./strike-dialog.tsx")).StrikeDialog);

export interface EntrySheetProps {
  book: Book;
  entryId: string;
  /** It was saved to be signed: the signature is asked for as soon as it is read. */
  signsAtOnce?: boolean;
  onOpen: (entryId: string) => void;
  /** Writes what replaces or amends it. */
  onWrite: (corrects: string) => void;
  onClose: () => void;
}

/** One entry with what was noted to it since: signatures, the strike, and the entry that replaces it. */
export function EntrySheet(props: EntrySheetProps) {
  const { t } = useTranslation("logbooks");
  const query = useEntry(props.book.id, props.entryId);
  const isAbsent = refusalOf(query.error)?.code === "not_found";
  const known = useEntryOnPage(props.book, props.entryId);
  const entry = query.data ?? (isAbsent ? undefined : known);
  if (entry) return <LoadedEntry {...props} entry={entry} />;
  return (
    <RecordSheet
      open
      onClose={props.onClose}
      number=""
      title={t(isAbsent ? "absent.title" : "loading")}
      url={window.location.href}
    >
      {isAbsent ? (
        <EmptyState icon={<BookOpen />} title={t("absent.title")}>
          {t("absent.text")}
        </EmptyState>
      ) : (
        <NotLoaded query={query} />
      )}
    </RecordSheet>
  );
}

type Shown = { kind: "sign"; capacity: Capacity } | { kind: "strike" } | null;

function LoadedEntry(props: EntrySheetProps & { entry: EntryRecord }) {
  const { book, entry, signsAtOnce, onOpen, onWrite, onClose } = props;
  const { t } = useTranslation("logbooks");
  const clocks = useBothClocks();
  const name = useBookName();
  const [first] = entry.maySign;
  const [shown, setShown] = useState<Shown>(signsAtOnce && first ? { kind: "sign", capacity: first } : null);
  const close = () => setShown(null);
  return (
    <RecordSheet
      open
      onClose={onClose}
      number={t("entryOf", { number: book.number, no: entry.no })}
      title={<span lang="en">{titleOf(entry)}</span>}
      url={new URL(entryPath(book, entry.id), window.location.origin).href}
      facts={<EntryFacts entry={entry} />}
      rail={
        <PropertyList
          properties={[
            { id: "book", label: t("property.book"), value: <bdi>{`${name(book)}, ${book.number}`}</bdi> },
            { id: "page", label: t("property.page"), value: entry.pageNo },
            ...(entry.occurredAt
              ? [
                  {
                    id: "occurred",
                    label: t("property.occurred"),
                    value: clocks(entry.occurredAt, entry.shipOffsetMin),
                  },
                ]
              : []),
            { id: "recorded", label: t("property.recorded"), value: clocks(entry.recordedAt, entry.recordedOffsetMin) },
            {
              id: "author",
              label: t("property.author"),
              value: <bdi>{[entry.author.name, entry.author.rank].filter(Boolean).join(" · ")}</bdi>,
            },
            ...(entry.madeBy
              ? [
                  {
                    id: "madeBy",
                    label: t("book-papers:madeByTitle"),
                    value: t("book-papers:madeBy", { ...entry.madeBy }),
                  },
                ]
              : []),
            ...(entry.job
              ? [
                  {
                    id: "job",
                    label: t("ofJob"),
                    value: (
                      <PathLink href={pathOf("job", entry.job.id)} className="rounded-sm hover:underline">
                        <bdi>{`${entry.job.number} ${entry.job.title}`}</bdi>
                      </PathLink>
                    ),
                  },
                ]
              : []),
            {
              id: "seal",
              label: t("property.seal"),
              value: <code className="text-xs">{shortHash(entry.hash)}</code>,
            },
          ]}
        />
      }
      actions={<EntryActions book={book} entry={entry} onShow={setShown} onWrite={onWrite} />}
    >
      <EntryCard book={book} entry={entry} onOpen={onOpen} />
      {entry.paper ? (
        <p dir="auto" className="mt-2 text-muted-foreground text-sm">
          {t("book-papers:period.entry", { pages: entry.paper.pages })}
        </p>
      ) : null}
      <EntryFiles entry={entry} />
      {shown?.kind === "sign" ? (
        <SignEntry book={book} entry={entry} capacity={shown.capacity} onClose={close} />
      ) : null}
      {shown?.kind === "strike" ? (
        <StrikeDialog book={book} entry={entry} onStruck={() => onWrite(entry.id)} onClose={close} />
      ) : null}
    </RecordSheet>
  );
}

function EntryFacts({ entry }: { entry: EntryRecord }) {
  const { t } = useTranslation("logbooks");
  const { state, isStruck, isLate, awaits } = entry;
  return (
    <>
      {isStruck ? (
        <Badge tone="overdue">
          <Pencil />
          {t("struck")}
        </Badge>
      ) : (
        <Badge tone={state === "pending" ? "due-soon" : "done"}>{t(`state.${state}`)}</Badge>
      )}
      {isLate ? <Badge tone="line">{t("lateEntry")}</Badge> : null}
      {awaits.map((capacity) => (
        <Badge key={capacity} tone="due-soon">
          <PenLine />
          {t(`awaits.${capacity}`)}
        </Badge>
      ))}
    </>
  );
}

interface EntryActionsProps {
  book: Book;
  entry: EntryRecord;
  onShow: (shown: Shown) => void;
  onWrite: (corrects: string) => void;
}

function EntryActions({ book, entry, onShow, onWrite }: EntryActionsProps) {
  const { t } = useTranslation("logbooks");
  const [first, ...others] = entry.maySign;
  const mayCorrect = book.can.write && book.closedAt === null && entry.correctedBy.length === 0;
  const isFurther = book.correction === "furtherEntry";
  return (
    <>
      {first ? (
        <Button variant="primary" size="lg" onClick={() => onShow({ kind: "sign", capacity: first })}>
          <PenLine />
          {t(`sign.${first}`)}
        </Button>
      ) : null}
      {others.map((capacity) => (
        <Button key={capacity} size="lg" onClick={() => onShow({ kind: "sign", capacity })}>
          {t(`sign.${capacity}`)}
        </Button>
      ))}
      {mayCorrect && (isFurther || entry.isStruck) ? (
        <Button variant={first ? "secondary" : "primary"} size="lg" onClick={() => onWrite(entry.id)}>
          {t(isFurther ? "furtherEntry" : "writeRight")}
        </Button>
      ) : null}
      {entry.can.strike ? (
        <Button variant="outline" size="lg" onClick={() => onShow({ kind: "strike" })}>
          <Pencil />
          {t("strike.action")}
        </Button>
      ) : null}
    </>
  );
}
