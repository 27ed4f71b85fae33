import type { Access } from "../access/resolve-access.ts";
import type { Department } from "../access/roles.ts";
import { addDays, type CalendarDate, daysBetween } from "../calendar-date.ts";
import { type MatrixPaper, papersHeldOn } from "../people/certificate-matrix.ts";
import { paperAccess } from "../people/document-access.ts";
import { paperStatusOn } from "../people/document-status.ts";
import { factsOfPaper } from "../people/document-types.ts";
import type { TimeSpan } from "../rest/breach.ts";
import type { ShipZones } from "../rest/ship-zones.ts";
import { positionFacts, type WatchPosition, watchPositions } from "./positions.ts";
import { overlaps, type PlannedDays, type PlannedWatch, spanOf } from "./watch-plan.ts";

/** When somebody holds none of the papers that a position asks for. */
export interface Unfit extends TimeSpan {
  readonly position: WatchPosition;
}

/** Whose papers are judged; null: of no department. */
export interface Holder {
  readonly department: Department | null;
  readonly papers: readonly MatrixPaper[];
}

/** Days of a plan, one after the other, on which the papers that somebody holds are not enough for a position. */
export function unfitSpans(holder: Holder, plan: PlannedDays, zones: ShipZones): Unfit[] {
  const days = Array.from({ length: daysBetween(plan.startsOn, plan.endsOn) + 1 }, (_, at) =>
    addDays(plan.startsOn, at),
  );
  return watchPositions.flatMap((position) => {
    if (!positionFacts[position].needs) return [];
    const papers = papersFor(holder, position);
    return runs(days.filter((on) => !papersHeldOn(papers, on).some((paper) => holdsOn(paper, on)))).map((run) => ({
      position,
      ...spanOf(run, zones),
    }));
  });
}

function papersFor({ department, papers }: Holder, position: WatchPosition): MatrixPaper[] {
  const { needs = [], competentIn = [] } = positionFacts[position];
  const isCompetent = department === null || competentIn.includes(department);
  const counted = needs.filter((type) => type !== "certificate_of_competency" || isCompetent);
  return papers.filter((paper) => counted.some((type) => type === paper.type));
}

/** Of a paper that always ends, and whose last day nobody entered, nothing is promised. */
function holdsOn(paper: MatrixPaper, on: CalendarDate): boolean {
  const { state } = paperStatusOn(paper, on);
  return state === "unknown" ? factsOfPaper(paper.type).expiry !== "always" : state !== "expired";
}

function runs(days: readonly CalendarDate[]): PlannedDays[] {
  const joined: { startsOn: CalendarDate; endsOn: CalendarDate }[] = [];
  for (const on of days) {
    const last = joined.at(-1);
    if (last && addDays(last.endsOn, 1) === on) last.endsOn = on;
    else joined.push({ startsOn: on, endsOn: on });
  }
  return joined;
}

export const isUnfitFor = (unfit: readonly Unfit[], watch: Pick<PlannedWatch, "position"> & TimeSpan): boolean =>
  unfit.some((span) => span.position === watch.position && overlaps(span, watch));

const allNeeds = [...new Set(watchPositions.flatMap((position) => positionFacts[position].needs ?? []))];

/** Whether the papers of somebody hold is told to those who may know of each of them. */
export const mayKnowFitness = (access: Access, isOwn: boolean): boolean =>
  allNeeds.every((type) => paperAccess(access, isOwn, type) !== "none");
