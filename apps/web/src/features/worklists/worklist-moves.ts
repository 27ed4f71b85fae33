import type { WorklistGrouping } from "@ymp/core/lists";
import { inWorklistGroups, worklistGroupOf } from "@ymp/core/maintenance/worklist";
import { isCovered, isTypingTarget } from "@ymp/ui/lib/typing";
import { type RefObject, useEffect, useEffectEvent, useMemo } from "react";
import { useMoveJob, withRowBefore } from "./worklists.mutations.ts";
import type { Worklist, WorklistJob } from "./worklists.queries.ts";

export interface Moves {
  /** The jobs as they will be when every move has been answered. */
  rows: readonly WorklistJob[];
  isAllowed: boolean;
  /** One place up or down among what is shown; a job stays in its group. */
  step: (jobId: string, by: 1 | -1) => void;
  canStep: (jobId: string, by: 1 | -1) => boolean;
  /** To where another job is. */
  to: (jobId: string, overJobId: string) => void;
}

interface MovesNeeds {
  list: Worklist;
  /** As the server said last. */
  rows: readonly WorklistJob[];
  grouping: WorklistGrouping;
  screen: RefObject<HTMLElement | null>;
  cursorId: string | null;
}

/** Orders the list by drag, by menu, and with alt and the arrows for the row under the cursor. */
export function useMoves({ list, rows: known, grouping, screen, cursorId }: MovesNeeds): Moves {
  const { move, unanswered } = useMoveJob();
  const rows = useMemo(
    () => unanswered.reduce((moved, { jobId, beforeJobId }) => withRowBefore(moved, jobId, beforeJobId), known),
    [unanswered, known],
  );
  const shown = inWorklistGroups(rows, grouping).flatMap(({ entries }) => entries);
  const neighbour = (jobId: string, by: 1 | -1) => {
    const at = shown.findIndex(({ id }) => id === jobId);
    const [job, other] = [shown[at], shown[at + by]];
    const isSameGroup = job && other && worklistGroupOf(job, grouping) === worklistGroupOf(other, grouping);
    return isSameGroup ? other : undefined;
  };
  const place = (jobId: string, overJobId: string) => {
    const [from, over] = [rows.findIndex(({ id }) => id === jobId), rows.findIndex(({ id }) => id === overJobId)];
    const [job, other] = [rows[from], rows[over]];
    if (!job || !other || from === over) return;
    if (worklistGroupOf(job, grouping) !== worklistGroupOf(other, grouping)) return;
    const beforeJobId = from < over ? (rows[over + 1]?.id ?? null) : overJobId;
    move({ id: list.id, jobId, beforeJobId });
  };
  const step = (jobId: string, by: 1 | -1) => {
    const other = neighbour(jobId, by);
    if (other) place(jobId, other.id);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const element = screen.current;
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
    if (!element || !by || !event.altKey || !cursorId || !list.can.edit) return;
    if (event.defaultPrevented || isTypingTarget(event.target) || isCovered(element)) return;
    event.preventDefault();
    step(cursorId, by);
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return {
    rows,
    isAllowed: list.can.edit,
    step,
    canStep: (jobId, by) => neighbour(jobId, by) !== undefined,
    to: place,
  };
}
