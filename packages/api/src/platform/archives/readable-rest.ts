import { slotMinutesOf } from "@ymp/core/rest/letters";
import type { Db } from "@ymp/db/client";
import { profiles } from "@ymp/db/schema/people";
import { restDays } from "@ymp/db/schema/rest";
import { and, asc, eq, getTableColumns, gt } from "drizzle-orm";
import { readable } from "./readable-table.ts";

const hoursOf = ({ grid, repeated }: { grid: string; repeated: string | null }, letters: RegExp) =>
  (((grid + (repeated ?? "")).match(letters) ?? []).length * slotMinutesOf(grid)) / 60;

/** Days of hours of rest as they were written: what was signed of them is in the archive as rows. */
export const restSheet = readable({
  name: "hours-of-rest",
  readPage: (tx: Db, vesselId: string, afterId: string | undefined, batchSize: number) =>
    tx
      .select({
        ...getTableColumns(restDays),
        firstName: profiles.firstName,
        lastName: profiles.lastName,
      })
      .from(restDays)
      .innerJoin(profiles, and(eq(profiles.vesselId, restDays.vesselId), eq(profiles.id, restDays.profileId)))
      .where(and(eq(restDays.vesselId, vesselId), afterId === undefined ? undefined : gt(restDays.id, afterId)))
      .orderBy(asc(restDays.id))
      .limit(batchSize),
  columns: [
    { heading: "Name", kind: "text", value: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() },
    { heading: "Day", kind: "date", value: ({ onDay }) => onDay },
    { heading: "Begins", kind: "instant", value: ({ beginsAt }) => beginsAt },
    { heading: "Half or quarter hours", kind: "text", value: ({ grid }) => grid },
    { heading: "Second time", kind: "text", value: ({ repeated }) => repeated },
    {
      heading: "Hours of rest",
      kind: "number",
      decimals: 2,
      value: (day) => hoursOf(day, /[.+]/g),
    },
    {
      heading: "Hours of work",
      kind: "number",
      decimals: 2,
      value: (day) => hoursOf(day, /[#DCE]/g),
    },
    { heading: "Remark", kind: "text", value: ({ remark }) => remark },
    { heading: "Grounds", kind: "text", value: ({ grounds }) => grounds },
    { heading: "Written late because", kind: "text", value: ({ lateReason }) => lateReason },
  ],
});
