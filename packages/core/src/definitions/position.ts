import type { Position } from "./definition.ts";

/** Mean radius of the earth in nautical miles, as A.916(22) tracks are checked with. */
const earthRadius = 3440.065;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** By haversine. */
export function nauticalMilesBetween(from: Position, to: Position): number {
  const [north, south] = [radians(Number(from.lat)), radians(Number(to.lat))];
  const [dLat, dLon] = [south - north, radians(Number(to.lon) - Number(from.lon))];
  const chord = Math.sin(dLat / 2) ** 2 + Math.cos(north) * Math.cos(south) * Math.sin(dLon / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** As books write it: `42 10.00' N 006 05.00' E`. */
export function positionText({ lat, lon }: Position): string {
  return `${sideText(Number(lat), 2, "N", "S")} ${sideText(Number(lon), 3, "E", "W")}`;
}

/** Minutes that round to sixty are the next degree. */
function sideText(degrees: number, digits: number, positive: string, negative: string): string {
  const hundredths = Math.round(Math.abs(degrees) * 6000);
  const whole = Math.floor(hundredths / 6000);
  const minutes = ((hundredths - whole * 6000) / 100).toFixed(2).padStart(5, "0");
  return `${String(whole).padStart(digits, "0")} ${minutes}' ${degrees < 0 ? negative : positive}`;
}

/** Whether it is a place on the globe; nought is one. */
export function isOnGlobe({ lat, lon }: Position): boolean {
  const isDegrees = (text: unknown) => typeof text === "string" && /^-?\d{1,3}(\.\d{1,6})?$/.test(text);
  return isDegrees(lat) && isDegrees(lon) && Math.abs(Number(lat)) <= 90 && Math.abs(Number(lon)) <= 180;
}
