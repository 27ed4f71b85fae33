import { isId } from "@ymp/core/ids";
import { oneOf, type SearchOf, searchOf } from "../../lib/search-readers.ts";

const asId = (value: unknown) => (typeof value === "string" && isId(value) ? value : undefined);
const between = (least: number, most: number) => (value: unknown) => {
  const figure = Number(value);
  return Number.isInteger(figure) && figure >= least && figure <= most ? figure : undefined;
};

export const leaveScales = ["year", "quarter", "month"] as const;
export type LeaveScale = (typeof leaveScales)[number];

/** The year that is shown, how much of it, and who or what of it is opened. */
export const plannerSearch = searchOf({
  year: between(2000, 2100),
  scale: oneOf(leaveScales),
  /** The first month that is shown. */
  from: between(1, 12),
  person: asId,
  leave: asId,
  /** Days by which the opened request is tried elsewhere. */
  shift: between(-366, 366),
});
export type PlannerSearch = SearchOf<typeof plannerSearch>;

export const ownLeaveSearch = searchOf({ leave: asId });
