import type { vessels } from "@ymp/db/schema/vessels";
import type { RecordDescriptor } from "../../platform/records.ts";

export const vesselRecord: RecordDescriptor<typeof vessels.$inferSelect> = {
  kind: "vessel",
};
