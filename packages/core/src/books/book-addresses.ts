import type { BookKind } from "./kinds.ts";

/** Where the volumes of each kind are read. */
const places: Readonly<Record<BookKind, string>> = {
  ...{ official: "officiallogbook", cayman: "cayman", chiefofficer: "chiefofficer", sea: "sealogbook" },
  ...{ port: "portlogbook", seabridge: "seabridgelogbook", portbridge: "portbridgelogbook", gmdss: "gmdss" },
  ...{ imogmdss: "imogmdss", garbage1: "garbagerecord", garbage2: "garbagerecord", oil1: "oilrecord" },
  ...{ imooil1: "imooilrecord", oil2: "oilrecord", imonavigational: "imonavigational" },
  ...{ custom: "custom/logbook", equipment: "custom/logbook" },
};

/** Logs of the watch are opened at today's page, by their kind; another volume of them is named. */
const daily: readonly BookKind[] = ["sea", "port", "seabridge", "portbridge"];

interface Volume {
  readonly id: string;
  readonly kind: BookKind;
}

export const volumePath = ({ id, kind }: Volume): string =>
  daily.includes(kind) ? `/app/${places[kind]}?volume=${id}` : `/app/${places[kind]}/${id}`;

/** Today's page of a log of the watch, whichever volume is open. */
export const dailyPath = (kind: BookKind): string => `/app/${places[kind]}`;

export const coverPath = ({ id }: Pick<Volume, "id">): string => `/app/logbookdetails/${id}`;

/** An entry in its book. */
export const entryPath = (volume: Volume, entryId: string): string => within(volume, `entry=${entryId}`);

/** An entry that was begun. */
export const draftPath = (volume: Volume, draftId: string): string => within(volume, `draft=${draftId}`);

export const pagePath = (volume: Volume, page: number): string => within(volume, `page=${page}`);

/** A new entry, of that kind where one is named. */
export const writePath = (volume: Volume, code = ""): string => within(volume, `write=${encodeURIComponent(code)}`);

function within(volume: Volume, said: string): string {
  const path = volumePath(volume);
  return `${path}${path.includes("?") ? "&" : "?"}${said}`;
}
