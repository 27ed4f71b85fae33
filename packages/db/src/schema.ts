// Every table there is: migrations are written from it, and an archive of a vessel holds what it names.
export * from "./schema/accounts.ts";
export * from "./schema/equipment.ts";
export * from "./schema/files.ts";
export * from "./schema/inventory.ts";
export * from "./schema/jobs.ts";
export * from "./schema/notifications.ts";
export * from "./schema/orders.ts";
export * from "./schema/people.ts";
export * from "./schema/plans.ts";
export * from "./schema/platform.ts";
export * from "./schema/suppliers.ts";
export * from "./schema/work-history.ts";
export * from "./schema/worklists.ts";
