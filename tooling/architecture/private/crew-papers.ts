import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { makeFile } from "@ymp/testing/factories/files";
import type { Who, World } from "@ymp/testing/world";

/** Stands in everything that is said of the private papers, and nowhere else. */
export const paperSecret = "Quillonby";

/**
 * A passport, a medical certificate and an agreement of the second engineer, with every text a paper can have, its scan, a
 * renewal, a removed one, and the notices and mails of those that end soon.
 * @returns the ids of papers and scans whose very being is nobody's business but the holder's and the captain's
 */
export async function plantCrewPapers(world: World): Promise<readonly string[]> {
  for (const who of ["captain", "chief", "engineer", "deckhand"] as const)
    await world.as(who).notifications.setPreference({ event: "crew_document_expiring", inApp: true, mail: "now" });
  const passport = await handIn(world, "engineer", "passport");
  await world.as("captain").crewDocuments.verify({ id: passport.id, version: 1, isVerified: true });
  await handIn(world, "engineer", "medical_certificate");
  const agreement = await handIn(world, "manager", "employment_agreement");
  const { id: renewal } = await handIn(world, "engineer", "passport", passport.id);
  const removed = await handIn(world, "engineer", "visa");
  await world.as("captain").crewDocuments.remove({ id: removed.id });
  await world.services.enqueue(world.database.db, { name: "raise_notices" });
  await world.workQueue();
  return [passport, agreement, removed].flatMap(({ id, fileId }) => [id, fileId]).concat(renewal);
}

async function handIn(
  world: World,
  who: Who,
  type: "passport" | "medical_certificate" | "employment_agreement" | "visa",
  replacesId: string | null = null,
) {
  const id = newId();
  const { profileId } = world.crew.A.engineer;
  const { crewDocuments } = world.as(who);
  const text = (what: string) => `${paperSecret} ${what} of ${type}`;
  await crewDocuments.save({
    ...{ id, profileId, type, replacesId, title: text("name"), number: `${paperSecret}-4711` },
    ...{ issuingAuthority: text("office"), limitation: text("remark"), expiresOn: parseCalendarDate("2026-06-20") },
  });
  const scan = await makeFile(world, { name: `${paperSecret} ${type}.pdf`, createdBy: world.person(who).userId });
  await crewDocuments.setFile({ id, fileId: scan.id });
  return { id, fileId: scan.id };
}
