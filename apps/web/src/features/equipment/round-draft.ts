import type { UnreadReason } from "@ymp/api/modules/equipment/rounds.schema";
import { unreadReasons } from "@ymp/api/modules/equipment/rounds.schema";
import { idSchema } from "@ymp/core/id-schema";
import { newId } from "@ymp/core/ids";
import { judgeAgainstLast, type ReadingVerdict } from "@ymp/core/maintenance/counters";
import { z } from "zod";
import type { RoundMeter } from "./rounds.queries.ts";

const line = z.object({
  /** Of the reading that it becomes. */
  id: idSchema,
  reading: z.number().nullable(),
  unreadReason: z.enum(unreadReasons).nullable(),
  note: z.string(),
  confirmsJump: z.boolean(),
  readAt: z.coerce.date(),
});
export type WalkLine = z.infer<typeof line>;

/** A walk that is under way: what was read so far, and where one is. */
export const walkDraft = z.object({
  id: idSchema,
  /** Place of the meter one is at; as many as there are meters: at the end of the walk. */
  at: z.number(),
  lines: z.record(z.string(), line),
});
export type WalkDraft = z.infer<typeof walkDraft>;

export const newWalk = (): WalkDraft => ({ id: newId(), at: 0, lines: {} });

type WalkMeter = Pick<RoundMeter, "id" | "kind" | "lastReading" | "lastTotal" | "lastReadAt">;

export function verdictOf(meter: WalkMeter, walked: WalkLine | undefined): ReadingVerdict | null {
  if (!walked || walked.reading === null) return null;
  return judgeAgainstLast(meter, walked.reading, walked.readAt);
}

export type LineState = "open" | "read" | "unread" | "doubtful";

/** Where a meter of the walk is. Doubtful: the figure cannot be, or has not been confirmed. */
export function stateOf(meter: WalkMeter, walked: WalkLine | undefined): LineState {
  if (walked?.unreadReason) return "unread";
  const verdict = verdictOf(meter, walked);
  if (!walked || !verdict) return "open";
  const isFine = verdict.verdict === "ok" || (verdict.verdict === "too_far" && walked.confirmsJump);
  return isFine ? "read" : "doubtful";
}

/** The line with what was entered; the moment is that of the last figure. */
export function withEntry(
  draft: WalkDraft,
  meterId: string,
  change: Partial<Pick<WalkLine, "reading" | "unreadReason" | "note" | "confirmsJump">>,
  now: Date,
): WalkDraft {
  const blank = { id: newId(), reading: null, unreadReason: null, note: "", confirmsJump: false, readAt: now };
  const before = draft.lines[meterId] ?? blank;
  const isNewFigure = "reading" in change || "unreadReason" in change;
  const after = { ...before, ...change, ...(isNewFigure ? { readAt: now } : {}) };
  return { ...draft, lines: { ...draft.lines, [meterId]: after } };
}

export interface WalkEntry {
  id: string;
  counterId: string;
  reading: number | null;
  unreadReason?: UnreadReason;
  readAt: Date;
  note?: string;
  confirmsJump: boolean;
}

/** What is sent of the walk: every meter that was read or passed by with a reason. */
export function entriesOf(draft: WalkDraft, meters: readonly WalkMeter[]): WalkEntry[] {
  return meters.flatMap((meter) => {
    const walked = draft.lines[meter.id];
    const state = stateOf(meter, walked);
    if (!walked || (state !== "read" && state !== "unread")) return [];
    const { id, reading, unreadReason, readAt, note, confirmsJump } = walked;
    const told = state === "unread" && unreadReason ? { reading: null, unreadReason } : { reading };
    return [{ id, counterId: meter.id, ...told, readAt, note: note.trim() || undefined, confirmsJump }];
  });
}

/** A walk over the meters whose lines were refused, as they were entered. */
export function walkOf(walkId: string, entries: readonly WalkEntry[]): WalkDraft {
  const lines = entries.map(({ counterId, unreadReason = null, note = "", ...entry }) => [
    counterId,
    { ...entry, unreadReason, note },
  ]);
  return { id: walkId, at: 0, lines: Object.fromEntries(lines) };
}
