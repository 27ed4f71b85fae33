import { AppError } from "@ymp/core/errors";
import { maySee } from "@ymp/core/people/profile-access";
import type { VesselScope } from "../../context.ts";
import { expectForPeople } from "../../kit/for-people.ts";
import { expectOwnMatter } from "../../kit/own-matter.ts";
import { expectRow } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { whoLeft } from "../../platform/accounts/departures.ts";
import { listHistory } from "../../platform/changes/history.repository.ts";
import type { ProfileRow } from "./people.record.ts";
import { findProfile, findProfileIdOfUser, lockProfile, peopleOnBoard } from "./people.repository.ts";
import { actionsOn, isOwn, isToldTo, knows, type Person, presentPerson, presentRow } from "./people.rules.ts";
import type { DisclosuresInput, ListPeopleInput, PersonHistoryInput } from "./people.schema.ts";
import { listProfiles } from "./people-list.repository.ts";
import { floatsOf, floatsOfAll } from "./petty-cash.repository.ts";
import { listDisclosures } from "./told-disclosures.repository.ts";

/** Outsiders see only themselves: who else works on board is not their business. */
const onlyIdOf = ({ access, profileId }: VesselScope) => (access.seesOnlyShared ? profileId : undefined);

/** To be named and picked; who has left is still named, on what they did. */
export async function listPeople(scope: VesselScope) {
  expectForPeople(scope);
  const { tx, vesselId } = scope;
  const [people, left] = await Promise.all([
    peopleOnBoard(tx, vesselId, onlyIdOf(scope)),
    whoLeft(tx, vesselId, shipsDay(scope)),
  ]);
  return people.map((person) => ({ ...person, hasLeft: left.has(person.id) }));
}

export async function findPeoplePage(scope: VesselScope, input: ListPeopleInput) {
  const { tx, vesselId } = scope;
  const left = await whoLeft(tx, vesselId, shipsDay(scope));
  const { items, nextCursor } = await listProfiles(tx, vesselId, left, input, onlyIdOf(scope));
  const holders = items.filter(({ id }) => maySee(scope.access, isOwn(scope, id), "pettyCash")).map(({ id }) => id);
  const sums = holders.length > 0 ? await floatsOfAll(tx, vesselId, holders) : [];
  const pettyCashOf = (id: string) =>
    holders.includes(id) ? sums.flatMap(({ profileId, ...sum }) => (profileId === id ? sum : [])) : null;
  const present = (row: (typeof items)[number]) => presentRow({ ...row, hasLeft: left.has(row.id) }, scope);
  return { items: items.map((row) => ({ ...present(row), pettyCash: pettyCashOf(row.id) })), nextCursor };
}

export async function getPerson(scope: VesselScope, id: string): Promise<Person> {
  const { tx, vesselId } = scope;
  expectOwnMatter(scope, isOwn(scope, id));
  if (!knows(scope, id)) throw new AppError("not_found", "refusals:recordNotFound");
  const [profile, left, pettyCash] = await Promise.all([
    findProfile(tx, vesselId, id),
    whoLeft(tx, vesselId, shipsDay(scope), id),
    floatsOf(tx, vesselId, id),
  ]);
  return presentPerson({ ...expectRow(profile), hasLeft: left.has(id) }, pettyCash, scope);
}

export async function getPersonByUser(scope: VesselScope, userId: string): Promise<Person> {
  expectOwnMatter(scope, userId === scope.actor.userId);
  return getPerson(scope, expectRow(await findProfileIdOfUser(scope.tx, scope.vesselId, userId)));
}

/** The profile locked for writing, or "not found" for whom it does not exist. */
export async function lockKnown(scope: VesselScope, id: string): Promise<ProfileRow> {
  return expectRow(knows(scope, id) ? await lockProfile(scope.tx, scope.vesselId, id) : undefined);
}

export async function personHistory(scope: VesselScope, { profileId: id, ...page }: PersonHistoryInput) {
  await getPerson(scope, id);
  if (!actionsOn(scope, id).seeHistory) throw new AppError("forbidden", "people:historyClosed");
  const { rows, nextCursor } = await listHistory(scope.tx, scope.vesselId, { kind: "profile", id }, page);
  return { rows: rows.filter((row) => isToldTo(scope, id, row)), nextCursor };
}

export async function disclosuresOf(scope: VesselScope, { profileId, ...page }: DisclosuresInput) {
  await getPerson(scope, profileId);
  if (!actionsOn(scope, profileId).seeDisclosures) throw new AppError("forbidden", "people:disclosuresClosed");
  return listDisclosures(scope.tx, scope.vesselId, profileId, page);
}
