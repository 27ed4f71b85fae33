import type { VesselScope } from "../../context.ts";
import { type Notice, notify } from "../../platform/notifications/notify.ts";
import { type Reader, readersOf } from "../../platform/notifications/readers.ts";
import type { InspectionRow } from "./inspections.record.ts";
import { notEnded } from "./inspections.repository.ts";
import { endOf } from "./inspections.rules.ts";

type Told = "opened" | "ended";

/** The masters on the vessel's list, no matter who of them began it. */
const mastersAmong = (readers: readonly Reader[]): string[] =>
  readers.filter(({ access }) => access.role === "captain").map(({ userId }) => userId);

const noticeOf = ({ id, officer, authority }: InspectionRow, what: Told, to: string[]): Notice => ({
  ...{ event: "inspection", to, record: { kind: "inspection", id } },
  facts: { title: `${officer}, ${authority}`, what },
  dedupeKey: `inspection:${id}:${what}`,
});

export async function tellOfInspection(scope: VesselScope, inspection: InspectionRow, what: Told): Promise<void> {
  await notify(scope, noticeOf(inspection, what, mastersAmong(await readersOf(scope))));
}

/** No inspection lasts longer than half of it. */
const lookedBackMs = 2 * 86_400_000;

/** Of those whose time ran out; told once each. */
export async function endedNotices({ tx, vesselId, now }: VesselScope, readers: readonly Reader[]): Promise<Notice[]> {
  const begun = await notEnded(tx, vesselId, new Date(now.getTime() - lookedBackMs));
  const over = begun.filter((inspection) => endOf(inspection, now) !== null);
  return over.map((inspection) => noticeOf(inspection, "ended", mastersAmong(readers)));
}
