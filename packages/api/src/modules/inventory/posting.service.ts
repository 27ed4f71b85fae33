import { AppError } from "@ymp/core/errors";
import { groupedBy } from "@ymp/core/grouped";
import { newId } from "@ymp/core/ids";
import type { StockMoveKind } from "@ymp/core/maintenance/stock";
import { sumQuantities } from "@ymp/core/units";
import type { VesselScope } from "../../context.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { itemRecord } from "./inventory.record.ts";
import { type LevelledItem, levelledItems } from "./levels.service.ts";
import {
  archivedPlaces,
  heldStock,
  insertMoves,
  keepPlaces,
  lockItems,
  lotsByIds,
  movesOfAct,
} from "./posting.repository.ts";
import { afterLines, linesOf, type StockPosting } from "./posting.rules.ts";
import { notifyOfAlerts } from "./stock-notices.service.ts";

/**
 * The one way stock changes, in the transaction of what causes it.
 * @param actId given by anyone who may send the posting twice: all of its lines are written once
 * @returns levels those of what became less, without what the causing jobs still held back
 * @throws AppError conflict `inventory:notEnough` when a place or a lot does not hold that much
 * @throws AppError not_found `inventory:itemMissing` for what the sender may not know of
 * @throws AppError conflict `inventory:refusal.itemArchived` where stock would come to what nobody sees in any list
 */
export async function postStock(
  scope: VesselScope,
  postings: readonly StockPosting[],
  actId?: string,
): Promise<{ moveIds: string[]; levels: readonly LevelledItem[] }> {
  const wanted = postings.filter(({ quantity }) => quantity !== 0);
  if (wanted.length === 0) return { moveIds: [], levels: [] };
  const itemIds = [...new Set(wanted.map(({ itemId }) => itemId))];
  const items = new Map((await lockItems(scope.tx, scope.vesselId, itemIds)).map((item) => [item.id, item]));
  const kept = actId ? await linesKept(scope, itemIds, actId) : [];
  if (kept.length > 0) return { moveIds: idsOf(kept), levels: [] };
  await expectKnown(scope, wanted, items);
  expectItemsInUse(wanted, items);
  await expectPlacesInUse(scope, wanted);
  const falling = wanted.filter(({ quantity, leaves }) => quantity < 0 && !leaves).map(({ itemId }) => itemId);
  const [before, lines] = await Promise.all([levelledItems(scope, falling), inLines(scope, wanted, items, actId)]);
  await write(scope, lines, items);
  const levels = await afterStockFell(scope, before, lines);
  return { moveIds: lines.map(({ id }) => id), levels };
}

type KnownItems = ReadonlyMap<string, { name: string; isPrivate: boolean; archivedAt: Date | null }>;
type PostedLine = StockPosting & { id: string; actId: string; left: number };

/** The lines of a posting that was kept already; anyone who asks holds the items locked. Null: it was not. */
export async function keptAct(scope: VesselScope, itemIds: readonly string[], actId: string): Promise<string[] | null> {
  const written = await linesKept(scope, itemIds, actId);
  return (await sentBefore(scope, actId, written[0])) ? idsOf(written) : null;
}

const linesKept = ({ tx, vesselId }: VesselScope, itemIds: readonly string[], actId: string) =>
  movesOfAct(tx, vesselId, itemIds, actId);

const idsOf = (moves: readonly { id: string; quantity: number }[]) =>
  moves.filter(({ quantity }) => quantity !== 0).map(({ id }) => id);

/** An act that found nothing to move is kept by a line of nothing: sent again, it moves nothing either. */
export async function keepNothingMoved(
  scope: VesselScope,
  { itemId, locationId, lotId, kind, note }: StockPosting,
  actId: string,
): Promise<void> {
  const { vesselId, actor, now } = scope;
  const own = { id: actId, actId, vesselId, createdBy: actor.userId, createdAt: now, movedAt: now };
  const [held] = await Promise.all([
    heldStock(scope.tx, vesselId, [itemId]),
    insertMoves(scope.tx, [{ ...own, itemId, locationId, lotId, kind, note, quantity: 0 }]),
  ]);
  const left = sumQuantities(held.map(({ onHand }) => onHand));
  const facts = { quantity: 0, left, ...(note ? { reason: note } : {}) };
  await recordChanges(scope, itemRecord, [{ recordId: itemId, verb: verbs[kind], facts }]);
}

async function expectKnown(scope: VesselScope, postings: StockPosting[], items: KnownItems): Promise<void> {
  // What is given back goes to its place even when the giver may not see whose it is.
  if (postings.some(({ itemId, kind, reversesMoveId }) => !items.has(itemId) && !(kind === "return" && reversesMoveId)))
    throw new AppError("not_found", "inventory:itemMissing");
  const named = postings.flatMap(({ itemId, lotId }) => (lotId ? [{ itemId, lotId }] : []));
  if (named.length === 0) return;
  const lots = await lotsByIds(
    scope.tx,
    scope.vesselId,
    named.map(({ lotId }) => lotId),
  );
  if (named.some(({ itemId, lotId }) => !lots.some((lot) => lot.id === lotId && lot.itemId === itemId)))
    throw new AppError("not_found", "refusals:recordNotFound");
}

/** What is archived is empty and stays so, also where something is given back or was counted before. */
function expectItemsInUse(postings: readonly StockPosting[], items: KnownItems): void {
  for (const { itemId, quantity } of postings) {
    const item = items.get(itemId);
    if (quantity > 0 && item?.archivedAt)
      throw new AppError("conflict", "inventory:refusal.itemArchived", { item: item.name });
  }
}

/** What was taken goes back where it was, also to a place that was archived since; nothing new comes there. */
async function expectPlacesInUse(scope: VesselScope, postings: readonly StockPosting[]): Promise<void> {
  const arriving = postings.filter(({ quantity, reversesMoveId }) => quantity > 0 && !reversesMoveId);
  if (arriving.length === 0) return;
  const ids = arriving.map(({ locationId }) => locationId);
  const [archived] = await archivedPlaces(scope.tx, scope.vesselId, ids);
  if (archived) throw new AppError("conflict", "inventory:refusal.placeArchived", { name: archived.name });
}

async function inLines(
  scope: VesselScope,
  postings: readonly StockPosting[],
  items: KnownItems,
  actId: string = newId(),
): Promise<PostedLine[]> {
  const itemIds = postings.map(({ itemId }) => itemId);
  const heldOf = groupedBy(await heldStock(scope.tx, scope.vesselId, itemIds), ({ itemId }) => itemId);
  const lines: PostedLine[] = [];
  for (const posting of postings) {
    const held = heldOf.get(posting.itemId) ?? [];
    const split = linesOf(posting, held, items.get(posting.itemId)?.name ?? "");
    const after = afterLines(held, split);
    heldOf.set(posting.itemId, after);
    const left = sumQuantities(after.map(({ onHand }) => onHand));
    for (const line of split) {
      const id = line.id ?? (lines.length === 0 ? actId : newId());
      lines.push({ ...line, id, actId, left });
    }
  }
  return lines;
}

async function write(scope: VesselScope, lines: readonly PostedLine[], items: KnownItems): Promise<void> {
  const own = { vesselId: scope.vesselId, createdBy: scope.actor.userId, createdAt: scope.now };
  await keepPlaces(
    scope.tx,
    lines.flatMap(({ itemId, locationId, quantity }) => (quantity > 0 ? [{ ...own, itemId, locationId }] : [])),
  );
  await insertMoves(
    scope.tx,
    lines.map(({ left, movedAt, isOfNoLot: _, leaves: _l, ...line }) => ({
      ...own,
      ...line,
      movedAt: movedAt ?? scope.now,
    })),
  );
  await recordChanges(
    scope,
    itemRecord,
    lines.map(({ itemId, kind, quantity, left, note, jobId, countId }) => ({
      recordId: itemId,
      verb: verbs[kind],
      facts: { quantity: Math.abs(quantity), left, ...(note ? { reason: note } : {}) },
      // What is private is not told in the histories of other records.
      relatedIds: items.get(itemId)?.isPrivate === false ? [jobId, countId] : [],
    })),
  );
}

const verbs: Record<StockMoveKind, string> = {
  count: "counted",
  receive: "received",
  consume: "consumed",
  transfer_out: "moved_out",
  transfer_in: "moved_in",
  adjust: "adjusted",
  scrap: "scrapped",
  return: "returned",
};

/** Tells of what ran low by these lines: once, when the level crosses, and not on every further fall. */
async function afterStockFell(
  scope: VesselScope,
  before: readonly LevelledItem[],
  lines: readonly PostedLine[],
): Promise<readonly LevelledItem[]> {
  if (before.length === 0) return [];
  const jobIds = lines.flatMap(({ jobId }) => (jobId ? [jobId] : []));
  const after = await levelledItems(
    scope,
    before.map(({ item }) => item.id),
    jobIds,
  );
  const crossed = after.filter(({ item, level }) => {
    const earlier = before.find((known) => known.item.id === item.id)?.level.alert ?? null;
    return level.alert !== null && level.alert !== earlier;
  });
  await notifyOfAlerts(
    scope,
    crossed.map(({ item, level }) => ({
      item,
      level,
      causedBy: lines.find(({ itemId }) => itemId === item.id)?.id ?? item.id,
    })),
  );
  return after;
}
