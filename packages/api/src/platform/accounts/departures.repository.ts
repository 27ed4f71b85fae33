import type { CalendarDate } from "@ymp/core/calendar-date";
import type { EndReason } from "@ymp/core/people/onboard";
import type { Db } from "@ymp/db/client";
import { memberships, users } from "@ymp/db/schema/accounts";
import { engagements, onboardStays, profiles } from "@ymp/db/schema/people";
import { and, eq, sql } from "drizzle-orm";

// The columns of profiles are written out: a column put in would lose its table here and mean the one of the inner query.
export const isPlaceOver = (today: CalendarDate) => sql<boolean>`(
  exists (select 1 from ${memberships} m where m.vessel_id = profiles.vessel_id and m.user_id = profiles.user_id
    and (m.soft_deleted_at is not null or m.ends_on < ${today}))
  or exists (select 1 from ${users} u where u.id = profiles.user_id
    and (u.soft_deleted_at is not null or u.erased_at is not null)))`;

/** Whether it was closed by a moment of a day already, as it is known now. */
export const wasPlaceOver = ({ at, on }: { at: Date; on: CalendarDate }) => sql<boolean>`(
  exists (select 1 from ${memberships} m where m.vessel_id = profiles.vessel_id and m.user_id = profiles.user_id
    and (m.soft_deleted_at <= ${at.toISOString()}::timestamptz or m.ends_on < ${on}))
  or exists (select 1 from ${users} u where u.id = profiles.user_id
    and least(u.soft_deleted_at, u.erased_at) <= ${at.toISOString()}::timestamptz))`;

const lastEndReason = sql<EndReason | null>`(
  select s.end_reason from ${onboardStays} s where s.vessel_id = profiles.vessel_id and s.profile_id = profiles.id
  order by s.started_at desc, s.id desc limit 1)`;

const signedOffDays = sql<(CalendarDate | null)[]>`array(
  select e.signed_off_on::text from ${engagements} e
  where e.vessel_id = profiles.vessel_id and e.profile_id = profiles.id)`;

/** What says whether somebody has left; of one person, or of everybody. */
export function departuresOf(tx: Db, vesselId: string, today: CalendarDate, onlyId?: string) {
  return tx
    .select({
      id: profiles.id,
      name: sql<string>`${profiles.firstName} || ' ' || ${profiles.lastName}`,
      isOnboard: profiles.isOnboard,
      isPlaceOver: isPlaceOver(today),
      lastEndReason,
      signedOffDays,
    })
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), onlyId === undefined ? undefined : eq(profiles.id, onlyId)));
}
