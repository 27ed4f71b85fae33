import { judgeField } from "@ymp/core/access/field-policy";
import type { Message } from "@ymp/core/errors";
import { fullName } from "@ymp/core/people/profile-fields";
import { heldPerson, profilePolicy } from "@ymp/core/people/profile-policy";
import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { whoLeft } from "../../platform/accounts/departures.ts";
import { profileFormSchema } from "../people/people.schema.ts";
import { saveProfile } from "../people/saving.service.ts";
import { deleteCrew, listCrewInUse, lockCrew } from "./crew-on-board.repository.ts";
import type { ImportRow, WrittenRow } from "./imports.repository.ts";
import { judgeGivingBack, judgeTakingOut, whatIsRefused } from "./judge-taking-back.ts";
import { dropSearchEntries, listTouched } from "./undo.repository.ts";
import { beforeOf, idsOf, nothingUndone, type Undone, undoneOf } from "./undone-rows.ts";

/** New profiles go unless anything on board speaks of them by now, or they have an account; changed ones are as before. */
export async function undoCrew(scope: VesselScope, row: ImportRow, written: readonly WrittenRow[]): Promise<Undone> {
  const { tx, vesselId } = scope;
  const [made, changed] = [idsOf(written, "profile", "create"), idsOf(written, "profile", "update")];
  if (made.length + changed.length === 0) return nothingUndone;
  const [touched, used, people, left] = await Promise.all([
    listTouched(tx, "profile", [...made, ...changed], row),
    listCrewInUse(tx, vesselId, made),
    lockCrew(tx, vesselId, [...made, ...changed]),
    whoLeft(tx, vesselId, shipsDay(scope)),
  ]);
  const [isMade, before] = [new Set(made), beforeOf(written, "profile")];
  const heldOf = ({ id }: { id: string }) => heldPerson(left.has(id), id === scope.profileId);
  const refused: Map<string, Message> = whatIsRefused(
    people,
    { isMade, before },
    {
      takingOut: (person) =>
        judgeTakingOut(scope, row, (by) => judgeField(profilePolicy, "firstName", heldOf(person), by)),
      givingBack: (person, old) =>
        judgeGivingBack(
          scope,
          profilePolicy,
          { asIs: heldOf(person), inUse: heldOf(person) },
          { now: {}, before: old },
        ),
    },
  );
  const named = people.map((person) => ({ ...person, name: fullName(person) }));
  const stays = ({ id, userId }: (typeof named)[number]) =>
    touched.has(id) || refused.has(id) || used.has(id) || (isMade.has(id) && userId !== null);
  for (const person of named.filter((member) => !isMade.has(member.id) && !stays(member))) {
    const given = profileFormSchema.partial().parse(before.get(person.id) ?? {});
    await saveProfile(scope, { id: person.id, version: person.version, ...given });
  }
  const gone = named.filter((person) => isMade.has(person.id) && !stays(person)).map(({ id }) => id);
  await deleteCrew(tx, vesselId, gone);
  await dropSearchEntries(tx, vesselId, gone);
  return undoneOf("profile", named, stays, ({ id }) => refused.get(id) ?? null);
}
