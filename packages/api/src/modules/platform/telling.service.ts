import { todayIn } from "@ymp/core/calendar-date";
import type { Locale } from "@ymp/i18n/locales";
import type { MailTemplate } from "../../platform/mail/compose-mail.ts";
import { writeMail } from "../../platform/mail/write-mail.ts";
import type { Outside } from "../../platform/outside.ts";
import { captainsToTell, companyToTell, type VesselRow } from "./vessels.repository.ts";

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
  const addressees = new Map([...captains, ...office].map((addressee) => [addressee.userId, addressee]));
  await Promise.all(
    [...addressees.values()].map(({ userId, email, name, locale }) =>
      writeMail(services, tx, {
        to: email,
        locale,
        template,
        params: { name, vessel: vessel.name, ...paramsIn(locale) },
        link: `${services.origin}/app/myvessel`,
        aboutUserId: userId,
      }),
    ),
  );
}
