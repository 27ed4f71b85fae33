import { todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { expectForPeople } from "../../kit/for-people.ts";
import { expectRow } from "../../kit/rows.ts";
import { expectStillHere } from "../../platform/accounts/departures.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { notify } from "../../platform/notifications/notify.ts";
import { shareJobsWith } from "../jobs/sharing.service.ts";
import { entriesOf } from "./entries.repository.ts";
import { deleteMember, insertMember, invitedPeople, jobsSharedElsewhere, membersOf } from "./members.repository.ts";
import { worklistRecord } from "./worklists.record.ts";
import type { shareWorklistInput } from "./worklists.schema.ts";
import { lockOpenList, requireDrawer } from "./worklists.service.ts";

type ShareInput = z.infer<typeof shareWorklistInput>;

/** Yards and contractors a list can be shared with. */
export async function listInvited(scope: VesselScope) {
  expectForPeople(scope);
  requireDrawer(scope);
  const people = await invitedPeople(scope.tx, scope.vesselId, todayIn(scope.vessel.timeZone, scope.now));
  return people.map(({ userId: _userId, ...person }) => person);
}

/** From then on the person sees the list's name and these jobs of it. What is added later is shared when somebody says so. */
export async function shareWorklist(scope: VesselScope, input: ShareInput): Promise<{ shared: number }> {
  const { tx, vesselId, actor } = scope;
  const list = await lockOpenList(scope, input.id);
  const person = await invitedPerson(scope, input.profileId);
  await expectStillHere(scope, [input.profileId], "profileId");
  const jobIds = await jobsOfList(scope, input);
  const memberId = await insertMember(tx, {
    vesselId,
    worklistId: list.id,
    profileId: input.profileId,
    createdBy: actor.userId,
  });
  const shared = await shareJobsWith(scope, { jobIds, profileId: input.profileId, isShared: true });
  if (!memberId && shared === 0) return { shared };
  await recordChange(scope, worklistRecord, list.id, {
    verb: "shared",
    facts: { name: `${person.firstName} ${person.lastName}`, count: shared },
  });
  if (memberId && person.userId)
    await notify(scope, {
      event: "worklist_shared",
      to: [person.userId],
      record: { kind: "worklist", id: list.id },
      facts: { name: list.name, count: shared },
      dedupeKey: `worklist_shared:${memberId}`,
    });
  return { shared };
}

async function invitedPerson(scope: VesselScope, profileId: string) {
  const people = await invitedPeople(scope.tx, scope.vesselId, todayIn(scope.vessel.timeZone, scope.now));
  const person = people.find((one) => one.profileId === profileId);
  if (!person) throw new AppError("not_found", "worklists:refusal.notInvited");
  return person;
}

async function jobsOfList(scope: VesselScope, { id, jobIds }: Pick<ShareInput, "id" | "jobIds">): Promise<string[]> {
  const entries = await entriesOf(scope.tx, scope.vesselId, id);
  const onList = entries.map(({ jobId }) => jobId);
  if (!jobIds) return onList;
  if (jobIds.some((jobId) => !onList.includes(jobId))) throw new AppError("not_found", "refusals:recordNotFound");
  return jobIds;
}

/** Without `jobIds` the person no longer sees the list at all; with them only these jobs are taken back. */
export async function unshareWorklist(scope: VesselScope, input: ShareInput): Promise<void> {
  const list = await lockOpenList(scope, input.id);
  const members = await membersOf(scope.tx, scope.vesselId, list.id);
  const person = expectRow(members.find(({ profileId }) => profileId === input.profileId));
  await takeBack(scope, list.id, person.profileId, await jobsOfList(scope, input));
  if (!input.jobIds) await deleteMember(scope.tx, scope.vesselId, list.id, person.profileId);
  await recordChange(scope, worklistRecord, list.id, {
    verb: "unshared",
    facts: { name: `${person.firstName} ${person.lastName}`, count: input.jobIds?.length ?? person.jobCount },
  });
}

/** Jobs that leave a list are lost to those it is shared with. */
export async function withdrawFromMembers(
  scope: VesselScope,
  worklistId: string,
  jobIds: readonly string[],
): Promise<void> {
  const members = await membersOf(scope.tx, scope.vesselId, worklistId);
  for (const { profileId } of members) await takeBack(scope, worklistId, profileId, jobIds);
}

/** A job that another list gives the person stays theirs. */
async function takeBack(
  scope: VesselScope,
  worklistId: string,
  profileId: string,
  jobIds: readonly string[],
): Promise<void> {
  const kept = await jobsSharedElsewhere(scope.tx, scope.vesselId, worklistId, profileId, jobIds);
  const lost = jobIds.filter((jobId) => !kept.includes(jobId));
  if (lost.length > 0) await shareJobsWith(scope, { jobIds: lost, profileId, isShared: false });
}
