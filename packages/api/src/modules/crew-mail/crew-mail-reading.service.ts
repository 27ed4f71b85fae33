import { mostMailTemplates } from "@ymp/core/people/crew-mail";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { expectRow } from "../../kit/rows.ts";
import { filesOfMail, findMail, mailsPage, recipientsOfMail, templatesOf } from "./crew-mail.repository.ts";
import type { ListCrewMailsInput } from "./crew-mail.schema.ts";
import { crewWithin, expectReach, writtenBy } from "./crew-mail-scope.ts";

const mostShown = 1000;

/** What was sent, the last on top: by whom, to whom, and how it fares. */
export async function listCrewMails(scope: VesselScope, input: ListCrewMailsInput) {
  const reach = expectReach(scope);
  const { rows, nextCursor } = await mailsPage(scope.tx, scope.vesselId, input, writtenBy(scope, reach));
  return {
    rows: rows.map(({ id, subject, createdAt, senderName, audience, department, waiting, sent, kept, failed }) => ({
      ...{ id, subject, sentAt: createdAt, senderName, audience, department },
      counts: { waiting, sent, kept, failed },
    })),
    nextCursor,
  };
}

/** One of them, with every address it went to. */
export async function readCrewMail(scope: VesselScope, id: string) {
  const reach = expectReach(scope);
  const { tx, vesselId } = scope;
  const mail = expectRow(await findMail(tx, vesselId, id));
  const writer = writtenBy(scope, reach);
  expectRow(writer === null || mail.createdBy === writer ? mail : undefined);
  const [recipients, files] = await Promise.all([
    wholeUpTo(recipientsOfMail(tx, vesselId, id), mostShown, "refusals:noRoom"),
    filesOfMail(tx, vesselId, id),
  ]);
  const { subject, body, createdAt, senderName, replyTo, audience, department } = mail;
  const isWriter = scope.actor.kind === "user";
  return {
    ...{ id, subject, body, sentAt: createdAt, senderName, replyTo, audience, department, files },
    recipients,
    can: { resend: isWriter && recipients.some(({ state }) => state === "refused") },
  };
}

/** Whom the reader may write to, and what the vessel writes again and again. Addresses stay here. */
export async function readMailDesk(scope: VesselScope) {
  const reach = expectReach(scope);
  const [people, templates] = await Promise.all([
    crewWithin(scope, reach),
    wholeUpTo(templatesOf(scope.tx, scope.vesselId), mostMailTemplates, "refusals:noRoom"),
  ]);
  return {
    reach,
    people: people.map(({ address, userId: _, ...person }) => ({ ...person, hasAddress: address !== null })),
    templates,
  };
}
