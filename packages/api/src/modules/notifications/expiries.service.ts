import { can } from "@ymp/core/access/resolve-access";
import { addDays, type CalendarDate, daysBetween, todayIn } from "@ymp/core/calendar-date";
import type { NoticeEvent } from "@ymp/core/notifications/events";
import { thresholdReached } from "@ymp/core/notifications/thresholds";
import { paperAccess } from "@ymp/core/people/document-access";
import type { VesselScope } from "../../context.ts";
import { inBatches } from "../../kit/bounded.ts";
import type { Notice } from "../../platform/notifications/notify.ts";
import { holdsAtLeast, type Reader } from "../../platform/notifications/readers.ts";
import { expiringDocuments } from "../crew-documents/crew-documents.service.ts";
import { documentsExpiring } from "../suppliers/expiring.service.ts";
import { lotsEndingBy } from "./raising.repository.ts";

const farthestDays = 90;
const lotsAtOnce = 500;

/** What ends within 90 days: lots in the stores, the crew's and the suppliers' papers, told at 90, 60, 30, 7 and 0 days. */
export async function expiryNotices(scope: VesselScope, readers: readonly Reader[]): Promise<Notice[]> {
  const today = todayIn(scope.vessel.timeZone, scope.now);
  const [lots, papers, contracts] = await Promise.all([
    lotNotices(scope, readers, today),
    paperNotices(scope, readers),
    supplierPaperNotices(scope, readers),
  ]);
  return [...lots, ...papers, ...contracts];
}

async function supplierPaperNotices(scope: VesselScope, readers: readonly Reader[]): Promise<Notice[]> {
  const today = todayIn(scope.vessel.timeZone, scope.now);
  const documents = await documentsExpiring(scope, farthestDays);
  const to = readers
    .filter((reader) => holdsAtLeast(reader, "hod") && can(reader.access, "supplier:edit"))
    .map(({ userId }) => userId);
  return documents.flatMap(({ id, title, expiresOn, supplierId, supplierName }) =>
    endingNotice("supplier_document_expiring", id, expiresOn, today, {
      to,
      record: { kind: "supplier", id: supplierId },
      facts: { title: supplierName, document: title },
    }),
  );
}

async function lotNotices(scope: VesselScope, readers: readonly Reader[], today: CalendarDate): Promise<Notice[]> {
  const lots: Awaited<ReturnType<typeof lotsEndingBy>> = [];
  const until = addDays(today, farthestDays);
  const batches = inBatches<(typeof lots)[number]>(lotsAtOnce, (batchSize, last) =>
    lotsEndingBy(scope.tx, scope.vesselId, until, { after: last?.id, batchSize }),
  );
  for await (const batch of batches) lots.push(...batch);
  const to = readers
    .filter((reader) => holdsAtLeast(reader, "hod") && can(reader.access, "inventory:edit"))
    .map(({ userId }) => userId);
  return lots.flatMap(({ id, itemId, name, lotNumber, expiresOn }) =>
    endingNotice("lot_expiring", id, expiresOn, today, {
      to,
      record: { kind: "item", id: itemId },
      facts: { name, lotNumber },
    }),
  );
}

/** A paper is told to its holder, the captain and anyone who administers the crew, as far as each may know of it. */
async function paperNotices(scope: VesselScope, readers: readonly Reader[]): Promise<Notice[]> {
  const today = todayIn(scope.vessel.timeZone, scope.now);
  const papers = await expiringDocuments(scope, { withinDays: farthestDays });
  return papers.flatMap(({ id, type, title, expiresOn, holder }) => {
    const told = readers.filter(({ profileId, access }) => {
      const isOwn = profileId === holder.id;
      const isConcerned =
        isOwn || access.role === "captain" || (access.role === "hod" && can(access, "employees:edit"));
      return isConcerned && paperAccess(access, isOwn, type) !== "none";
    });
    // One sentence goes to all of them; who sees the dates of a medical certificate is not told what it examines.
    const isWholeForAll = told.every(
      ({ profileId, access }) => paperAccess(access, profileId === holder.id, type) !== "dates",
    );
    return endingNotice("crew_document_expiring", id, expiresOn, today, {
      to: told.map(({ userId }) => userId),
      record: { kind: "profile", id: holder.id },
      facts: { title: isWholeForAll ? title : null, type, person: `${holder.firstName} ${holder.lastName}` },
    });
  });
}

/** Once for each threshold, and again when the date was moved. */
export function endingNotice(
  event: NoticeEvent,
  id: string,
  expiresOn: CalendarDate | null,
  today: CalendarDate,
  { to, record, facts }: Pick<Notice, "to" | "record" | "facts">,
): Notice[] {
  const daysLeft = expiresOn === null ? null : daysBetween(today, expiresOn);
  const threshold = daysLeft === null ? null : thresholdReached(daysLeft);
  if (daysLeft === null || threshold === null) return [];
  return [
    {
      event,
      to,
      record,
      facts: { ...facts, expiresOn, daysLeft, isPast: daysLeft < 0 },
      dedupeKey: `${event}:${id}:${expiresOn}:${threshold}`,
    },
  ];
}
