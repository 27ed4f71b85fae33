import type { Position } from "./definition.ts";
import { isOnGlobe } from "./position.ts";

/** Where the vessel was, by a receiver: from a GPX file, or the RMC sentences of NMEA 0183. */
export interface Fix {
  /** Milliseconds. */
  readonly at: number;
  readonly position: Position;
}

/** Its fixes in the order of time; empty where the text is no track. What cannot be read is left out. */
export function readTrack(text: string): Fix[] {
  const fixes = /<gpx[\s>]/i.test(text.slice(0, 4096)) ? gpxFixes(text) : nmeaFixes(text);
  return fixes.toSorted((one, other) => one.at - other.at);
}

/** The fix nearest to that time, where one is near enough; positions are not interpolated. */
export function fixAt(track: readonly Fix[], at: number, mostApartMs: number): Fix | null {
  let [low, high] = [0, track.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((track[middle]?.at ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  const near = [track[low - 1], track[low]].filter((fix) => fix !== undefined);
  const nearest = near.toSorted((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at))[0];
  return nearest && Math.abs(nearest.at - at) <= mostApartMs ? nearest : null;
}

const pointStart = /<(?:\w+:)?(?:trkpt|rtept|wpt)\b/;

/** Each piece begins with the attributes of a point, and is read by itself. */
function gpxFixes(text: string): Fix[] {
  return text
    .split(pointStart)
    .slice(1)
    .flatMap((piece) => {
      const attributes = piece.slice(0, piece.indexOf(">"));
      const time = /<(?:\w+:)?time>\s*([^<\s]{10,40})\s*</.exec(piece.slice(0, 4096))?.[1];
      return fixOf(time, attributeOf(attributes, "lat"), attributeOf(attributes, "lon"));
    });
}

const attributeOf = (attributes: string, name: string): number =>
  Number(
    new RegExp(`\\b${name}\\s*=\\s*["']\\s*(-?\\d{1,3}(?:\\.\\d{1,20})?)\\s*["']`).exec(attributes)?.[1] ?? Number.NaN,
  );

const rmc =
  /^\$[A-Z]{2}RMC,(\d{2})(\d{2})(\d{2})(?:\.\d+)?,A,(\d{2})(\d{2}(?:\.\d+)?),([NS]),(\d{3})(\d{2}(?:\.\d+)?),([EW]),[^,]*,[^,]*,(\d{2})(\d{2})(\d{2}),/;

/** Receivers may write a time of their own, or tags, before a sentence. */
function nmeaFixes(text: string): Fix[] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => {
    const sentence = line.slice(Math.max(0, line.indexOf("$"))).trim();
    const said = rmc.exec(sentence);
    if (!said || !isWhole(sentence)) return [];
    const [, hour, minute, second, latDegrees, latMinutes, ns, lonDegrees, lonMinutes, ew, day, month, year] = said;
    const lat = (Number(latDegrees) + Number(latMinutes) / 60) * (ns === "S" ? -1 : 1);
    const lon = (Number(lonDegrees) + Number(lonMinutes) / 60) * (ew === "W" ? -1 : 1);
    return fixOf(`20${year}-${month}-${day}T${hour}:${minute}:${second}Z`, lat, lon);
  });
}

/** The sum after the star is that of the sentence, where one is there. */
function isWhole(sentence: string): boolean {
  const [said = "", sum] = sentence.slice(1).split("*");
  if (sum === undefined) return true;
  const reckoned = [...said].reduce((all, letter) => all ^ letter.charCodeAt(0), 0);
  return Number.parseInt(sum.slice(0, 2), 16) === reckoned;
}

function fixOf(time: string | undefined, lat: number, lon: number): Fix[] {
  const at = time === undefined ? Number.NaN : Date.parse(time);
  if (Number.isNaN(at) || Number.isNaN(lat) || Number.isNaN(lon)) return [];
  const position = { lat: lat.toFixed(6), lon: lon.toFixed(6) };
  return isOnGlobe(position) ? [{ at, position }] : [];
}
