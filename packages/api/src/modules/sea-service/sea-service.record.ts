import type { earlierServices, shipDays, testimonials } from "@ymp/db/schema/sea-service";
import type { RecordDescriptor } from "../../platform/records.ts";

export type ShipDayRow = typeof shipDays.$inferSelect;
export type EarlierServiceRow = typeof earlierServices.$inferSelect;
export type TestimonialRow = typeof testimonials.$inferSelect;

/** What the captain told of days. */
export const shipDayRecord: RecordDescriptor<ShipDayRow> = { kind: "ship_day" };
/** Service and testimonials are told in the history of the person. */
export const servedRecord: RecordDescriptor = { kind: "profile" };
