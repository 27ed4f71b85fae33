import type { VesselScope } from "../../context.ts";
import { type Notice, notify } from "../../platform/notifications/notify.ts";
import { type Reader, readersOf } from "../../platform/notifications/readers.ts";
import type { InspectionRow } from "./inspections.record.ts";
import { timedOut } from "./inspections.repository.ts";

type Told = "opened" | "ended";

/** The masters on the vessel's list, whoever of them began it. */
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

const dayMs = 86_400_000;

/** Of those whose time ran out; told once each. */
export async function endedNotices({ tx, vesselId, now }: VesselScope, readers: readonly Reader[]): Promise<Notice[]> {
  const over = await timedOut(tx, vesselId, { now, since: new Date(now.getTime() - dayMs) });
  return over.map((inspection) => noticeOf(inspection, "ended", mastersAmong(readers)));
}
