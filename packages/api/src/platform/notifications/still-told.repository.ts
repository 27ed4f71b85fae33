import { mayViewKind } from "@ymp/core/access/may-view-kind";
import { can } from "@ymp/core/access/resolve-access";
import { isAtLeast } from "@ymp/core/access/roles";
import { seesTalkOf } from "@ymp/core/guests/guest-access";
import { type PaperAccess, paperAccess } from "@ymp/core/people/document-access";
import { paperTypes } from "@ymp/core/people/document-types";
import { kindsWith, type OpenedKind } from "@ymp/core/records";
import { guests } from "@ymp/db/schema/guests";
import { inspections } from "@ymp/db/schema/inspections";
import { inventoryItems } from "@ymp/db/schema/inventory";
import { jobAssignees } from "@ymp/db/schema/jobs";
import { leaveRequests } from "@ymp/db/schema/leave";
import { logbookEvents, logbooks } from "@ymp/db/schema/logbooks";
import { notifications } from "@ymp/db/schema/notifications";
import { crewDocuments, profiles } from "@ymp/db/schema/people";
import { comments } from "@ymp/db/schema/platform";
import { supplierDocuments } from "@ymp/db/schema/suppliers";
import { worklistMembers } from "@ymp/db/schema/worklists";
import { and, type SQL, sql } from "drizzle-orm";
import { jsonTexts } from "../../kit/lists.ts";
import { isRecord } from "../readable-records.repository.ts";
import type { Reader } from "./readers.ts";

const { vesselId, recordKind, recordId, event, facts, dedupeKey } = notifications;

/**
 * Whether the reader may know by now what a notice tells. It names its record as that was called when it was raised; the
 * record may have been made private, archived or taken from the reader since, and the reader have another role.
 */
export function isStillTold(reader: Reader): SQL | undefined {
  const kinds = kindsWith("opened").filter((kind) => mayViewKind(reader.access, kind));
  const cases = kinds.map(
    (kind) => sql`when ${kind} then ${isRecord(kind, vesselId, recordId)} and ${isFor(reader, kind)}`,
  );
  return and(
    sql`case ${recordKind} ${sql.join(cases, sql` `)} when 'profile' then ${isPaperFor(reader)}
      when 'logbook' then ${isBookFor(reader, sql`${logbooks}`)}
      when 'logbook_entry' then ${isBookFor(reader, sql`${logbookEvents}`)}
      when 'inspection' then ${isInspectionFor(reader)} when 'rest_month' then ${isRestFor(reader)}
      when 'leave_request' then ${isLeaveFor(reader)} else false end`,
    isStillSaid,
    isStillKept,
  );
}

function isFor(reader: Reader, kind: OpenedKind): SQL {
  const { access, userId } = reader;
  if (access.seesOnlyShared) return isSharedWith(reader, kind);
  if (!seesTalkOf(access, kind)) return sql`${event} not in ('mentioned', 'commented')`;
  if (kind !== "item" || access.seesPrivate) return sql`true`;
  return sql`exists (select from ${inventoryItems} i where i.vessel_id = ${vesselId} and i.id = ${recordId}
    and (not i.is_private or i.owner_user_id = ${userId}::uuid))`;
}

function isSharedWith({ profileId }: Reader, kind: OpenedKind): SQL {
  if (kind === "job")
    return sql`exists (select from ${jobAssignees} m where m.vessel_id = ${vesselId} and m.job_id = ${recordId}
      and m.profile_id = ${profileId}::uuid)`;
  if (kind === "worklist")
    return sql`exists (select from ${worklistMembers} m where m.vessel_id = ${vesselId} and m.worklist_id = ${recordId}
      and m.profile_id = ${profileId}::uuid)`;
  return sql`false`;
}

/** Told to masters, and read by them. */
function isInspectionFor(reader: Reader): SQL {
  return reader.access.role === "captain" ? isBookFor(reader, sql`${inspections}`) : sql`false`;
}

/** Of the person the reader may read the hours of, as `core/rest/rest-rights` has it. */
function isRestFor({ access, profileId }: Reader): SQL {
  if (access.seesOnlyShared || !mayViewKind(access, "rest_month")) return sql`false`;
  if (access.role !== null && isAtLeast(access.role, "captain")) return sql`true`;
  const isOwn = sql`${recordId} is not distinct from ${profileId}::uuid`;
  if (access.role !== "hod") return isOwn;
  return sql`(${isOwn} or exists (select from ${profiles} p where p.vessel_id = ${vesselId} and p.id = ${recordId}
    and (p.role = 'captain' or p.department = ${access.department})))`;
}

/** Of whoever the reader may read the leave of, as `core/leave/leave-rights` has it. */
function isLeaveFor({ access, profileId }: Reader): SQL {
  if (access.seesOnlyShared || !mayViewKind(access, "leave_request")) return sql`false`;
  const isOwn = sql`l.profile_id is not distinct from ${profileId}::uuid`;
  const readsAll = can(access, "employees:edit") || (access.role !== null && isAtLeast(access.role, "captain"));
  const isOfDepartment = sql`p.role = 'crew' and p.department = ${access.department}`;
  const others = readsAll ? sql`true` : access.role === "hod" ? isOfDepartment : sql`false`;
  return sql`exists (select from ${leaveRequests} l join ${profiles} p on p.vessel_id = l.vessel_id and p.id = l.profile_id
    where l.vessel_id = ${vesselId} and l.id = ${recordId} and (${isOwn} or ${others}))`;
}

/** Nothing is ever taken out of a book; whether the book may be read may change. */
function isBookFor({ access }: Reader, table: SQL): SQL {
  if (access.seesOnlyShared || !mayViewKind(access, "logbook")) return sql`false`;
  return sql`exists (select from ${table} b where b.vessel_id = ${vesselId} and b.id = ${recordId})`;
}

/** A person's notices concern their papers; of one whose dates alone are the reader's the name is not told. */
function isPaperFor({ access, profileId }: Reader): SQL {
  if (access.seesOnlyShared || !mayViewKind(access, "profile")) return sql`false`;
  const type = sql`${facts} ->> 'type'`;
  const typesOf = (isOwn: boolean, isWanted: (held: PaperAccess) => boolean) =>
    jsonTexts(paperTypes.filter((name) => isWanted(paperAccess(access, isOwn, name))));
  const isOwn = sql`${recordId} is not distinct from ${profileId}::uuid`;
  return sql`case when ${isOwn} then ${type} in ${typesOf(true, (held) => held !== "none")}
    else ${type} in ${typesOf(false, (held) => held !== "none" && held !== "dates")}
      or (${type} in ${typesOf(false, (held) => held === "dates")} and ${facts} ->> 'title' is null) end`;
}

/** A guest who was made private is called by the initials, also where they were told of by name before. */
export const factsToday = sql<typeof facts._.data>`case
  when ${notifications}.record_kind = 'guest' and ${notifications}.facts ? 'title'
  then jsonb_set(${notifications}.facts, '{title}', coalesce((select to_jsonb(g.name) from ${guests} g
    where g.vessel_id = ${notifications}.vessel_id and g.id = ${notifications}.record_id and g.is_private),
    ${notifications}.facts -> 'title'))
  else ${notifications}.facts end`;

/** The words of a comment go with it. */
const isStillSaid = sql`(${event} not in ('mentioned', 'commented') or exists (select from ${comments} c
  where c.vessel_id = ${vesselId} and c.record_kind = ${recordKind} and c.record_id = ${recordId}
    and c.id::text = split_part(${dedupeKey}, ':', 2) and c.deleted_at is null))`;

/** A paper goes with its name; one that was restored is told again. */
const isStillKept = sql`case ${event}
  when 'crew_document_expiring' then exists (select from ${crewDocuments} d where d.vessel_id = ${vesselId}
    and d.profile_id = ${recordId} and d.id::text = split_part(${dedupeKey}, ':', 2) and d.deleted_at is null)
  when 'supplier_document_expiring' then exists (select from ${supplierDocuments} d where d.vessel_id = ${vesselId}
    and d.supplier_id = ${recordId} and d.id::text = split_part(${dedupeKey}, ':', 2) and d.deleted_at is null)
  else true end`;
