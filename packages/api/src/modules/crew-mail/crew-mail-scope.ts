import { AppError } from "@ymp/core/errors";
import { type MailReach, mailReach } from "@ymp/core/people/crew-mail";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { expectPerson } from "../../kit/expect-person.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { crewToWrite, type WritablePerson } from "./crew-mail.repository.ts";

/** Far above the largest crew. */
const mostCrew = 500;

/** @throws AppError forbidden where it is nobody's crew to write to */
export function expectReach({ access }: VesselScope): MailReach {
  const reach = mailReach(access);
  if (reach === null) throw new AppError("forbidden", "crew-mail:refusal.notYours");
  return reach;
}

/** A script reads what was sent; mails are people's to write. */
export function expectWriter(scope: VesselScope): MailReach {
  const reach = expectReach(scope);
  expectPerson(scope);
  return reach;
}

/** Whom of the crew the writer may write to. */
export async function crewWithin(scope: VesselScope, reach: MailReach): Promise<WritablePerson[]> {
  const people = await wholeUpTo(crewToWrite(scope.tx, scope.vesselId, shipsDay(scope)), mostCrew, "refusals:noRoom");
  return reach.of === "everybody" ? people : people.filter(({ department }) => department === reach.department);
}

/** Heads read what they wrote themselves. */
export const writtenBy = ({ actor }: VesselScope, reach: MailReach): string | null =>
  reach.of === "everybody" ? null : actor.userId;
