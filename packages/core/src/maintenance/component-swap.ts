/**
 * A component and a spare of its kind change places. What belongs to the position (where it is, what it is needed for)
 * stays there; what belongs to the component (counters, history, warranty, serial number) goes with it.
 */

/** What a position gives to whatever is in it. */
export type Position = {
  parentId: string | null;
  position: number;
  code: string | null;
  department: string | null;
  location: string | null;
  isCritical: boolean;
  isStandby: boolean;
  isUsedAtSea: boolean;
  isUsedInPort: boolean;
};

export type Placed<At extends Position = Position> = At & { name: string };

/** What each of the two takes over. A name that contains the position ("Turbocharger port") stays with it. */
export function swappedPlaces<At extends Position>(
  fitted: Placed<At>,
  spare: Placed<At>,
  { namesStay }: { namesStay: boolean },
): { fitted: TakenPlace<At>; spare: TakenPlace<At> } {
  const taken = (from: Placed<At>) => ({ ...positionOf(from), ...(namesStay ? { name: from.name } : {}) });
  return { fitted: taken(spare), spare: taken(fitted) };
}

type TakenPlace<At extends Position> = Pick<At, keyof Position> & { name?: string };

function positionOf<At extends Position>(item: At): Pick<At, keyof Position> {
  const { parentId, position, code, department, location, isCritical, isStandby, isUsedAtSea, isUsedInPort } = item;
  return { parentId, position, code, department, location, isCritical, isStandby, isUsedAtSea, isUsedInPort };
}

export type SwapVerdict = "ok" | "same" | "inside_each_other" | "too_deep";

/** `path` leads from the item to the top, itself first; `height` is the number of levels it takes up with all below it. */
export type SwapPlace = { id: string; path: readonly string[]; height: number };

/** Whether two branches of the tree can change places. */
export function judgeSwap(fitted: SwapPlace, spare: SwapPlace, deepest: number): SwapVerdict {
  if (fitted.id === spare.id) return "same";
  if (fitted.path.includes(spare.id) || spare.path.includes(fitted.id)) return "inside_each_other";
  const above = ({ path }: SwapPlace) => path.length - 1;
  const reach = Math.max(above(fitted) + spare.height, above(spare) + fitted.height);
  return reach > deepest ? "too_deep" : "ok";
}

/** Where the open work of a component goes when the component leaves its position. */
export type WorkGoes = "component" | "position";

/**
 * What is proposed for an open job: work by the component's own counter, and what is wrong with the component, go along;
 * work by the calendar or by the counter of something else belongs to the position.
 */
export function proposedWay(
  job: { kind: string; counterId: string | null },
  ownCounterIds: ReadonlySet<string>,
): WorkGoes {
  if (job.counterId !== null) return ownCounterIds.has(job.counterId) ? "component" : "position";
  return job.kind === "defect" || job.kind === "condition_of_class" ? "component" : "position";
}

/**
 * The total at which work that stays with a position falls due on the component that now is there: as many tenths are
 * left as were left before.
 */
export function carriedDue(dueTotal: number, leavingTotal: number, comingTotal: number): number {
  return comingTotal + (dueTotal - leavingTotal);
}
