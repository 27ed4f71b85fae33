import type { AttentionKind } from "@ymp/api/modules/attention/attention.rules";
import { firstOf } from "@ymp/core/bounded";
import { cn } from "@ymp/ui/lib/cn";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Button } from "@ymp/ui/primitives/button";
import { CompletedIcon, OverdueIcon } from "@ymp/ui/primitives/glyph";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { DueSoonIcon } from "@ymp/ui/primitives/status-icon";
import { ChevronRight } from "lucide-react";
import { Suspense, useState } from "react";
import { PathLink } from "../../app/path-link.tsx";
import { useAccess } from "../../app/session.ts";
import { useWordsOf } from "../../app/use-words-of.ts";
import { countedText } from "../../lib/counted-text.ts";
import { CutNote } from "../../lib/lists/cut-note.tsx";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { type AttentionCard, useAttention } from "./attention.queries.ts";
import { listOf } from "./attention-links.ts";
import { AttentionRow } from "./attention-row.tsx";

/** What needs a hand or a decision, gravest first and, where there is room, opened; one calm line when all is well. */
export function AttentionStrip() {
  const query = useAttention();
  const { seesOnlyShared } = useAccess();
  if (seesOnlyShared) return null;
  if (query.isPending) return <Pending />;
  if (!query.data) return <NotLoaded query={query} />;
  return (
    <Suspense fallback={<Pending />}>
      <Cards cards={query.data.cards} />
    </Suspense>
  );
}

function Cards({ cards }: { cards: readonly AttentionCard[] }) {
  useWordsOf(["panels"]);
  const { t } = useTranslation("attention-cards");
  const isPhone = useMedia(phoneQuery);
  if (cards.length === 0)
    return (
      <p className="mx-4 mt-3 flex items-center gap-2 text-muted-foreground text-sm">
        <CompletedIcon className="size-4 text-status-done" />
        <span dir="auto">{t("allWell")}</span>
      </p>
    );
  return (
    <section aria-labelledby="attention" className="mx-4 mt-4">
      <h2 id="attention" dir="auto" className="mb-2 font-semibold text-sm">
        {t("attention:title")}
      </h2>
      <ul className="surface overflow-hidden">
        {cards.map((card, index) => (
          <li key={card.kind} className="not-last:hairline-b">
            <Card card={card} isOpenAtFirst={index === 0 && !isPhone} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pending() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("ui:loading")} className="appear-late mx-4 mt-4 flex flex-col gap-2">
      <Skeleton className="h-4 w-24" />
      <Skeleton className="h-32 rounded-lg" />
    </div>
  );
}

const grave = new Set<AttentionKind>([
  "booksBroken",
  "booksMissing",
  "bookTestsOverdue",
  "criticalOverdue",
  "criticalUntested",
  "criticalSpares",
  "overdue",
  "ordersLate",
  "restBroken",
]);
const worstShown = 3;

function Card({ card, isOpenAtFirst }: { card: AttentionCard; isOpenAtFirst: boolean }) {
  const { t } = useTranslation("attention-cards");
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const bodyId = `attention-${card.kind}`;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-10 w-full items-center gap-2.5 px-4 py-2 text-start text-sm outline-ring -outline-offset-2 hover:bg-accent focus-visible:outline-2 touch:min-h-touch"
      >
        {grave.has(card.kind) ? (
          <OverdueIcon className="size-4 flex-none text-status-overdue" />
        ) : (
          <DueSoonIcon className="size-4 flex-none text-status-due-soon" />
        )}
        <span dir="auto" className="min-w-0 flex-1">
          <span className="font-medium">{t(`kind.${card.kind}`)}</span>
          <Sides card={card} />
        </span>
        <Count count={card.count} />
        <ChevronRight
          aria-hidden
          className={cn("size-4 flex-none text-muted-foreground transition-transform", isOpen && "rotate-90")}
        />
      </button>
      {isOpen ? <Worst id={bodyId} card={card} /> : null}
    </>
  );
}

/** Late by date and late by running hours are two things. */
function Sides({ card: { kind, byDate = 0, byCounter = 0 } }: { card: AttentionCard }) {
  const { t } = useTranslation("attention-cards");
  const formats = useFormats();
  if (kind !== "criticalOverdue") return null;
  const counts = { byDate: formats.count(byDate), byCounter: formats.count(byCounter) };
  return <span className="ms-2 text-muted-foreground">{t("sides", counts)}</span>;
}

function Count({ count }: { count: number }) {
  return <bdi className="font-semibold tabular-nums">{countedText(count, useFormats())}</bdi>;
}

function Worst({ id, card }: { id: string; card: AttentionCard }) {
  const { t } = useTranslation("attention-cards");
  const [showsAll, setShowsAll] = useState(false);
  const list = listOf[card.kind];
  const first = firstOf(card.lines, worstShown);
  const lines = showsAll ? card.lines : first.rows;
  return (
    <div id={id} className="pb-2">
      <ul>
        {lines.map((line) => (
          <li key={`${line.recordKind}-${line.id}`}>
            <AttentionRow line={line} />
          </li>
        ))}
      </ul>
      {list !== null ? (
        <Button variant="ghost" size="sm" asChild className="ms-8">
          <PathLink href={list}>{t("showList")}</PathLink>
        </Button>
      ) : null}
      {list === null && first.hasMore && !showsAll ? (
        <Button variant="ghost" size="sm" className="ms-8" onClick={() => setShowsAll(true)}>
          {t("showAll")}
        </Button>
      ) : null}
      <div className="ps-8">
        <CutNote shown={showsAll && card.count > lines.length && lines.length} way="first" />
      </div>
    </div>
  );
}
