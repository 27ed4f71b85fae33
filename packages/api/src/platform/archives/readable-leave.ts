import type { Db } from "@ymp/db/client";
import { leaveRequests } from "@ymp/db/schema/leave";
import { profiles } from "@ymp/db/schema/people";
import { and, asc, eq, getTableColumns, gt } from "drizzle-orm";
import { readable } from "./readable-table.ts";

export const leaveSheet = readable({
  name: "leave",
  readPage: (tx: Db, vesselId: string, afterId: string | undefined, batchSize: number) =>
    tx
      .select({ ...getTableColumns(leaveRequests), firstName: profiles.firstName, lastName: profiles.lastName })
      .from(leaveRequests)
      .innerJoin(profiles, and(eq(profiles.vesselId, leaveRequests.vesselId), eq(profiles.id, leaveRequests.profileId)))
      .where(
        and(eq(leaveRequests.vesselId, vesselId), afterId === undefined ? undefined : gt(leaveRequests.id, afterId)),
      )
      .orderBy(asc(leaveRequests.id))
      .limit(batchSize),
  columns: [
    { heading: "Name", kind: "text", value: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() },
    { heading: "Type", kind: "text", value: ({ type }) => type },
    { heading: "First day", kind: "date", value: ({ startsOn }) => startsOn },
    { heading: "Last day", kind: "date", value: ({ endsOn }) => endsOn },
    { heading: "From noon", kind: "text", value: ({ startsAtNoon }) => (startsAtNoon ? "yes" : null) },
    { heading: "Until noon", kind: "text", value: ({ endsAtNoon }) => (endsAtNoon ? "yes" : null) },
    { heading: "Status", kind: "text", value: ({ state }) => state },
    { heading: "Note", kind: "text", value: ({ note }) => note },
    { heading: "Asked", kind: "instant", value: ({ askedAt }) => askedAt },
    { heading: "Answered", kind: "instant", value: ({ decidedAt }) => decidedAt },
    { heading: "Answer", kind: "text", value: ({ reason }) => reason },
  ],
});
