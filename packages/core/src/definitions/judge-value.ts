import { isCalendarDate } from "../calendar-date.ts";
import { isAhead, isLongAgo } from "../clock-reach.ts";
import { isSeen, onOneLine } from "../seen-text.ts";
import type { Facts, Field, FigureFacts, TankFacts, Value } from "./definition.ts";
import { isPosition } from "./expression.ts";
import { decimalsOf, fixedOf } from "./fixed-point.ts";
import type { FindingCode } from "./judge-entry.ts";
import { isOnGlobe } from "./position.ts";

export interface Fault {
  readonly code: FindingCode;
  readonly params?: Readonly<Record<string, string | number>>;
}

type Typed = Exclude<Field, { type: "rows" | "computed" }>;

/** What is wrong with a value that was given, by itself. */
export function judgeValue(field: Typed, value: Value, facts: Pick<Facts, "tanks" | "now">): Fault[] {
  switch (field.type) {
    case "text":
      return typeof value === "string" ? judgeText(field, value) : wrongKind;
    case "figure":
      return typeof value === "string" ? judgeFigure(field, value) : wrongKind;
    case "flag":
      return typeof value === "boolean" ? [] : wrongKind;
    case "instant":
      return judgeInstant(value, facts);
    case "date":
      return isCalendarDate(value) ? [] : [{ code: "notDate" }];
    case "position":
      return isPosition(value) && isOnGlobe(value) ? [] : [{ code: "notPosition" }];
    case "place":
      return judgePlace(value);
    case "choice":
      return judgeChoice(field, value);
    case "tank":
      return judgeTanks(field, value, facts);
    case "files":
      return Array.isArray(value) && value.every((one) => typeof one === "string") ? [] : wrongKind;
    default:
      return typeof value === "string" ? [] : wrongKind;
  }
}

const wrongKind: Fault[] = [{ code: "wrongKind" }];

function judgeText({ longest, shortest = 1 }: { longest: number; shortest?: number }, text: string): Fault[] {
  const seen = isSeen(text) ? onOneLine(text) : "";
  if (text.trim().length > longest) return [{ code: "tooLong", params: { longest } }];
  return seen.length < shortest ? [{ code: "tooShort", params: { shortest } }] : [];
}

/** Nothing is rounded: a figure with more decimals than are asked for is refused. */
function judgeFigure({ decimals, least, most, moreThan }: FigureFacts, figure: string): Fault[] {
  const typed = decimalsOf(figure);
  const fixed = fixedOf(figure);
  if (typed === null || (fixed === null && typed <= decimals)) return [{ code: "notFigure" }];
  if (typed > decimals || fixed === null) return [{ code: "tooManyDecimals", params: { decimals } }];
  if (least !== undefined && fixed < (fixedOf(least) ?? 0)) return [{ code: "tooSmall", params: { least } }];
  if (moreThan !== undefined && fixed <= (fixedOf(moreThan) ?? 0)) return [{ code: "tooSmall", params: { moreThan } }];
  return most !== undefined && fixed > (fixedOf(most) ?? 0) ? [{ code: "tooLarge", params: { most } }] : [];
}

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;

/** The time of an event that an entry records: not in the future, and not implausibly long ago. */
function judgeInstant(value: Value, { now }: Pick<Facts, "now">): Fault[] {
  if (!isInstant(value)) return [{ code: "notInstant" }];
  if (now === undefined) return [];
  const at = new Date(value);
  if (isAhead(at, now)) return [{ code: "ahead" }];
  return isLongAgo(at, now) ? [{ code: "longAgo" }] : [];
}

function isInstant(value: Value): value is string {
  return (
    typeof value === "string" &&
    instantPattern.test(value) &&
    isCalendarDate(value.slice(0, 10)) &&
    isClock(value.slice(11, 19))
  );
}

const isClock = (text: string): boolean => text < "24" && text.slice(3, 5) < "60" && text.slice(6, 8) < "60";

/** Either a port or where the vessel is. */
function judgePlace(value: Value): Fault[] {
  if (typeof value !== "object" || value === null) return wrongKind;
  const isPort = "port" in value;
  if (isPort && ("lat" in value || "lon" in value)) return [{ code: "notOneOfTwo" }];
  if (isPort) return typeof value.port === "string" ? judgeText({ longest: 80 }, value.port) : wrongKind;
  return isPosition(value) && isOnGlobe(value) ? [] : [{ code: "notPosition" }];
}

function judgeChoice({ options, several = false }: Extract<Field, { type: "choice" }>, value: Value): Fault[] {
  const chosen = several ? value : [value];
  if (!Array.isArray(chosen)) return wrongKind;
  const isKnown = chosen.every((one) => options.some((option) => option.value === one));
  return isKnown && new Set(chosen).size === chosen.length ? [] : [{ code: "unknownOption" }];
}

function judgeTanks(
  { iopp, several = false }: Extract<Field, { type: "tank" }>,
  value: Value,
  { tanks }: Pick<Facts, "tanks">,
): Fault[] {
  const named = several ? value : [value];
  if (!Array.isArray(named) || new Set(named).size !== named.length) return wrongKind;
  const known: (TankFacts | undefined)[] = named.map((id) => tanks.get(String(id)));
  if (known.some((tank) => tank === undefined)) return [{ code: "unknownTank" }];
  if (!iopp) return [];
  const isRight = known.every((tank) => tank?.iopp && iopp.includes(tank.iopp));
  return isRight ? [] : [{ code: "wrongTank", params: { iopp: iopp.join(", ") } }];
}
