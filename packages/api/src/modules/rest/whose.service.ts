import { AppError } from "@ymp/core/errors";
import { fullName } from "@ymp/core/people/profile-fields";
import {
  hasRest,
  mayReadRest,
  type Rested,
  type RestReader,
  restReader,
  whyNotWriteRest,
} from "@ymp/core/rest/rest-rights";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { findRested, type RestedRow } from "./rest.repository.ts";

export interface Person extends Rested {
  readonly row: RestedRow;
  readonly name: string;
  readonly isOwn: boolean;
}

/** A script reads what its owner may, and writes nothing that somebody answers for. */
export const readerOf = ({ access, profileId }: Pick<VesselScope, "access" | "profileId">): RestReader =>
  restReader(access, profileId);

export function personOf(scope: Pick<VesselScope, "profileId">, row: RestedRow): Person {
  const { id: profileId, role, department } = row;
  return { profileId, role, department, row, name: fullName(row), isOwn: profileId === scope.profileId };
}

/** Whoever works on board; and whoever wrote down rest, whatever they are today: what was recorded is kept and read. */
export const isRested = (person: Person): boolean => hasRest(person) || person.row.hasKept;

/** @throws AppError not_found for whom the reader may not read, and for whoever has no hours of rest */
export async function expectPerson(scope: VesselScope, profileId = scope.profileId): Promise<Person> {
  const row = profileId === null ? undefined : await findRested(scope.tx, scope.vesselId, profileId, shipsDay(scope));
  const person = personOf(scope, expectRow(row));
  if (!isRested(person) || !mayReadRest(readerOf(scope), person))
    throw new AppError("not_found", "refusals:recordNotFound");
  return person;
}

export const whyNotWrite = (scope: VesselScope, person: Person): string | null =>
  scope.actor.kind === "user" ? whyNotWriteRest(readerOf(scope), person) : "refusals:signedByPersons";

/** @throws AppError forbidden for whoever may not write it */
export function expectWriter(scope: VesselScope, person: Person): void {
  const refusal = whyNotWrite(scope, person);
  if (refusal !== null) throw new AppError("forbidden", refusal);
}
