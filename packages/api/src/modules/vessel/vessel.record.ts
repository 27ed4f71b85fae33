import type { vessels } from "@ymp/db/schema/accounts";
import type { RecordDescriptor } from "../../platform/records.ts";

export const vesselRecord: RecordDescriptor<typeof vessels.$inferSelect> = {
  kind: "vessel",
  route: () => "/app/myvessel",
};
