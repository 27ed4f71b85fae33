import { pathOf } from "@ymp/core/records";
import { restAround } from "@ymp/core/rest/what-if";
import { withWatches } from "@ymp/core/watches/watch-rest";
import { cn } from "@ymp/ui/lib/cn";
import { Button } from "@ymp/ui/primitives/button";
import { DueSoonIcon } from "@ymp/ui/primitives/status-icon";
import { ArrowLeftRight, BookOpen, Handshake, Pencil, Undo2 } from "lucide-react";
import { PathLink } from "../../../app/path-link.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { useRestHours, useRestWords } from "../../rest/rest-words.ts";
import { type BoardWatchNow, basesOf, mendings, spansOfPerson } from "./board-rest.ts";
import type { BoardState } from "./use-board.ts";
import { useBoardWords } from "./use-board-words.ts";

interface WhatIfProps {
  state: BoardState;
  onAskSwap: (watch: BoardWatchNow) => void;
  onOpen: (watch: BoardWatchNow) => void;
}

/** What is tried, what it does to rest, and what would mend it; or the watch that is looked at. */
export function WhatIf({ state, onOpen, onAskSwap }: WhatIfProps) {
  const { t } = useTranslation("watch-plans");
  const { board, plan, watches, tried, selected, judged, isPlanning, exchangedId, tryOn } = state;
  const words = useBoardWords(board);
  const rest = useRestWords(board.zones);
  if (exchangedId !== undefined)
    return (
      <p role="status" className="rounded-lg bg-selected px-4 py-3 text-sm">
        {t("exchange.choose")}
      </p>
    );
  const changed = watches.filter(({ id }) => tried.has(id));
  const concerned = [...new Set([...changed, ...(selected ? [selected] : [])].map(({ profileId }) => profileId))];
  const broken = concerned.filter((id) => id !== null).filter((id) => (judged.rest.get(id)?.caused.length ?? 0) > 0);
  const unfit = judged.unfit.filter((watch) => tried.has(watch.id) || watch.id === selected?.id);
  if (changed.length === 0 && !selected) return null;
  const offers = isPlanning ? broken.flatMap((id) => mendings(board, plan, watches, id)) : [];
  const logged = plan.publishedAt !== null && changed.length === 0 ? selected : undefined;
  const asksSwap = selected !== undefined && state.maySwap(selected);
  return (
    <section
      aria-live="polite"
      className={cn(
        "flex flex-col gap-2 rounded-lg px-4 py-3 text-sm",
        broken.length + unfit.length > 0 ? "bg-status-due-soon-bg" : "bg-muted",
      )}
    >
      {changed.length > 0 ? (
        changed.map((watch) => (
          <p key={watch.id} dir="auto" className="font-semibold">
            {t("try.takes", {
              name: words.nameOf(watch.profileId),
              position: t(`position.${watch.position}`),
              from: words.moment(watch.from),
              until: words.time(watch.until),
            })}
          </p>
        ))
      ) : selected ? (
        <p dir="auto" className="font-semibold">
          {words.watch(selected)}
        </p>
      ) : null}
      {broken.map((id) => (
        <p key={id} dir="auto" className="flex gap-2">
          <DueSoonIcon className="mt-0.5 size-4 flex-none text-status-due-soon" />
          <span>
            <span className="font-medium">{words.nameOf(id)}. </span>
            {judged.rest.get(id)?.caused.map(rest.sentence).at(0)}
          </span>
        </p>
      ))}
      {unfit.map((watch) => (
        <p key={watch.id} dir="auto" className="flex gap-2">
          <DueSoonIcon className="mt-0.5 size-4 flex-none text-status-due-soon" />
          <span>
            {t("try.unfit", { name: words.nameOf(watch.profileId), position: t(`position.${watch.position}`) })}
          </span>
        </p>
      ))}
      {broken.length === 0 && changed.length > 0 ? <p className="text-muted-foreground">{t("try.fine")}</p> : null}
      {isPlanning || asksSwap || logged ? (
        <div className="flex flex-wrap gap-2">
          {isPlanning && changed.length > 0 ? (
            <>
              <Button variant="primary" busy={state.isKeeping} onClick={() => state.keep()}>
                {t("try.keep")}
              </Button>
              <Button onClick={state.putBack}>
                <Undo2 />
                {t("try.putBack")}
              </Button>
            </>
          ) : isPlanning && selected ? (
            <>
              <Button onClick={() => onOpen(selected)}>
                <Pencil />
                {t("action.edit")}
              </Button>
              <Button kbd="S" onClick={() => state.setExchanged(selected.id)}>
                <ArrowLeftRight />
                {t("action.exchange")}
              </Button>
            </>
          ) : null}
          {logged ? (
            <Button asChild>
              <PathLink href={pathOf("watch_log", logged.id)}>
                <BookOpen />
                {t("board.log")}
              </PathLink>
            </Button>
          ) : null}
          {asksSwap ? (
            <Button onClick={() => onAskSwap(selected)}>
              <Handshake />
              {t("swap.ask")}
            </Button>
          ) : null}
          {offers.map(({ watchId, profileId }) => {
            const watch = watches.find(({ id }) => id === watchId);
            return watch ? (
              <Button key={`${watchId} ${profileId}`} variant="outline" onClick={() => tryOn([[watchId, profileId]])}>
                {t("try.mending", {
                  name: words.nameOf(profileId),
                  from: words.time(watch.from),
                  until: words.time(watch.until),
                })}
              </Button>
            ) : null;
          })}
        </div>
      ) : null}
    </section>
  );
}

/** The hours around the watch that is looked at: as they are, and as they would be. */
export function HoursAround({ state }: { state: BoardState }) {
  const { t } = useTranslation("watch-plans");
  const { selected, before, watches, tried, board } = state;
  const words = useBoardWords(board);
  if (!selected?.profileId) return null;
  const hour = 3_600_000;
  const window = {
    from: new Date(selected.from.getTime() - 16 * hour),
    until: new Date(selected.from.getTime() + 20 * hour),
  };
  const name = words.nameOf(selected.profileId);
  return (
    <section className="flex flex-col gap-1 text-sm" aria-label={t("rest.stripLabel", { name })}>
      <h2 dir="auto" className="font-semibold">
        {t("rest.strip", { name, from: words.moment(window.from), until: words.moment(window.until) })}
      </h2>
      {tried.size > 0 ? <Strip label={t("rest.before")} state={state} window={window} watches={before} /> : null}
      <Strip label={t(tried.size > 0 ? "rest.after" : "rest.now")} state={state} window={window} watches={watches} />
      <p className="flex flex-wrap gap-4 text-muted-foreground text-xs">
        <Key className="bg-rest-work" word={t("rest.watch")} />
        <Key className="bg-rest-work-planned" word={t("rest.work")} />
        <Key className="bg-rest-violation" word={t("rest.breaks")} />
      </p>
    </section>
  );
}

function Key({ className, word }: { className: string; word: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden className={cn("h-2.5 w-3.5 rounded-xs", className)} />
      {word}
    </span>
  );
}

const slotLook = {
  broken: "bg-rest-violation",
  watch: "bg-rest-work",
  work: "bg-rest-work-planned",
  rest: "bg-rest-rest",
} as const;
/** Where the system forces its colours. */
const slotSign = { broken: "!", watch: "#", work: "+", rest: "" } as const;

interface StripProps {
  label: string;
  state: BoardState;
  window: { from: Date; until: Date };
  watches: readonly BoardWatchNow[];
}

function Strip({ label, state: { board, selected, judged, judgedBefore, before }, window, watches }: StripProps) {
  const { t } = useTranslation("watch-plans");
  const hours = useRestHours();
  const id = selected?.profileId ?? "";
  const person = board.people.find((one) => one.id === id);
  const basis = basesOf(board).get(id);
  if (!person || !basis || !selected) return <p className="text-muted-foreground text-xs">{t("rest.hidden")}</p>;
  const own = spansOfPerson(person, watches);
  const timeline = withWatches(basis, own, board.now);
  const report = (watches === before ? judgedBefore : judged).rest.get(id);
  const around = restAround(
    timeline,
    own.find((span) => span.from <= selected.from && span.until > selected.from) ?? selected,
  );
  const slotMs = timeline.slotMinutes * 60_000;
  const first = Math.floor((window.from.getTime() - timeline.beginsAt.getTime()) / slotMs);
  const count = (window.until.getTime() - window.from.getTime()) / slotMs;
  const length = (minutes: number | null) => (minutes === null ? "?" : hours(minutes));
  return (
    <div className="grid grid-cols-[120px_minmax(0,1fr)] items-center gap-3 max-md:grid-cols-1 max-md:gap-1">
      <span dir="auto" className="text-muted-foreground">
        {label}
        <span className="block text-xs tabular-nums">
          {t("rest.around", { before: length(around.beforeMinutes), after: length(around.afterMinutes) })}
        </span>
      </span>
      <span
        aria-hidden
        dir="ltr"
        className="grid h-6 gap-px"
        style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}
      >
        {Array.from({ length: count }, (_, index) => {
          const from = new Date(window.from.getTime() + index * slotMs);
          const until = new Date(from.getTime() + slotMs);
          const isOf = (span: { from: Date; until: Date }) => span.from < until && from < span.until;
          const mark = timeline.marks[first + index];
          const isWatch = own.some(isOf);
          const isWorked = mark !== undefined && mark !== "rest" && mark !== "unknown" && mark !== "compensation";
          const isBroken = isWorked && report?.caused[0] !== undefined && isOf(report.caused[0]);
          const kind = isBroken ? "broken" : isWorked ? (isWatch ? "watch" : "work") : "rest";
          return (
            <span key={from.getTime()} className={cn("overflow-hidden text-center", slotLook[kind])}>
              <span className="hidden text-2xs forced-colors:inline">{slotSign[kind]}</span>
            </span>
          );
        })}
      </span>
    </div>
  );
}
