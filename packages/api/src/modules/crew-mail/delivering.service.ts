import { todayIn } from "@ymp/core/calendar-date";
import { fillPlaceholders, mostMailTries } from "@ymp/core/people/crew-mail";
import { defaultLocale, isLocale } from "@ymp/i18n/locales";
import type { VesselScope } from "../../context.ts";
import { printDay } from "../../kit/printed-dates.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { composeLetter } from "../../platform/mail/compose-letter.ts";
import { deliverMail } from "../../platform/mail/deliver-mail.ts";
import { isRefusedForGood } from "../../platform/mail/mail-refused.ts";
import { type Letter, putLetter } from "../../platform/mail/mails.repository.ts";
import { administerBySystem, enterFromOutside } from "../../platform/outside.ts";
import type { Services } from "../../services.ts";
import type { CrewMailRecipientRow } from "./crew-mail.record.ts";
import {
  crewToWrite,
  filesOfMail,
  findMail,
  lockRecipient,
  onlyProfile,
  setRecipients,
} from "./crew-mail.repository.ts";

interface Addressed {
  readonly vesselId: string;
  readonly recipientId: string;
}

const longestReason = 500;

/**
 * Brings a mail to one person, and notes how it fared. A server that is away or busy is asked again, later each time; one that
 * refuses the address is not. The mail has the recipient's id, so that trying again is still one mail.
 */
export async function deliverCrewMail(services: Services, { vesselId, recipientId }: Addressed): Promise<void> {
  const ready = await inVessel(services, vesselId, (scope) => prepare(scope, recipientId));
  if (!ready) return;
  const { letter, fileIds, replyTo, tries } = ready;
  const files = fileIds.map((fileId) => ({ vesselId, fileId }));
  try {
    await putLetter(services.database.db, letter);
    const outcome = await deliverMail(services, letter.id, { files, replyTo });
    const sentAt = outcome === "sent" ? services.now() : null;
    await note(services, { vesselId, recipientId }, { state: outcome, failure: null, sentAt, tries: tries + 1 });
  } catch (error) {
    const failure = (error instanceof Error ? error.message : String(error)).slice(0, longestReason);
    const isOver = isRefusedForGood(error) || tries + 1 >= mostMailTries;
    const state = isOver ? "refused" : "retrying";
    await note(services, { vesselId, recipientId }, { state, failure, tries: tries + 1 });
    if (!isOver) throw error;
  }
}

const inVessel = <T>(services: Services, vesselId: string, work: (scope: VesselScope) => Promise<T>): Promise<T> =>
  administerBySystem(services, async (outside) => work(await enterFromOutside(outside, vesselId)));

type Fate = Parameters<typeof setRecipients>[3];

const note = (services: Services, { vesselId, recipientId }: Addressed, fate: Fate) =>
  inVessel(services, vesselId, ({ tx, now }) => setRecipients(tx, vesselId, [recipientId], fate, now));

interface Ready {
  readonly letter: Letter;
  readonly fileIds: readonly string[];
  readonly replyTo: string;
  readonly tries: number;
}

/** Null where nothing is to be sent any more: it was, was given up, or the person has left. */
async function prepare(scope: VesselScope, recipientId: string): Promise<Ready | null> {
  const { tx, vesselId, now } = scope;
  const recipient = await lockRecipient(tx, vesselId, recipientId);
  if (!recipient || !(recipient.state === "waiting" || recipient.state === "retrying")) return null;
  const [person] = await crewToWrite(tx, vesselId, shipsDay(scope), onlyProfile(recipient.profileId)).limit(1);
  if (!person) {
    await setRecipients(tx, vesselId, [recipientId], { state: "withheld" }, now);
    return null;
  }
  return letterTo(scope, recipient, person.userId);
}

async function letterTo(scope: VesselScope, recipient: CrewMailRecipientRow, userId: string | null): Promise<Ready> {
  const { tx, vesselId, vessel, services } = scope;
  const [mail, files] = await Promise.all([
    findMail(tx, vesselId, recipient.crewMailId),
    filesOfMail(tx, vesselId, recipient.crewMailId),
  ]);
  if (!mail) throw new Error("A mail without its text");
  const locale = isLocale(mail.locale) ? mail.locale : defaultLocale;
  const date = printDay(todayIn(vessel.timeZone, mail.createdAt), locale);
  const words = { name: recipient.name, vessel: vessel.name, date };
  const says = composeLetter(services.translate, {
    locale,
    subject: fillPlaceholders(mail.subject, words),
    body: fillPlaceholders(mail.body, words),
    sender: mail.senderName,
    vessel: vessel.name,
  });
  const letter = { ...says, id: recipient.id, recipient: recipient.address, template: "crew", userId };
  return { letter, fileIds: files.map(({ id }) => id), replyTo: mail.replyTo, tries: recipient.tries };
}
