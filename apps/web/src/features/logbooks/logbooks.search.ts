import { day, flag, id, listOf, onlyYes, type SearchOf, searchOf, text, whole } from "../../lib/search-readers.ts";

export const shelfSearch = searchOf({ closed: flag });

/** Of one volume: the page that is open, what of it is looked for, and what is open over it. */
const ofVolume = {
  page: whole(1, 99_999),
  codes: listOf(text(40), 60),
  from: day,
  to: day,
  search: text(),
  waiting: onlyYes,
  entry: id,
  /** A new entry of this kind; empty while none is chosen. */
  write: text(40),
  draft: id,
  /** What waits on this device and is corrected. */
  unsent: id,
  /** The entry that the new one replaces. */
  corrects: id,
};
export const volumeSearch = searchOf(ofVolume);
/** Logs of the watch open by themselves at the volume that is open; another one is named. */
export const dailySearch = searchOf({ ...ofVolume, volume: id });
export type VolumeSearch = SearchOf<typeof volumeSearch>;

const filters = ["codes", "from", "to", "search", "waiting"] as const;
export const isNarrowed = (search: VolumeSearch): boolean => filters.some((name) => search[name] !== undefined);
