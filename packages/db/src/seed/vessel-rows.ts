import type { PgTable } from "drizzle-orm/pg-core";
import type postgres from "postgres";
import { memberships } from "../schema/accounts.ts";
import {
  counterSegments,
  counters,
  equipment,
  equipmentFiles,
  readingRounds,
  readings,
  sections,
} from "../schema/equipment.ts";
import { files } from "../schema/files.ts";
import { guests } from "../schema/guests.ts";
import {
  inventoryItems,
  itemLocations,
  locations,
  spareParts,
  stockCountLines,
  stockCounts,
  stockLots,
  stockMoves,
} from "../schema/inventory.ts";
import { jobAssignees, jobFiles, jobParts, jobPostponements, jobs, jobTasks } from "../schema/jobs.ts";
import { contracts, leaveAdjustments, leaveRequests, leaveRules } from "../schema/leave.ts";
import { logEntries, logNames, logReadings } from "../schema/log.ts";
import { logbookDrafts, logbookEvents, logbooks, tanks } from "../schema/logbooks.ts";
import { notifications } from "../schema/notifications.ts";
import { orderLines, orderReceiptLines, orderReceipts, orders } from "../schema/orders.ts";
import { crewDocuments, engagements, onboardStays, pettyCashFloats, profiles } from "../schema/people.ts";
import { planAssignees, planParts, plans, planTasks } from "../schema/plans.ts";
import { changes, comments, numberSequences } from "../schema/platform.ts";
import { restDays } from "../schema/rest.ts";
import { manningDocuments } from "../schema/safe-manning.ts";
import { earlierServices } from "../schema/sea-service.ts";
import { signatures } from "../schema/signatures.ts";
import { soundings } from "../schema/soundings.ts";
import { supplierContacts, supplierDocuments, suppliers } from "../schema/suppliers.ts";
import { declaredEvents, planReadings } from "../schema/triggers.ts";
import { tripDays, tripStays, trips } from "../schema/trips.ts";
import { watchLogs, watchRounds } from "../schema/watch-logs.ts";
import { watches, watchPlans } from "../schema/watch-plans.ts";
import { workHistory } from "../schema/work-history.ts";
import { taskGroups, worklistJobs, worklistMembers, worklists } from "../schema/worklists.ts";
import { insertRows } from "./insert-rows.ts";

/** In the order in which they can be written: what is pointed at comes first. */
const tables = {
  memberships,
  profiles,
  files,
  engagements,
  onboardStays,
  pettyCashFloats,
  crewDocuments,
  earlierServices,
  manningDocuments,
  suppliers,
  supplierContacts,
  supplierDocuments,
  equipment,
  equipmentFiles,
  counters,
  counterSegments,
  readingRounds,
  sections,
  locations,
  inventoryItems,
  itemLocations,
  spareParts,
  plans,
  planTasks,
  planParts,
  planAssignees,
  jobs,
  jobAssignees,
  jobTasks,
  jobParts,
  jobPostponements,
  jobFiles,
  planReadings,
  declaredEvents,
  readings,
  logNames,
  logEntries,
  logReadings,
  guests,
  trips,
  tripStays,
  tripDays,
  restDays,
  watchPlans,
  watches,
  watchLogs,
  watchRounds,
  contracts,
  leaveAdjustments,
  leaveRules,
  leaveRequests,
  stockLots,
  stockCounts,
  stockCountLines,
  orders,
  orderLines,
  orderReceipts,
  stockMoves,
  orderReceiptLines,
  workHistory,
  signatures,
  worklists,
  worklistJobs,
  worklistMembers,
  taskGroups,
  tanks,
  soundings,
  logbooks,
  logbookEvents,
  logbookDrafts,
  comments,
  notifications,
  changes,
  numberSequences,
};

type Tables = typeof tables;
/** Everything a vessel starts with, table by table. */
export type VesselRows = { [Name in keyof Tables]: Tables[Name]["$inferInsert"][] };

export function emptyRows(): VesselRows {
  return {
    memberships: [],
    profiles: [],
    files: [],
    engagements: [],
    onboardStays: [],
    pettyCashFloats: [],
    crewDocuments: [],
    earlierServices: [],
    manningDocuments: [],
    suppliers: [],
    supplierContacts: [],
    supplierDocuments: [],
    equipment: [],
    equipmentFiles: [],
    counters: [],
    counterSegments: [],
    sections: [],
    locations: [],
    inventoryItems: [],
    itemLocations: [],
    spareParts: [],
    plans: [],
    planTasks: [],
    planParts: [],
    planAssignees: [],
    jobs: [],
    jobAssignees: [],
    jobTasks: [],
    jobParts: [],
    jobPostponements: [],
    jobFiles: [],
    planReadings: [],
    declaredEvents: [],
    readings: [],
    logNames: [],
    logEntries: [],
    logReadings: [],
    guests: [],
    trips: [],
    tripStays: [],
    tripDays: [],
    restDays: [],
    watchPlans: [],
    watches: [],
    watchLogs: [],
    watchRounds: [],
    contracts: [],
    leaveAdjustments: [],
    leaveRules: [],
    leaveRequests: [],
    stockLots: [],
    stockCounts: [],
    stockCountLines: [],
    orders: [],
    orderLines: [],
    orderReceipts: [],
    stockMoves: [],
    orderReceiptLines: [],
    workHistory: [],
    signatures: [],
    readingRounds: [],
    worklists: [],
    worklistJobs: [],
    worklistMembers: [],
    taskGroups: [],
    tanks: [],
    soundings: [],
    logbooks: [],
    logbookEvents: [],
    logbookDrafts: [],
    comments: [],
    notifications: [],
    changes: [],
    numberSequences: [],
  };
}

export async function writeRows(tx: postgres.TransactionSql, rows: VesselRows): Promise<void> {
  const byTable: Record<string, readonly object[]> = rows;
  const order: Record<string, PgTable> = tables;
  for (const [name, table] of Object.entries(order)) await insertRows(tx, table, byTable[name] ?? []);
}
