import type { VesselScope } from "../../context.ts";
import { retainedAtTimes, type TankAt } from "./facts.repository.ts";

/** What the oil record book made of tanks at those times. */
export const retainedWhen = ({ tx, vesselId }: VesselScope, asked: readonly TankAt[]) =>
  retainedAtTimes(tx, vesselId, asked);
