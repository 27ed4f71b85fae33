import { isOpenSwap } from "@ymp/core/watches/watch-swap";
import { useMemo, useState } from "react";
import { failureOf } from "../../../app/failures.ts";
import { useAssignWatches } from "../watch-plans.mutations.ts";
import type { Board, WatchPlan, WatchSwap } from "../watch-plans.queries.ts";
import { type BoardWatchNow, judgeBoard, nothingTried, type Tried, watchesWith } from "./board-rest.ts";

/** The board as it stands, and as it would be with what is tried. */
export function useBoardState(board: Board, plan: WatchPlan, swaps: readonly WatchSwap[]) {
  const [tried, setTried] = useState<Tried>(nothingTried);
  const [selectedId, select] = useState<string>();
  const [exchangedId, setExchanged] = useState<string>();
  const assign = useAssignWatches();
  const before = useMemo(() => watchesWith(board, nothingTried), [board]);
  const watches = useMemo(() => watchesWith(board, tried), [board, tried]);
  const judgedBefore = useMemo(() => judgeBoard(board, plan, before), [board, plan, before]);
  const judged = useMemo(() => judgeBoard(board, plan, watches), [board, plan, watches]);
  const isPlanning = board.can.plan;
  const watchOf = (id: string) => watches.find((watch) => watch.id === id);
  const putBack = () => {
    setTried(nothingTried);
    setExchanged(undefined);
  };
  const tryOn = (changes: readonly (readonly [string, string | null])[]) => {
    if (!isPlanning) return;
    const own = changes.filter(([id, profileId]) => before.find((watch) => watch.id === id)?.profileId !== profileId);
    const others = [...tried].filter(([id]) => !changes.some(([changed]) => changed === id));
    setTried(new Map([...others, ...own]));
    select(changes[0]?.[0]);
    setExchanged(undefined);
  };
  const exchange = (oneId: string, otherId: string) => {
    const [one, other] = [watchOf(oneId), watchOf(otherId)];
    if (one && other && one.id !== other.id && one.profileId !== other.profileId)
      tryOn([
        [one.id, other.profileId],
        [other.id, one.profileId],
      ]);
    setExchanged(undefined);
  };
  const [asksReason, setAsksReason] = useState(false);
  const closeReason = () => setAsksReason(false);
  const isNobody = [...tried].some(([, profileId]) => profileId === null);
  const isBroken = [...judged.rest.values()].some(({ caused }) => caused.length > 0);
  const isUnfit = judged.unfit.some(({ id }) => tried.has(id));
  const keep = ({ reason, onKept }: { reason?: string; onKept?: () => void } = {}) => {
    if (plan.publishedAt !== null && reason === undefined && (isNobody || isBroken || isUnfit))
      return setAsksReason(true);
    assign.mutate(
      {
        planId: plan.id,
        ...(reason === undefined ? {} : { reason }),
        changes: [...tried].flatMap(([id, profileId]) => {
          const watch = watchOf(id);
          return watch ? [{ id, version: watch.version, profileId }] : [];
        }),
      },
      {
        onSuccess: () => {
          putBack();
          onKept?.();
        },
        // Rest that the reader may not read is broken by it.
        onError: (error) => {
          const failure = failureOf(error);
          if (failure?.kind === "refused" && failure.fields.reason) setAsksReason(true);
        },
      },
    );
  };
  const own = board.people.find(({ isOwn }) => isOwn);
  /** Of a published plan, one's own watch that is still to come and that nobody is asked about yet. */
  const maySwap = (watch: BoardWatchNow) =>
    watch.profileId === own?.id &&
    watch.from > board.now &&
    tried.size === 0 &&
    plan.publishedAt !== null &&
    plan.archivedAt === null &&
    !swaps.some((swap) => isOpenSwap(swap.state) && (swap.watch.id === watch.id || swap.otherWatch?.id === watch.id));
  return {
    ...{ swaps, maySwap },
    ...{ board, plan, before, watches, judged, judgedBefore, isPlanning },
    ...{ tried, tryOn, putBack, exchange, keep, isKeeping: assign.isPending, keepError: assign.error },
    ...{ asksReason, closeReason },
    ...{ select, exchangedId, setExchanged },
    selected: selectedId === undefined ? undefined : watchOf(selectedId),
    personOf: (id: string | null) => board.people.find((person) => person.id === id),
  };
}
export type BoardState = ReturnType<typeof useBoardState>;
