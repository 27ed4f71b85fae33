import { addDays, type CalendarDate, daysBetween, todayIn } from "@ymp/core/calendar-date";
import type { VesselScope } from "../../context.ts";
import { listExpiring, type SupplierDocumentRow } from "./documents.repository.ts";

export interface ExpiringDocument {
  id: string;
  title: string;
  kind: SupplierDocumentRow["kind"];
  expiresOn: CalendarDate;
  /** 0 on the last day, which still counts; negative afterwards. */
  daysLeft: number;
  supplierId: string;
  supplierName: string;
}

/** Documents of suppliers in use that have expired or do so within so many days, the first to end on top. */
export async function documentsExpiring(
  { tx, vesselId, vessel, now }: Pick<VesselScope, "tx" | "vesselId" | "vessel" | "now">,
  days: number,
): Promise<ExpiringDocument[]> {
  const today = todayIn(vessel.timeZone, now);
  const rows = await listExpiring(tx, vesselId, addDays(today, days));
  return rows.flatMap(({ expiresOn, ...document }) =>
    expiresOn ? [{ ...document, expiresOn, daysLeft: daysBetween(today, expiresOn) }] : [],
  );
}
