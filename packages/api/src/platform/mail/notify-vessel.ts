import { todayIn } from "@ymp/core/calendar-date";
import type { vessels } from "@ymp/db/schema/vessels";
import type { Locale } from "@ymp/i18n/locales";
import type { Outside } from "../outside.ts";
import { type Addressee, captainsToTell, companyToTell, platformToTell } from "./addressees.repository.ts";
import type { MailLine, MailTemplate } from "./compose-mail.ts";
import { writeMail } from "./write-mail.ts";

type VesselRow = typeof vessels.$inferSelect;

/** Writes to the captains and to the company that looks after the vessel. Under the vessel's scope. */
export async function notifyVessel(
  { tx, services, now }: Pick<Outside, "tx" | "services" | "now">,
  vessel: VesselRow,
  template: MailTemplate,
  paramsIn: (locale: Locale) => Record<string, string | number>,
): Promise<void> {
  const [captains, office] = await Promise.all([
    captainsToTell(tx, vessel.id, todayIn(vessel.timeZone, now)),
    companyToTell(tx, vessel.companyId),
  ]);
  const link = `${services.origin}/app/myvessel`;
  await writeToEach({ tx, services }, [...captains, ...office], { vessel, template, paramsIn, link });
}

/** Writes to the company that looks after the vessel and to whoever administers the platform. Under the vessel's scope. */
export async function notifyAshore(
  { tx, services }: Pick<Outside, "tx" | "services">,
  vessel: Told,
  template: MailTemplate,
  paramsIn: (locale: Locale) => Record<string, string | number>,
): Promise<void> {
  const [office, platform] = await Promise.all([companyToTell(tx, vessel.companyId), platformToTell(tx)]);
  const link = `${services.origin}/app/logbook?vessel=${vessel.id}`;
  await writeToEach({ tx, services }, [...office, ...platform], { vessel, template, paramsIn, link });
}

/** Writes to the captains and the company where the ship's books have come to. Under the vessel's scope. */
export async function notifyBooksKept(
  { tx, services, now }: Pick<Outside, "tx" | "services" | "now">,
  vessel: Told & Pick<VesselRow, "timeZone">,
  lines: readonly MailLine[],
): Promise<void> {
  const [captains, office] = await Promise.all([
    captainsToTell(tx, vessel.id, todayIn(vessel.timeZone, now)),
    companyToTell(tx, vessel.companyId),
  ]);
  const link = `${services.origin}/app/logbook?vessel=${vessel.id}`;
  const on = todayIn(vessel.timeZone, now);
  const letter = { vessel, template: "bookHeads", paramsIn: () => ({ on }), link, lines } as const;
  await writeToEach({ tx, services }, [...captains, ...office], letter);
}

type Told = Pick<VesselRow, "id" | "name" | "companyId">;

interface Letter {
  readonly vessel: Told;
  readonly template: MailTemplate;
  readonly paramsIn: (locale: Locale) => Record<string, string | number>;
  readonly link: string;
  readonly lines?: readonly MailLine[];
}

async function writeToEach(
  { tx, services }: Pick<Outside, "tx" | "services">,
  told: readonly Addressee[],
  { vessel, template, paramsIn, link, lines }: Letter,
): Promise<void> {
  const addressees = new Map(told.map((addressee) => [addressee.userId, addressee]));
  await Promise.all(
    [...addressees.values()].map(({ userId, email, name, locale }) =>
      writeMail(services, tx, {
        ...{ to: email, locale, template, link, aboutUserId: userId },
        params: { name, vessel: vessel.name, ...paramsIn(locale) },
        ...(lines && { lines }),
      }),
    ),
  );
}
