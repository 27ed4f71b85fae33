/**
 * What each list can be narrowed to and sorted by. Both sides of the wire read it: the procedures' schemas, and the
 * addresses of the screens, which are read before zod is there.
 */

/** Of what is typed to search by. */
export const longestSearchText = 200;
/** Totals are counted to here and no further: an exact count of a long list costs more than the page itself. */
export const countedUpTo = 1000;

export const jobSorts = ["due", "number", "title", "priority", "status", "equipment", "done"] as const;
/** `open` is everything not done, verified or cancelled; `archive` the opposite; `waiting` all three kinds of waiting. */
export const jobStates = ["open", "archive", "waiting", "all"] as const;
export const jobPriorities = ["low", "normal", "high", "critical"] as const;
export type JobPriority = (typeof jobPriorities)[number];
export const jobKinds = [
  "planned",
  "defect",
  "inspection",
  "class",
  "condition_of_class",
  "project",
  "request",
] as const;
export type JobKind = (typeof jobKinds)[number];

export const equipmentSorts = ["name", "code", "location", "manufacturer"] as const;
export const registerStates = ["live", "archived", "all"] as const;
export const equipmentUses = ["sea", "port"] as const;

export const itemSorts = ["name", "partNo", "category"] as const;
export const itemStates = ["current", "low", "critical", "expiring", "archived"] as const;
export type ItemState = (typeof itemStates)[number];

export const partSorts = ["designation", "partNo", "equipment"] as const;
export type PartSort = (typeof partSorts)[number];
export const partStates = ["all", "below", "none", "to_order", "unlinked", "no_minimum"] as const;
export type PartState = (typeof partStates)[number];

export const orderSorts = ["number", "title", "supplier", "status", "needed", "expected"] as const;
/** `open` is everything not closed or cancelled; the others are the tiles above the list. */
export const orderStates = ["open", "to_approve", "ordered", "late", "back_order", "over", "all"] as const;

export const supplierSorts = ["name", "rating", "city"] as const;
export const supplierStates = ["live", "archived", "all"] as const;
export const documentFilters = ["expired", "expiring", "unknown"] as const;

export const logSorts = ["loggedOn", "distance"] as const;
export const logStates = ["live", "archived", "all"] as const;

export const userSorts = ["name", "role", "department", "username", "lastSeen"] as const;
export type UserSort = (typeof userSorts)[number];
export const crewSorts = ["department", "name", "jobTitle", "role", "lastSeen", "nextExpiry"] as const;

export const accountSorts = ["name", "lastSeen"] as const;
export type AccountSort = (typeof accountSorts)[number];
export const accountStates = ["current", "deleted", "erased", "all"] as const;

export const vesselSorts = ["name", "endsOn", "lastActivity", "users", "storage"] as const;
export type VesselSort = (typeof vesselSorts)[number];
/** `ending`: open, and over within thirty days. */
export const vesselStates = ["active", "ending", "closed"] as const;
export type VesselState = (typeof vesselStates)[number];

/** What a worklist may be gathered by; within a group its own order holds. */
export const worklistGroupings = ["none", "scope", "department", "status", "priority", "equipment"] as const;
export type WorklistGrouping = (typeof worklistGroupings)[number];

/** Comments of a record: the latest that are shown at first, and at most. What is older is in its history. */
export const commentsAtOnce = 200;
export const mostComments = 1000;

/** Photos and papers of one record. More are refused: a list shows them all. */
/** Files of one entry of a book. */
export const mostEntryFiles = 20;
export const mostRecordFiles = 500;

/** Lines of one checklist: more than a form, a template and a kept checklist bring together. */
export const mostTasks = 300;

export const guestSorts = ["name", "party"] as const;
export const guestStates = ["live", "archived", "all"] as const;

export const tripSorts = ["startsOn", "name"] as const;
export const tripStates = ["live", "archived", "all"] as const;

export const watchPlanSorts = ["startsOn", "name"] as const;
export const watchPlanStates = ["live", "archived", "all"] as const;
export const watchPlanStages = ["draft", "published"] as const;

export const watchLogSorts = ["startsAt"] as const;
export const watchLogStates = ["planned", "on", "done", "missed", "swapped"] as const;
export const soundingSorts = ["soundedAt", "tank"] as const;
export const soundingStates = ["live", "archived", "all"] as const;
