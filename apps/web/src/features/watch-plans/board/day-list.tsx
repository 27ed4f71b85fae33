import { fileAddress } from "@ymp/core/file-address";
import { groupedBy } from "@ymp/core/grouped";
import { pathOf } from "@ymp/core/records";
import { cn } from "@ymp/ui/lib/cn";
import { Avatar } from "@ymp/ui/primitives/avatar";
import { IconButton } from "@ymp/ui/primitives/button";
import { BookOpen, Handshake } from "lucide-react";
import { PathLink } from "../../../app/path-link.tsx";
import { useVessel } from "../../../app/session.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import type { BoardWatchNow } from "./board-rest.ts";
import type { BoardState } from "./use-board.ts";
import { useBoardWords } from "./use-board-words.ts";

interface DayListProps {
  state: BoardState;
  onOpen: (watch: BoardWatchNow) => void;
  onAskSwap: (watch: BoardWatchNow) => void;
}

/** The plan on a phone: one's own watches first, then everybody's, day by day. */
export function DayList({ state, onOpen, onAskSwap }: DayListProps) {
  const { t } = useTranslation("watch-plans");
  const own = state.board.people.find(({ isOwn }) => isOwn);
  const mine = own ? state.watches.filter(({ profileId }) => profileId === own.id) : [];
  return (
    <div className="flex flex-col gap-4">
      {own ? (
        <section aria-labelledby="my-watches">
          <h2 id="my-watches" className="px-4 py-2 font-semibold">
            {t("board.mine")}
          </h2>
          {mine.length === 0 ? (
            <p className="px-4 text-muted-foreground text-sm">{t("board.noneMine")}</p>
          ) : (
            <Days state={state} watches={mine} onOpen={onOpen} onAskSwap={onAskSwap} />
          )}
        </section>
      ) : null}
      <section aria-labelledby="all-watches">
        <h2 id="all-watches" className="px-4 py-2 font-semibold">
          {t("board.everybody")}
        </h2>
        <Days state={state} watches={state.watches} onOpen={onOpen} onAskSwap={onAskSwap} />
      </section>
    </div>
  );
}

function Days({ state, watches, onOpen, onAskSwap }: DayListProps & { watches: readonly BoardWatchNow[] }) {
  const words = useBoardWords(state.board);
  const days = groupedBy([...watches], ({ from }) => words.day(from));
  return [...days].map(([day, rows]) => (
    <div key={day}>
      <h3 dir="auto" className="border-border border-b px-4 py-1 text-muted-foreground text-sm">
        {day}
      </h3>
      <ul>
        {rows.map((watch) => (
          <WatchRow key={watch.id} state={state} watch={watch} onOpen={onOpen} onAskSwap={onAskSwap} />
        ))}
      </ul>
    </div>
  ));
}

function WatchRow({ state, watch, onOpen, onAskSwap }: DayListProps & { watch: BoardWatchNow }) {
  const { t } = useTranslation("watch-plans");
  const words = useBoardWords(state.board);
  const { id: vesselId } = useVessel();
  const person = state.personOf(watch.profileId);
  return (
    <li className="flex items-center border-border/60 border-b">
      <button
        type="button"
        aria-label={words.watch(watch)}
        disabled={!state.isPlanning}
        onClick={() => onOpen(watch)}
        className="flex min-h-touch min-w-0 flex-1 items-center gap-3 px-4 py-2 text-start"
      >
        <span className="w-24 flex-none text-sm tabular-nums">{words.hours(watch)}</span>
        <span dir="auto" className="w-24 flex-none text-muted-foreground text-sm">
          {t(`position.${watch.position}`)}
        </span>
        {person ? (
          <Avatar
            decorative
            person={{
              name: person.name,
              color: person.color,
              photoUrl: person.photoFileId ? fileAddress(vesselId, person.photoFileId, "thumb") : null,
            }}
          />
        ) : null}
        <span dir="auto" className={cn("min-w-0 flex-1 break-words", !person && "text-status-overdue")}>
          {words.nameOf(watch.profileId)}
        </span>
      </button>
      {state.plan.publishedAt ? (
        <IconButton asChild label={t("board.log")} size="icon-touch">
          <PathLink href={pathOf("watch_log", watch.id)}>
            <BookOpen />
          </PathLink>
        </IconButton>
      ) : null}
      {state.maySwap(watch) ? (
        <IconButton label={t("swap.ask")} size="icon-touch" className="me-2" onClick={() => onAskSwap(watch)}>
          <Handshake />
        </IconButton>
      ) : null}
    </li>
  );
}
