import type { KindWith } from "@ymp/core/records";
import { counters, equipment } from "@ymp/db/schema/equipment";
import { inventoryItems, stockMoves } from "@ymp/db/schema/inventory";
import { jobs } from "@ymp/db/schema/jobs";
import { profiles } from "@ymp/db/schema/people";
import { signatures } from "@ymp/db/schema/signatures";
import { suppliers } from "@ymp/db/schema/suppliers";
import { workHistory } from "@ymp/db/schema/work-history";
import { and, asc, eq, getTableColumns, gt, isNull, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, alias } from "drizzle-orm/pg-core";
import { hoursOfMachine } from "../../kit/hours-counter.ts";
import { entriesSheet, logbooksSheet } from "./readable-books.ts";
import { guestsSheet } from "./readable-guests.ts";
import { leaveSheet } from "./readable-leave.ts";
import { logSheet } from "./readable-log.ts";
import { restSheet } from "./readable-rest.ts";
import { safeManningSheet } from "./readable-safe-manning.ts";
import { earlierServicesSheet, testimonialsSheet } from "./readable-sea-service.ts";
import { soundingsSheet } from "./readable-soundings.ts";
import { type ReadableSheet, readable } from "./readable-table.ts";
import { tripsSheet } from "./readable-trips.ts";
import { watchLogsSheet } from "./readable-watch-logs.ts";
import { watchPlansSheet } from "./readable-watch-plans.ts";

const tenthsOf = (value: number | null) => (value === null ? null : value / 10);

function after(table: { vesselId: AnyPgColumn; id: AnyPgColumn }, vesselId: string, id: string | undefined) {
  return and(eq(table.vesselId, vesselId), id === undefined ? undefined : gt(table.id, id));
}

const machineOf = (of: { vesselId: AnyPgColumn; equipmentId: AnyPgColumn }) =>
  and(eq(equipment.vesselId, of.vesselId), eq(equipment.id, of.equipmentId));
const doerOf = (of: { vesselId: AnyPgColumn; doneByProfileId: AnyPgColumn }) =>
  and(eq(profiles.vesselId, of.vesselId), eq(profiles.id, of.doneByProfileId));
const supplierOf = (of: { vesselId: AnyPgColumn; supplierId: AnyPgColumn }) =>
  and(eq(suppliers.vesselId, of.vesselId), eq(suppliers.id, of.supplierId));
const fullName: SQL<string> = sql`concat_ws(' ', ${profiles.firstName}, ${profiles.lastName})`;

const jobsSheet = readable({
  name: "jobs",
  readPage: (tx, vesselId, afterId, batchSize) =>
    tx
      .select({ id: jobs.id, job: getTableColumns(jobs), machine: equipment.name, doneBy: fullName })
      .from(jobs)
      .leftJoin(equipment, machineOf(jobs))
      .leftJoin(profiles, doerOf(jobs))
      .where(after(jobs, vesselId, afterId))
      .orderBy(asc(jobs.id))
      .limit(batchSize),
  columns: [
    { heading: "No.", kind: "number", value: ({ job }) => job.number },
    { heading: "Title", kind: "text", value: ({ job }) => job.title },
    { heading: "Equipment", kind: "text", value: ({ machine }) => machine },
    { heading: "Status", kind: "text", value: ({ job }) => job.status ?? "due" },
    { heading: "Priority", kind: "text", value: ({ job }) => job.priority },
    { heading: "Department", kind: "text", value: ({ job }) => job.department },
    { heading: "Due", kind: "date", value: ({ job }) => job.dueOn },
    { heading: "Due at total", kind: "number", decimals: 1, value: ({ job }) => tenthsOf(job.dueTotal) },
    { heading: "Done", kind: "instant", value: ({ job }) => job.doneAt },
    { heading: "Done by", kind: "text", value: ({ doneBy }) => doneBy },
    { heading: "Work done", kind: "text", value: ({ job }) => job.workDone },
    { heading: "Critical", kind: "yesNo", value: ({ job }) => job.isCritical },
  ],
});

const parents = alias(equipment, "parents");
const equipmentSheet = readable({
  name: "equipment",
  readPage: (tx, vesselId, afterId, batchSize) =>
    tx
      .select({
        id: equipment.id,
        machine: getTableColumns(equipment),
        parent: parents.name,
        hours: counters.lastTotal,
        supplier: suppliers.name,
      })
      .from(equipment)
      .leftJoin(parents, and(eq(parents.vesselId, equipment.vesselId), eq(parents.id, equipment.parentId)))
      .leftJoin(counters, hoursOfMachine)
      .leftJoin(suppliers, supplierOf(equipment))
      .where(after(equipment, vesselId, afterId))
      .orderBy(asc(equipment.id))
      .limit(batchSize),
  columns: [
    { heading: "Code", kind: "text", value: ({ machine }) => machine.code },
    { heading: "Name", kind: "text", value: ({ machine }) => machine.name },
    { heading: "Part of", kind: "text", value: ({ parent }) => parent },
    { heading: "Department", kind: "text", value: ({ machine }) => machine.department },
    { heading: "Location", kind: "text", value: ({ machine }) => machine.location },
    { heading: "Manufacturer", kind: "text", value: ({ machine }) => machine.manufacturer },
    { heading: "Model", kind: "text", value: ({ machine }) => machine.modelNumber },
    { heading: "Serial no.", kind: "text", value: ({ machine }) => machine.serialNumber },
    { heading: "Supplier", kind: "text", value: ({ supplier }) => supplier },
    { heading: "Running hours", kind: "number", decimals: 1, value: ({ hours }) => tenthsOf(hours) },
    { heading: "Installed", kind: "date", value: ({ machine }) => machine.installedOn },
    { heading: "Critical", kind: "yesNo", value: ({ machine }) => machine.isCritical },
    { heading: "Archived", kind: "instant", value: ({ machine }) => machine.archivedAt },
    { heading: "Remarks", kind: "text", value: ({ machine }) => machine.remarks },
  ],
});

const peopleSheet = readable({
  name: "people",
  readPage: (tx, vesselId, afterId, batchSize) =>
    tx
      .select({
        id: profiles.id,
        lastName: profiles.lastName,
        firstName: profiles.firstName,
        jobTitle: profiles.jobTitle,
        department: profiles.department,
        role: profiles.role,
        email: profiles.email,
        phone: profiles.phone,
        nationality: profiles.nationality,
        birthDate: profiles.birthDate,
        isOnboard: profiles.isOnboard,
      })
      .from(profiles)
      .where(after(profiles, vesselId, afterId))
      .orderBy(asc(profiles.id))
      .limit(batchSize),
  columns: [
    { heading: "Last name", kind: "text", value: ({ lastName }) => lastName },
    { heading: "First name", kind: "text", value: ({ firstName }) => firstName },
    { heading: "Job title", kind: "text", value: ({ jobTitle }) => jobTitle },
    { heading: "Department", kind: "text", value: ({ department }) => department },
    { heading: "Role", kind: "text", value: ({ role }) => role },
    { heading: "Email", kind: "text", value: ({ email }) => email },
    { heading: "Phone", kind: "text", value: ({ phone }) => phone },
    { heading: "Nationality", kind: "text", value: ({ nationality }) => nationality },
    { heading: "Born", kind: "date", value: ({ birthDate }) => birthDate },
    { heading: "On board", kind: "yesNo", value: ({ isOnboard }) => isOnboard },
  ],
});

const onHand = sql<number>`(select coalesce(sum(${stockMoves.quantity}), 0)::float8 from ${stockMoves} where ${stockMoves.vesselId} = ${inventoryItems.vesselId} and ${stockMoves.itemId} = ${inventoryItems.id})`;
const stockSheet = readable({
  name: "stock",
  readPage: (tx, vesselId, afterId, batchSize) =>
    tx
      .select({
        id: inventoryItems.id,
        item: getTableColumns(inventoryItems),
        quantity: onHand,
        supplier: suppliers.name,
      })
      .from(inventoryItems)
      .leftJoin(suppliers, supplierOf(inventoryItems))
      .where(after(inventoryItems, vesselId, afterId))
      .orderBy(asc(inventoryItems.id))
      .limit(batchSize),
  columns: [
    { heading: "Name", kind: "text", value: ({ item }) => item.name },
    { heading: "Part no.", kind: "text", value: ({ item }) => item.partNo },
    { heading: "Manufacturer", kind: "text", value: ({ item }) => item.manufacturer },
    { heading: "Category", kind: "text", value: ({ item }) => item.category },
    { heading: "On hand", kind: "number", value: ({ quantity }) => quantity },
    { heading: "Unit", kind: "text", value: ({ item }) => item.unit },
    { heading: "Minimum", kind: "number", value: ({ item }) => item.minQuantity },
    { heading: "Supplier", kind: "text", value: ({ supplier }) => supplier },
    { heading: "Critical", kind: "yesNo", value: ({ item }) => item.isCritical },
  ],
});

const historySheet = readable({
  name: "history",
  readPage: (tx, vesselId, afterId, batchSize) =>
    tx
      .select({
        id: workHistory.id,
        work: getTableColumns(workHistory),
        number: jobs.number,
        machine: equipment.name,
        doneBy: fullName,
        signedBy: sql<string | null>`(select string_agg(concat_ws(', ', s.name, s.rank), '; ' order by s.signed_at)
          from ${signatures} s where s.vessel_id = ${workHistory.vesselId} and s.act_id = ${workHistory.id})`,
      })
      .from(workHistory)
      .leftJoin(jobs, and(eq(jobs.vesselId, workHistory.vesselId), eq(jobs.id, workHistory.jobId)))
      .leftJoin(equipment, machineOf(workHistory))
      .leftJoin(profiles, doerOf(workHistory))
      .where(after(workHistory, vesselId, afterId))
      .orderBy(asc(workHistory.id))
      .limit(batchSize),
  columns: [
    { heading: "Done", kind: "instant", value: ({ work }) => work.doneAt },
    { heading: "Job no.", kind: "number", value: ({ number }) => number },
    { heading: "Title", kind: "text", value: ({ work }) => work.title },
    { heading: "Equipment", kind: "text", value: ({ machine }) => machine },
    { heading: "Done by", kind: "text", value: ({ doneBy }) => doneBy },
    { heading: "Signed by", kind: "text", value: ({ signedBy }) => signedBy },
    { heading: "Outcome", kind: "text", value: ({ work }) => (work.withdrawnAt ? "taken back" : work.outcome) },
    { heading: "Total", kind: "number", decimals: 1, value: ({ work }) => tenthsOf(work.total) },
    { heading: "Hours spent", kind: "number", decimals: 1, value: ({ work }) => tenthsOf(work.spentTenths) },
    { heading: "Work done", kind: "text", value: ({ work }) => work.workDone },
    {
      heading: "Parts used",
      kind: "text",
      value: ({ work }) => work.parts.map(({ name, quantity }) => `${quantity} ${name}`).join("; "),
    },
  ],
});

const suppliersSheet = readable({
  name: "suppliers",
  readPage: (tx, vesselId, afterId, batchSize) =>
    tx
      .select()
      .from(suppliers)
      .where(and(after(suppliers, vesselId, afterId), isNull(suppliers.mergedIntoId)))
      .orderBy(asc(suppliers.id))
      .limit(batchSize),
  columns: [
    { heading: "Name", kind: "text", value: ({ name }) => name },
    { heading: "Categories", kind: "text", value: ({ categories }) => categories.join(", ") },
    { heading: "Email", kind: "text", value: ({ email }) => email },
    { heading: "Phone", kind: "text", value: ({ phone }) => phone },
    { heading: "Street address", kind: "text", value: ({ streetAddress }) => streetAddress },
    { heading: "Postal code", kind: "text", value: ({ postalCode }) => postalCode },
    { heading: "City", kind: "text", value: ({ city }) => city },
    { heading: "Country", kind: "text", value: ({ country }) => country },
    { heading: "Website", kind: "text", value: ({ website }) => website },
    { heading: "Operating in", kind: "text", value: ({ operatingIn }) => operatingIn.join(", ") },
    { heading: "Rating", kind: "number", value: ({ rating }) => rating },
    { heading: "Description", kind: "text", value: ({ description }) => description },
    { heading: "Archived", kind: "instant", value: ({ archivedAt }) => archivedAt },
  ],
});

/** By kind of record; null: its rows are in the archive, without a sheet of their own. */
const sheetOf: Record<KindWith<"path">, ReadableSheet | null> = {
  job: jobsSheet,
  equipment: equipmentSheet,
  profile: peopleSheet,
  item: stockSheet,
  supplier: suppliersSheet,
  part: null,
  order: null,
  worklist: null,
  plan: null,
  logbook: logbooksSheet,
  logbook_entry: entriesSheet,
  log_entry: logSheet,
  inspection: null,
  guest: guestsSheet,
  trip: tripsSheet,
  rest_month: restSheet,
  watch_plan: watchPlansSheet,
  watch_log: watchLogsSheet,
  sounding: soundingsSheet,
  leave_request: leaveSheet,
  manning_document: safeManningSheet,
};

export const readableSheets: readonly ReadableSheet[] = [
  ...Object.values(sheetOf),
  ...[earlierServicesSheet, testimonialsSheet, historySheet],
].filter((sheet) => sheet !== null);
