import { heldPerson, type PersonField, profilePolicy } from "@ymp/core/people/profile-policy";
import type { VesselScope } from "../../context.ts";
import { expectMayChange } from "../../kit/field-editing.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { whoLeft } from "../../platform/accounts/departures.ts";
import { findMember } from "../../platform/accounts/places.repository.ts";
import { setRole } from "../users/appointing.service.ts";
import type { ProfileRow } from "./people.record.ts";
import { isOwn } from "./people.rules.ts";
import type { SaveProfileInput } from "./people.schema.ts";

/** Holds every change by hand to `profilePolicy`. */
export async function expectMayChangePerson(
  scope: VesselScope,
  profileId: string,
  fields: readonly PersonField[],
): Promise<void> {
  const left = await whoLeft(scope.tx, scope.vesselId, shipsDay(scope), profileId);
  const held = heldPerson(left.has(profileId), isOwn(scope, profileId));
  expectMayChange(scope, profilePolicy, held, fields, "forbidden");
}

/** Somebody's department is part of their place on the vessel: what it lets them do follows, and rank decides who may move them. */
export async function followDepartment(
  scope: VesselScope,
  { userId }: ProfileRow,
  department: SaveProfileInput["department"],
): Promise<void> {
  const member = userId && (await findMember(scope.tx, scope.vesselId, userId));
  if (!member || department === undefined || member.membership.department === department) return;
  const { userId: memberId, role, version } = member.membership;
  await setRole(scope, { userId: memberId, version, role, department });
}
