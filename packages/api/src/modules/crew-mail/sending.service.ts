import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import {
  type MailReach,
  mostAddressesADay,
  mostMailBytes,
  mostMailsAnHour,
  recipientsOf,
} from "@ymp/core/people/crew-mail";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { expectFileFor } from "../../platform/files/files.service.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { type CrewMailRow, crewMailRecord } from "./crew-mail.record.ts";
import {
  addressesSince,
  findMail,
  insertFiles,
  insertMail,
  insertRecipients,
  lockRefused,
  mailsSince,
  setRecipients,
  takeTurn,
  type WritablePerson,
} from "./crew-mail.repository.ts";
import type { SendCrewMailInput } from "./crew-mail.schema.ts";
import { crewWithin, expectWriter, writtenBy } from "./crew-mail-scope.ts";
import { writerOf } from "./writers.repository.ts";

const hourMs = 3_600_000;
const fault = (field: string, key: string, params = {}) => new AppError("invalid", key, params, { [field]: key });

/** Writes to people of the crew, to each alone. The queue brings it to them. */
export async function sendCrewMail(scope: VesselScope, input: SendCrewMailInput): Promise<{ id: string }> {
  const reach = expectWriter(scope);
  const { tx, vesselId, services } = scope;
  if (await sentBefore(scope, input.id, await findMail(tx, vesselId, input.id))) return { id: input.id };
  await takeTurn(tx, vesselId);
  const people = await addressed(scope, reach, input);
  await expectWithinLimits(scope, people.length);
  const writer = expectRow(await writerOf(tx, scope.actor.userId));
  const { id, subject, body, audience, locale } = input;
  const department = audience === "department" ? (input.department ?? null) : null;
  const sent = { subject, body, audience, department, senderName: writer.name, replyTo: writer.email, locale };
  await insertMail(tx, { ...stampOf(scope, id), ...sent });
  await enclose(scope, input);
  const recipients = people.map(({ id: profileId, firstName, lastName, address }) => ({
    ...{ ...stampOf(scope, newId()), crewMailId: id, profileId },
    ...{ name: `${firstName} ${lastName}`.trim(), address: address ?? "" },
  }));
  await insertRecipients(tx, recipients);
  await recordChange(scope, crewMailRecord, id, { verb: "sent", facts: { count: recipients.length, audience } });
  for (const recipient of recipients)
    await services.enqueue(tx, { name: "send_crew_mail", vesselId, recipientId: recipient.id });
  return { id };
}

/** @throws AppError where somebody is not the writer's to write to, has left, or nobody is left */
async function addressed(scope: VesselScope, reach: MailReach, input: SendCrewMailInput): Promise<WritablePerson[]> {
  const { audience, department, profileIds } = input;
  if (
    reach.of === "department" &&
    audience !== "chosen" &&
    (audience !== "department" || department !== reach.department)
  )
    throw new AppError("forbidden", "crew-mail:refusal.ownDepartment");
  const crew = (await crewWithin(scope, reach)).map((person) => ({ ...person, hasAddress: person.address !== null }));
  const known = new Set(crew.map(({ id }) => id));
  if (profileIds.some((id) => !known.has(id))) throw fault("profileIds", "crew-mail:refusal.notOfCrew");
  const { recipients } = recipientsOf(crew, input);
  if (recipients.length === 0)
    throw fault(audience === "chosen" ? "profileIds" : "audience", "crew-mail:refusal.reachesNobody");
  return recipients;
}

async function expectWithinLimits({ tx, vesselId, actor, now }: VesselScope, added: number): Promise<void> {
  const [mails, addresses] = await Promise.all([
    mailsSince(tx, vesselId, actor.userId, new Date(now.getTime() - hourMs)),
    addressesSince(tx, vesselId, new Date(now.getTime() - 24 * hourMs)),
  ]);
  if (mails >= mostMailsAnHour)
    throw new AppError("limit", "crew-mail:refusal.mailsAnHour", { count: mostMailsAnHour });
  if (addresses + added > mostAddressesADay)
    throw new AppError("limit", "crew-mail:refusal.addressesADay", { count: mostAddressesADay });
}

async function enclose(scope: VesselScope, { id, fileIds }: SendCrewMailInput): Promise<void> {
  if (fileIds.length === 0) return;
  let bytes = 0;
  for (const fileId of fileIds) bytes += (await expectFileFor(scope, fileId, { kind: "crew_mail", id })).sizeBytes;
  if (bytes > mostMailBytes)
    throw fault("fileIds", "crew-mail:refusal.filesTooLarge", { count: mostMailBytes / 1024 / 1024 });
  await insertFiles(
    scope.tx,
    fileIds.map((fileId) => ({
      ...{ ...stampOf(scope, newId()), recordKind: "crew_mail", recordId: id, fileId, kind: "file" as const },
    })),
  );
}

/** Tries those again whom the mail server refused, at the address that they have now. Who has left since is not written to. */
export async function resendCrewMail(scope: VesselScope, id: string): Promise<{ count: number }> {
  const reach = expectWriter(scope);
  const { tx, vesselId, now, services } = scope;
  const mail = expectRow(await findMail(tx, vesselId, id));
  expectOwn(scope, reach, mail);
  const refused = await lockRefused(tx, vesselId, id);
  if (refused.length === 0) return { count: 0 };
  const addressOf = new Map((await crewWithin(scope, reach)).map((person) => [person.id, person.address]));
  const again = refused.flatMap((one) => {
    const address = addressOf.get(one.profileId);
    return address ? [{ id: one.id, address }] : [];
  });
  const left = refused.filter(({ id: other }) => !again.some((one) => one.id === other)).map(({ id: other }) => other);
  if (left.length > 0) await setRecipients(tx, vesselId, left, { state: "withheld" }, now);
  for (const one of again) {
    await setRecipients(tx, vesselId, [one.id], { state: "waiting", tries: 0, address: one.address }, now);
    await services.enqueue(tx, { name: "send_crew_mail", vesselId, recipientId: one.id });
  }
  await recordChange(scope, crewMailRecord, id, { verb: "resent", facts: { count: again.length } });
  return { count: again.length };
}

function expectOwn(scope: VesselScope, reach: MailReach, mail: CrewMailRow): void {
  const writer = writtenBy(scope, reach);
  expectRow(writer === null || mail.createdBy === writer ? mail : undefined);
}
