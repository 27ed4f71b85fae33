import { sumQuantities } from "@ymp/core/units";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";
import type { UsedLine } from "./complete-job-draft.ts";
import type { JobPart, StockBin } from "./job-sheet-data.ts";

type Taken = NonNullable<InputOf<"jobs.complete">["parts"]>[number];

/** The parts of a job before the server has heard of its completion: what was taken is used, and gone from where it lay. */
export function partsOnceUsed(
  parts: readonly JobPart[],
  taken: readonly Taken[],
  lines: readonly UsedLine[],
): JobPart[] {
  const isPlanned = ({ itemId }: UsedLine) => parts.some((part) => part.itemId === itemId);
  const added = lines.filter((line) => !isPlanned(line)).map(asPart);
  return [...parts, ...added]
    .map((part) => onceUsed(part, taken))
    .filter(({ itemId, usedQuantity }) => usedQuantity !== null || parts.some((part) => part.itemId === itemId));
}

function onceUsed(part: JobPart, taken: readonly Taken[]): JobPart {
  const ofIt = taken.filter(({ itemId }) => itemId === part.itemId);
  if (ofIt.length === 0) return part;
  return {
    ...part,
    usedQuantity: sumQuantities(ofIt.map(({ quantity }) => quantity)),
    bins: part.bins.map((bin) => ({ ...bin, onHand: leftIn(bin, ofIt) })),
  };
}

function leftIn({ locationId, lotId, onHand }: StockBin, taken: readonly Taken[]): number {
  const fromHere = taken.filter((one) => one.locationId === locationId && (one.lotId ?? null) === lotId);
  return sumQuantities([onHand, ...fromHere.map(({ quantity }) => -quantity)]);
}

/** Of what was not planned. */
function asPart({ itemId, name, partNo, unit, minQuantity, bins }: UsedLine): JobPart {
  return {
    ...{ itemId, name, partNo, unit, minQuantity, isCritical: false, version: 1 },
    ...{ plannedQuantity: 0, usedQuantity: null, locationId: null },
    bins: bins.map(({ taken: _, ...bin }) => ({ ...bin, itemId })),
  };
}
