/** Figures of entries are decimal strings; what is calculated from them is a whole number of millionths. */
const places = 6;
const one = 10 ** places;

const figurePattern = /^-?(?:0|[1-9]\d*)(?:\.(\d+))?$/;

/** How many decimals were typed; null for what is no figure in its plain form. */
export function decimalsOf(figure: string): number | null {
  const match = figurePattern.exec(figure);
  return match ? (match[1]?.length ?? 0) : null;
}

/** Null for what is no figure, has more than six decimals, or is too large to be calculated exactly. */
export function fixedOf(figure: string): number | null {
  const decimals = decimalsOf(figure);
  if (decimals === null || decimals > places) return null;
  const [whole = "", fraction = ""] = figure.replace("-", "").split(".");
  const fixed = Number(`${whole}${fraction.padEnd(places, "0")}`);
  if (!Number.isSafeInteger(fixed)) return null;
  return figure.startsWith("-") && fixed !== 0 ? -fixed : fixed;
}

/** Rounded half away from zero. */
export function figureOf(fixed: number, decimals: number): string {
  const step = 10 ** (places - decimals);
  const steps = Math.round(Math.abs(fixed) / step);
  const digits = String(steps).padStart(decimals + 1, "0");
  const sign = fixed < 0 && steps > 0 ? "-" : "";
  return decimals === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

export const times = (left: number, right: number): number => Math.round((left / one) * right);
/** Null where nothing can be divided. */
export const dividedBy = (left: number, right: number): number | null =>
  right === 0 ? null : Math.round((left / right) * one);
export const fixedFrom = (figure: number): number => Math.round(figure * one);
