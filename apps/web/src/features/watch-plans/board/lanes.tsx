import { fileAddress } from "@ymp/core/file-address";
import type { TimeSpan } from "@ymp/core/rest/breach";
import { zoneAt } from "@ymp/core/rest/ship-zones";
import { wallClockAt } from "@ymp/core/time";
import { legsOf } from "@ymp/core/watches/legs";
import { type WatchPosition, watchPositions } from "@ymp/core/watches/positions";
import { hoursWithin, legSpans } from "@ymp/core/watches/watch-plan";
import { cn } from "@ymp/ui/lib/cn";
import { Avatar } from "@ymp/ui/primitives/avatar";
import { type DragEvent, type KeyboardEvent, useRef } from "react";
import { useVessel } from "../../../app/session.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import type { BoardWatchNow } from "./board-rest.ts";
import type { BoardState } from "./use-board.ts";
import { useBoardWords } from "./use-board-words.ts";

const hourMs = 3_600_000;
/** Below it a name has no room in its bar. */
const namedFromHours = 4;
/** A watch of four hours has room for two letters of a person and a first name. */
const widthOfDay = 520;
export const watchDrag = "application/x-ymp-watch";
export const personDrag = "application/x-ymp-person";

interface LanesProps {
  state: BoardState;
  onOpen: (watch: BoardWatchNow) => void;
}

/** The plan on one axis of time: what the ship does, and who stands each position. The axis never mirrors. */
export function Lanes({ state, onOpen }: LanesProps) {
  const { t } = useTranslation("watch-plans");
  const { board, plan } = state;
  const { span } = board;
  const days = (span.until.getTime() - span.from.getTime()) / (24 * hourMs);
  return (
    <section aria-label={t("board.lanes")} className="overflow-x-auto" dir="ltr">
      <div style={{ minWidth: `${132 + days * widthOfDay}px` }}>
        <Axis state={state} />
        <Lane label={t("ship.label")} className="h-8">
          {legSpans(legsOf(plan.legs, board.zones), span).map((leg) => (
            <span
              key={leg.from.getTime()}
              className={cn(
                "absolute inset-y-1 truncate rounded-sm px-2 text-xs leading-6",
                leg.state === "passage" ? "bg-secondary" : "inset-ring inset-ring-border-strong text-muted-foreground",
              )}
              style={placeOf(leg, span)}
            >
              {t(`ship.${leg.state}`)}
            </span>
          ))}
        </Lane>
        <Bars state={state} onOpen={onOpen} />
      </div>
    </section>
  );
}

function Lane({
  label,
  text,
  className,
  children,
}: {
  label: string;
  text?: string;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <div className={cn("grid grid-cols-[120px_minmax(0,1fr)] items-center gap-3 border-border border-b", className)}>
      <span className="sticky start-0 z-10 flex h-full flex-col justify-center bg-background leading-tight">
        <span dir="auto" className={text ? "font-semibold text-sm" : "text-muted-foreground text-sm"}>
          {label}
        </span>
        {text ? (
          <span dir="auto" className="text-muted-foreground text-xs">
            {text}
          </span>
        ) : null}
      </span>
      <div className="relative h-full">{children}</div>
    </div>
  );
}

const share = (at: Date, { from, until }: TimeSpan) =>
  ((at.getTime() - from.getTime()) / (until.getTime() - from.getTime())) * 100;

const placeOf = (part: TimeSpan, span: TimeSpan) => ({
  left: `calc(${share(part.from, span)}% + 1px)`,
  width: `calc(${share(part.until, span) - share(part.from, span)}% - 2px)`,
});

/** Day and hour of every fourth hour of the ship's clock. */
function Axis({ state: { board, plan } }: { state: BoardState }) {
  const words = useBoardWords(board);
  const { zones, span } = board;
  const ticks = hoursWithin(plan, zones, [0, 4, 8, 12, 16, 20]);
  return (
    <Lane label="" className="h-11">
      {ticks.map((at) => {
        const { hour } = wallClockAt(zoneAt(zones, at), at);
        return (
          <span
            key={at.getTime()}
            aria-hidden
            className="absolute inset-y-0 flex flex-col justify-end border-border border-s ps-1.5 pb-1 text-muted-foreground text-xs tabular-nums"
            style={{ left: `${share(at, span)}%` }}
          >
            {hour === 0 ? (
              <span className="whitespace-nowrap font-semibold text-foreground">{words.day(at)}</span>
            ) : null}
            {String(hour).padStart(2, "0")}
          </span>
        );
      })}
    </Lane>
  );
}

function Bars({ state, onOpen }: LanesProps) {
  const { t } = useTranslation("watch-plans");
  const bars = useRef(new Map<string, HTMLButtonElement>());
  const { watches, selected, select, exchangedId, setExchanged, exchange, isPlanning, judged, board } = state;
  const entry = selected?.id ?? watches[0]?.id;
  const press = (event: KeyboardEvent, watch: BoardWatchNow) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step !== undefined) {
      const next = watches[watches.findIndex(({ id }) => id === watch.id) + step];
      if (next) {
        select(next.id);
        bars.current.get(next.id)?.focus();
      }
      event.preventDefault();
    }
    if (event.key.toLowerCase() === "s" && isPlanning && !event.metaKey && !event.ctrlKey) {
      if (exchangedId === undefined) setExchanged(watch.id);
      else exchange(exchangedId, watch.id);
      event.preventDefault();
    }
  };
  const choose = (watch: BoardWatchNow) => {
    if (exchangedId !== undefined) exchange(exchangedId, watch.id);
    else if (selected?.id === watch.id && isPlanning) onOpen(watch);
    else select(watch.id);
  };
  const shown = watchPositions.filter((position) => isShown(position, state));
  return shown.map((position) => (
    <Lane key={position} label={t(`position.${position}`)} text={t(`when.${position}`)} className="h-13">
      {judged.holes
        .filter((hole) => hole.position === position && !watches.some((watch) => isSame(watch, hole)))
        .map((hole) => (
          <span
            key={hole.from.getTime()}
            dir="auto"
            className="absolute top-2.5 flex h-8 items-center justify-center truncate rounded-md bg-status-overdue-bg text-status-overdue text-xs inset-ring inset-ring-status-overdue"
            style={placeOf(hole, board.span)}
          >
            {t("board.nobody")}
          </span>
        ))}
      {watches
        .filter((watch) => watch.position === position)
        .map((watch) => (
          <Bar
            key={watch.id}
            state={state}
            watch={watch}
            isEntry={watch.id === entry}
            onPress={() => choose(watch)}
            onKey={(event) => press(event, watch)}
            hold={(element) => {
              if (element) bars.current.set(watch.id, element);
              else bars.current.delete(watch.id);
            }}
          />
        ))}
    </Lane>
  ));
}

const isSame = (watch: BoardWatchNow, hole: TimeSpan & { position: WatchPosition }) =>
  watch.position === hole.position && watch.profileId === null && watch.from < hole.until && hole.from < watch.until;

const isShown = (position: WatchPosition, { watches, judged }: BoardState) =>
  watches.some((watch) => watch.position === position) || judged.holes.some((hole) => hole.position === position);

interface BarProps {
  state: BoardState;
  watch: BoardWatchNow;
  isEntry: boolean;
  onPress: () => void;
  onKey: (event: KeyboardEvent) => void;
  hold: (element: HTMLButtonElement | null) => void;
}

function Bar({ state, watch, isEntry, onPress, onKey, hold }: BarProps) {
  const { t } = useTranslation("watch-plans");
  const words = useBoardWords(state.board);
  const { id: vesselId } = useVessel();
  const { tried, selected, isPlanning, exchange, tryOn, exchangedId, personOf } = state;
  const person = personOf(watch.profileId);
  const isRinged = tried.has(watch.id) || exchangedId === watch.id;
  const hasName = watch.until.getTime() - watch.from.getTime() >= namedFromHours * hourMs;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const other = event.dataTransfer.getData(watchDrag);
    const profileId = event.dataTransfer.getData(personDrag);
    if (other) exchange(other, watch.id);
    else if (profileId) tryOn([[watch.id, profileId]]);
  };
  return (
    <button
      ref={hold}
      type="button"
      tabIndex={isEntry ? 0 : -1}
      aria-label={words.watch(watch)}
      aria-pressed={selected?.id === watch.id}
      draggable={isPlanning}
      onDragStart={(event) => event.dataTransfer.setData(watchDrag, watch.id)}
      onDragOver={(event) => isPlanning && event.preventDefault()}
      onDrop={drop}
      onClick={onPress}
      onKeyDown={onKey}
      className={cn(
        "absolute top-2.5 flex h-8 items-center gap-1.5 overflow-hidden whitespace-nowrap rounded-md px-1.5 text-xs",
        person
          ? "bg-rest-work-planned"
          : "justify-center bg-status-overdue-bg font-medium text-status-overdue inset-ring inset-ring-status-overdue",
        selected?.id === watch.id && "outline-2 outline-ring -outline-offset-2",
        isRinged && "bg-selected inset-ring-2 inset-ring-ring",
      )}
      style={placeOf(watch, state.board.span)}
    >
      {person ? (
        <>
          <Avatar
            decorative
            person={{
              name: person.name,
              color: person.color,
              photoUrl: person.photoFileId ? fileAddress(vesselId, person.photoFileId, "thumb") : null,
            }}
          />
          {hasName ? (
            <span dir="auto" className="truncate">
              {person.firstName}
            </span>
          ) : null}
        </>
      ) : (
        <span dir="auto">{t("board.nobody")}</span>
      )}
    </button>
  );
}
