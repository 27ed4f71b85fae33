import type { Condition } from "../definitions/condition.ts";
import type { Rule } from "../definitions/definition.ts";
import type { Expression } from "../definitions/expression.ts";
import type { MachineRate } from "./machine-rates.ts";

/** What holds of tanks, times and rates in an oil record book, by what inspectors compare (logbook rules 7.5). */

const of = (field: string): Expression => ({ field });
const figure = (text: string): Expression => ({ figure: text });

/** Which tank an operation changes, and the field that says what it holds afterwards. */
interface Changed {
  readonly tank: string;
  readonly field: string;
}
const from: Changed = { tank: "tank", field: "retained" };
/** The tank that receives what was transferred. */
const receiving: Changed = { tank: "to", field: "total" };

/** A tank holds no more than its capacity, and seldom more than nine tenths of it. */
export const withinCapacity = (when?: Condition, { tank, field }: Changed = from): Rule[] => [
  {
    ...{ id: "retainedOverCapacity", field, severity: "fault" as const },
    ...(when && { when }),
    holds: { left: of(field), is: "<=", right: { tank, tells: "capacity" } },
  },
  {
    ...{ id: "nearlyFull", field, severity: "warning" as const },
    ...(when && { when }),
    holds: { left: of(field), is: "<=", right: { product: [{ tank, tells: "capacity" }, figure("0.9")] } },
  },
];

/** What the book makes of the tank: the sounding that was entered wins, and the difference is reported. */
export const balance = (expected: Expression, when?: Condition, { tank, field }: Changed = from): Rule => ({
  ...{ id: "balance", field, severity: "warning" },
  ...(when && { when }),
  holds: {
    left: of(field),
    is: "=",
    right: expected,
    within: { most: [figure("0.05"), { product: [{ tank, tells: "capacity" }, figure("0.02")] }] },
  },
});

/** What is transferred changes the receiving tank as well, which is another one. */
export const received = (when: Condition): Rule[] => [
  { id: "intoItself", field: "to", severity: "fault", when: { all: [when, { same: ["tank", "to"] }] } },
  ...withinCapacity(when, receiving),
  balance({ sum: [{ tank: "to", tells: "retained" }, of("quantity")] }, when, receiving),
];

/** What was sounded in the last day speaks against another figure; the record goes on. */
export const asSounded = (when: Condition): Rule => ({
  id: "notAsSounded",
  field: "retained",
  severity: "warning",
  when,
  holds: {
    left: of("retained"),
    is: "=",
    right: { tank: "tank", tells: "sounded" },
    within: { most: [figure("0.05"), { product: [{ tank: "tank", tells: "capacity" }, figure("0.02")] }] },
  },
});

const before: Expression = { tank: "tank", tells: "retained" };
export const less = (field: string): Expression => ({ difference: [before, of(field)] });
export const more = (field: string): Expression => ({ sum: [before, of(field)] });

export const stopsAfterStart = (start: string, stop: string, when?: Condition): Rule => ({
  id: "stopsBeforeStart",
  field: stop,
  severity: "fault",
  ...(when && { when }),
  holds: { left: { hours: [start, stop] }, is: ">", right: figure("0") },
});

/** No faster than what the equipment is rated for; m³ an hour. 15 ppm equipment has a tenth of room. */
export const withinRate = (id: string, hours: Expression, rated: MachineRate, when: Condition): Rule => ({
  id,
  field: "quantity",
  severity: "warning",
  when,
  holds: {
    left: { quotient: [of("quantity"), hours] },
    is: "<=",
    right: rated === "separatorRate" ? { product: [{ fact: rated }, figure("1.1")] } : { fact: rated },
  },
});

/** Discharge through 15 ppm equipment is for a ship that is under way (MARPOL I/15). */
export const underWay = (from: string, to: string, when?: Condition): Rule => ({
  id: "notUnderWay",
  field: to,
  severity: "warning",
  ...(when && { when }),
  holds: { left: { miles: [from, to] }, is: ">", right: figure("0") },
});

/** While the oil filtering equipment did not work (from F 19 to F 20) nothing went through it, whenever it is entered. */
export const withWorkingFilter = (field: string, when: Condition, from: string, to: string): Rule => ({
  id: "filterFailed",
  field,
  severity: "fault",
  when: { all: [when, { during: "filterFailed", from, to }] },
});
