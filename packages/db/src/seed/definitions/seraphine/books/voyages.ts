import type { Position } from "@ymp/core/definitions/definition";

/** Where Seraphine was in the year of her books, in days before her last working day. */

export const yearBegun = 364;
const leaves = 8;
const arrives = 18;

interface Port extends Position {
  readonly name: string;
}
const antibes: Port = { name: "Antibes", lat: "43.5800", lon: "7.1300" };
const calvi: Port = { name: "Calvi", lat: "42.5680", lon: "8.7600" };
const monaco: Port = { name: "Monaco", lat: "43.7300", lon: "7.4200" };

interface Passage {
  readonly days: number;
  readonly from: Port;
  readonly to: Port;
}

/** Each round leads over Calvi to Monaco and back; in between she lies at Antibes, and six weeks in the yard. */
const rounds = [11, 25, ...everyFortnight(53, 179), ...everyFortnight(252, 350)];
const passages: readonly Passage[] = rounds.flatMap((first) => [
  { days: first, from: antibes, to: calvi },
  { days: first - 1, from: calvi, to: monaco },
  { days: first - 5, from: monaco, to: calvi },
  { days: first - 6, from: calvi, to: antibes },
]);

function everyFortnight(first: number, last: number): number[] {
  return Array.from({ length: Math.floor((last - first) / 14) + 1 }, (_, index) => first + index * 14);
}

const byDay = new Map(passages.map((passage) => [passage.days, passage]));

export const passageOn = (days: number): Passage | undefined => byDay.get(days);
export const isInYard = (days: number): boolean => days >= 196 && days <= 238;

/** In the evening of that day, and until she leaves again. */
export function portOn(days: number): string {
  for (let before = days; before <= yearBegun; before += 1) {
    const passage = byDay.get(before);
    if (passage) return passage.to.name;
  }
  return antibes.name;
}

/** On the straight way from one port to the other. */
export function positionOn({ from, to }: Passage, hour: number): Position {
  const share = (hour - leaves) / (arrives - leaves);
  const between = (one: string, other: string) => (Number(one) + (Number(other) - Number(one)) * share).toFixed(4);
  return { lat: between(from.lat, to.lat), lon: between(from.lon, to.lon) };
}

/** Degrees true. */
export function courseOf({ from, to }: Passage): string {
  const north = Number(to.lat) - Number(from.lat);
  const east = (Number(to.lon) - Number(from.lon)) * Math.cos((Number(from.lat) * Math.PI) / 180);
  return (((Math.atan2(east, north) * 180) / Math.PI + 360) % 360).toFixed(1);
}

/** Believable ups and downs, the same each time. */
export const wave = (days: number, period: number, least: number, most: number): number =>
  least + ((most - least) * (1 + Math.sin((days * 2 * Math.PI) / period))) / 2;

export const weatherOn = (days: number, hour: number) => {
  const force = Math.round(wave(days * 3 + hour / 8, 17, 1, 5.4));
  return {
    ...{ windFrom: String(Math.round(wave(days + hour / 12, 11, 20, 340))), windForce: String(force) },
    ...{ sea: String(Math.max(1, force - 1)), barometer: wave(days + hour / 24, 13, 1006, 1026).toFixed(1) },
  };
};
