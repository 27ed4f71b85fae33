import { counters, equipment } from "@ymp/db/schema/equipment";
import { and, eq } from "drizzle-orm";

/** The running hours of a machine, where it has a meter for them. */
export const hoursOfMachine = and(
  eq(counters.vesselId, equipment.vesselId),
  eq(counters.equipmentId, equipment.id),
  eq(counters.kind, "hours"),
);
