import { groupedBy } from "@ymp/core/grouped";
import type { MatrixPaper } from "@ymp/core/people/certificate-matrix";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { papersOfAll } from "./matrix.repository.ts";

/** Of one crew, renewed ones included. */
const mostPapers = 20_000;

/** Papers of some people, by person; whoever calls it shows only what the reader may know of. */
export async function papersHeldBy(
  { tx, vesselId }: Pick<VesselScope, "tx" | "vesselId">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly MatrixPaper[]>> {
  if (ids.length === 0) return new Map();
  const papers = await wholeUpTo(papersOfAll(tx, vesselId, ids), mostPapers, "refusals:noRoom");
  return groupedBy(papers, ({ profileId }) => profileId);
}
