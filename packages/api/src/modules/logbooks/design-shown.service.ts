import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { lastDesign } from "./designs.repository.ts";
import type { LogbookRow } from "./logbooks.record.ts";

/** Of a book that was never designed anew, and of what does not say on which design it was written. */
const first = 1;

/**
 * What was written on one design of a book stands on no other: under other titles its figures would say something else.
 * @throws AppError conflict where the book was designed anew since
 */
export async function expectDesign(
  { tx, vesselId }: VesselScope,
  { id, kind, design, number }: LogbookRow,
  shown: number | null | undefined,
): Promise<void> {
  if (kind !== "custom") return;
  const now = design === null ? first : await lastDesign(tx, vesselId, id);
  if ((shown ?? first) !== now) throw new AppError("conflict", "logbook-refusals:designedAnew", { number });
}
