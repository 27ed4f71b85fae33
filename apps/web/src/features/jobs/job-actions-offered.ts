import type { Job } from "./job-sheet-data.ts";

export type JobAction =
  | "accept"
  | "start"
  | "complete"
  | "postpone"
  | "wait"
  | "resume"
  | "putBack"
  | "verify"
  | "reopen"
  | "cancel"
  | "editTitle"
  | "editPlan"
  | "addToList";

export interface OfferedAction {
  action: JobAction;
  kbd?: string;
  /** The step that the flow expects now: it may be the primary. */
  isNext: boolean;
}

type Offering = Pick<Job, "status" | "can" | "planId">;

const next = (action: JobAction, kbd?: string): OfferedAction => ({ action, kbd, isNext: true });
const quiet = (action: JobAction, kbd?: string): OfferedAction => ({ action, kbd, isNext: false });

/** Which steps the bar and the overflow offer, by the status of the job and what the reader may do. */
export function offeredActions({ status, can, planId }: Offering): { bar: OfferedAction[]; more: JobAction[] } {
  const isWaiting = status.startsWith("waiting");
  const isBegun = status === "in_progress";
  const bar: OfferedAction[] = [];
  if (can.accept) bar.push(next("accept"));
  if (can.start && !isBegun && !isWaiting) bar.push(next("start"));
  if (can.complete) bar.push(next("complete", "C"));
  if (can.verify) bar.push(next("verify"));
  if (can.reopen) bar.push(quiet("reopen"));
  if (isWaiting && can.start) bar.push(quiet("resume"));
  if (can.postpone) bar.push(quiet("postpone", "P"));
  if (isBegun && can.wait) bar.push(quiet("wait"));
  const shown = bar.slice(0, 3);
  const more: JobAction[] = [];
  if (can.wait && !shown.some(({ action }) => action === "wait")) more.push("wait");
  if (isBegun && can.start) more.push("putBack");
  if (can.edit) more.push("editTitle");
  if (can.edit && planId) more.push("editPlan");
  if (can.cancel) more.push("cancel");
  return { bar: shown, more };
}
