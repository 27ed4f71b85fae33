import type { Position } from "@ymp/core/definitions/definition";

/** One side of a position as it is typed: `42`, `10.00`, `N`. */
export interface SideParts {
  readonly degrees: string;
  readonly minutes: string;
  readonly side: string;
}

export const sidesOf = { lat: ["N", "S"], lon: ["E", "W"] } as const;
export type Axis = keyof typeof sidesOf;

const decimalDegrees = /^-?\d{1,3}(\.\d{1,6})?$/;

/** What a kept side shows: decimal degrees as degrees and minutes, what was never whole as it was typed. */
export function partsOf(kept: string, axis: Axis): SideParts {
  const [positive, negative] = sidesOf[axis];
  if (!decimalDegrees.test(kept)) {
    const [degrees = "", minutes = "", side = ""] = kept.split("/");
    return { degrees, minutes, side: side === negative ? negative : positive };
  }
  const tenThousandths = Math.round(Math.abs(Number(kept)) * 600_000);
  const whole = Math.floor(tenThousandths / 600_000);
  const minutes = ((tenThousandths - whole * 600_000) / 10_000).toFixed(4);
  return {
    degrees: String(whole).padStart(axis === "lat" ? 2 : 3, "0"),
    minutes: minutes.replace(/00?$/, "").padStart(5, "0"),
    side: kept.startsWith("-") ? negative : positive,
  };
}

/** Decimal degrees where degrees and minutes are whole and on the globe; else what was typed, which is no position yet. */
export function sideOf({ degrees, minutes, side }: SideParts, axis: Axis): string {
  const [whole, rest] = [degrees.trim(), minutes.trim()];
  const isRead = /^\d{1,3}$/.test(whole) && /^(\d{1,2}(\.\d{0,4})?)?$/.test(rest) && Number(rest) < 60;
  const sum = Number(whole) + Number(rest) / 60;
  if (!isRead || sum > (axis === "lat" ? 90 : 180)) return `${degrees}/${minutes}/${side}`;
  const isNegative = side === sidesOf[axis][1] && sum > 0;
  return `${isNegative ? "-" : ""}${sum.toFixed(6).replace(/\.?0+$/, "")}`;
}

const isEmpty = ({ degrees, minutes }: SideParts) => degrees.trim() === "" && minutes.trim() === "";

/** Null where nothing was typed. */
export function positionOf(lat: SideParts, lon: SideParts): Position | null {
  if (isEmpty(lat) && isEmpty(lon)) return null;
  return { lat: sideOf(lat, "lat"), lon: sideOf(lon, "lon") };
}
