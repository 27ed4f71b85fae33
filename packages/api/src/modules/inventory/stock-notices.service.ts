import type { Department } from "@ymp/core/access/roles";
import { todayIn } from "@ymp/core/calendar-date";
import { groupedBy } from "@ymp/core/grouped";
import type { VesselScope } from "../../context.ts";
import { type Notice, notifyAll } from "../../platform/notifications/notify.ts";
import type { LevelledItem } from "./levels.service.ts";
import { departmentsUsing, type StockReader, stockReaders } from "./stock-notices.repository.ts";

export interface StockAlarm extends LevelledItem {
  /** The move that brought it about: the same fall is told once, the next one after a recovery again. */
  causedBy: string;
}

/** Anyone who keeps the stores hears of what no machine uses. */
const storekeepers: readonly Department[] = ["engineering", "deck"];

/** Notifies the captain, and the heads of the departments that need it, of what ran low. */
export async function notifyOfAlerts(scope: VesselScope, alarms: readonly StockAlarm[]): Promise<void> {
  const current = alarms.filter(({ item, level }) => level.alert && item.archivedAt === null);
  if (current.length === 0) return;
  const { tx, vesselId } = scope;
  const today = todayIn(scope.vessel.timeZone, scope.now);
  const itemIds = current.map(({ item }) => item.id);
  const [readers, uses] = await Promise.all([
    stockReaders(tx, vesselId, today),
    departmentsUsing(tx, vesselId, itemIds),
  ]);
  const usesOf = groupedBy(uses, ({ itemId }) => itemId);
  const notices = current.map(({ item, level, causedBy }): Notice => {
    const using = (usesOf.get(item.id) ?? []).flatMap(({ department }) => department ?? []);
    const event = level.alert === "low" ? "stock_low" : "critical_spare_missing";
    return {
      event,
      to: whoHears(item, using.length > 0 ? using : storekeepers, readers),
      record: { kind: "item", id: item.id },
      facts: { name: item.name, onHand: level.onHand, available: level.available, min: item.min, unit: item.unit },
      dedupeKey: `${event}:${item.id}:${causedBy}`,
    };
  });
  await notifyAll(scope, notices);
}

/** Of what is private only captains and its owner may know. */
function whoHears(
  item: LevelledItem["item"],
  concerned: readonly Department[],
  readers: readonly StockReader[],
): string[] {
  const captains = readers.filter(({ role }) => role === "captain").map(({ userId }) => userId);
  if (item.isPrivate) return item.ownerUserId ? [...captains, item.ownerUserId] : captains;
  const heads = readers.filter(
    ({ role, department }) => role === "hod" && department && concerned.includes(department),
  );
  return [...captains, ...heads.map(({ userId }) => userId)];
}
