import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { papersOfAll } from "./matrix.repository.ts";

/** Of one crew, renewed ones included. */
const mostPapers = 20_000;

/** Dates of the papers of each, without numbers and scans. Who may know of them, the caller judges. */
export const papersOfCrew = ({ tx, vesselId }: Pick<VesselScope, "tx" | "vesselId">, profileIds: readonly string[]) =>
  wholeUpTo(papersOfAll(tx, vesselId, profileIds), mostPapers, "refusals:noRoom");
