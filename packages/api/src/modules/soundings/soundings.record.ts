import type { soundings } from "@ymp/db/schema/soundings";
import type { RecordDescriptor } from "../../platform/records.ts";

export type SoundingRow = typeof soundings.$inferSelect;
/** With the name of its tank: it is called by it. */
export type NamedSounding = SoundingRow & { tank: string };

export const soundingTitle = ({ tank, volume }: Pick<NamedSounding, "tank" | "volume">): string =>
  `${tank}, ${volume} m³`;

export const soundingRecord: RecordDescriptor<NamedSounding> = {
  kind: "sounding",
  searchEntry: ({ tank, volume, soundedAt, notes }) =>
    tank === undefined || volume === undefined || soundedAt === undefined
      ? undefined
      : { title: soundingTitle({ tank, volume }), detail: soundedAt.toISOString().slice(0, 10), text: [notes] },
};
