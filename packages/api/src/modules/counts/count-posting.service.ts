import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { judgeLine, tallyOf } from "@ymp/core/maintenance/stock-count";
import type { VesselScope } from "../../context.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { postStock } from "../inventory/posting.service.ts";
import { allLines, type CountLine } from "./count-lines.service.ts";
import { type StockCountRow, stockCountRecord } from "./counts.record.ts";
import { insertLines, lastPostingOf, type PostedCount, updateCount } from "./counts.repository.ts";
import { expectMayChangeCount, visibleCount } from "./counts.service.ts";

/**
 * Puts the books right by what was counted, all at once. What was not counted stays as it is. Lines that the first poster
 * may not know of wait for somebody who may; a line that was posted is never posted again, and who asks for it again is
 * answered as the first time.
 */
export async function postCount(scope: VesselScope, id: string): Promise<PostedCount> {
  const count = await visibleCount(scope, id, "update");
  expectMayChangeCount(scope, count, "posted");
  const lines = judged(await allLines(scope, count));
  if (lines.length === 0 && count.status === "posted") return lastPostingOf(scope.tx, count, scope.actor.userId);
  expectPostable(lines);
  const different = lines.filter(({ difference }) => difference !== 0);
  await postStock(
    scope,
    different.map(({ line, difference }) => ({
      itemId: line.itemId,
      locationId: line.locationId,
      lotId: line.lotId,
      isOfNoLot: line.lotId === null,
      kind: "count",
      quantity: difference,
      countId: count.id,
    })),
  );
  await close(scope, count, lines, different.length);
  return { lines: lines.length, differences: different.length };
}

interface JudgedLine extends ReturnType<typeof judgeLine> {
  line: CountLine;
  counted: number;
  expected: number;
}

function judged(lines: readonly CountLine[]): JudgedLine[] {
  return lines.flatMap((line) => {
    const tally = line.posted ? null : tallyOf(line.entries);
    if (!tally || !line.books) return [];
    const figures = { counted: tally.counted, ...line.books };
    return [{ line, ...figures, ...judgeLine(figures) }];
  });
}

function expectPostable(lines: readonly JudgedLine[]): void {
  if (lines.length === 0) throw new AppError("conflict", "counts:refusal.nothingCounted");
  const again = lines.filter(({ verdict }) => verdict === "recount");
  if (again.length > 0)
    throw new AppError("conflict", "counts:refusal.recount", { item: again[0]?.line.name ?? "", count: again.length });
}

async function close(scope: VesselScope, count: StockCountRow, lines: readonly JudgedLine[], differences: number) {
  const { tx, vesselId, actor, now } = scope;
  await insertLines(
    tx,
    lines.map(({ line, counted, expected }) => ({
      id: newId(),
      vesselId,
      countId: count.id,
      itemId: line.itemId,
      locationId: line.locationId,
      lotId: line.lotId,
      expectedQuantity: expected,
      countedQuantity: counted,
      createdBy: actor.userId,
      createdAt: now,
    })),
  );
  const isFirst = count.status === "open";
  const after = isFirst
    ? await updateCount(tx, count, { status: "posted", postedAt: now, postedBy: actor.userId }, now)
    : count;
  await recordChange(scope, stockCountRecord, count.id, {
    verb: "posted",
    before: count,
    after,
    facts: { name: count.name, lines: lines.length, differences },
  });
}
