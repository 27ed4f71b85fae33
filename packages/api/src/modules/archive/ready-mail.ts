import { wallClockAt } from "@ymp/core/time";
import type { Locale } from "@ymp/i18n/locales";
import { printDay } from "../../kit/printed-dates.ts";
import type { ChangeScope } from "../../platform/changes/record-change.ts";
import { writeMail } from "../../platform/mail/write-mail.ts";
import type { Services } from "../../services.ts";
import { type findRequester, findVesselFacts } from "./archive.repository.ts";

type Requester = NonNullable<Awaited<ReturnType<typeof findRequester>>>;

/** Notifies the person who asked that the file is ready, and until which day on board. */
export async function notifyRequester(
  services: Services,
  { tx, vesselId }: ChangeScope,
  requester: Requester,
  archive: { sizeBytes: number; expiresAt: Date },
): Promise<void> {
  const vessel = await findVesselFacts(tx, vesselId);
  if (!vessel) return;
  const locale = requester.locale ?? "en";
  await writeMail(services, tx, {
    to: requester.email,
    locale,
    template: "archive",
    params: {
      name: requester.name,
      vessel: vessel.name,
      size: sizeText(archive.sizeBytes, locale),
      until: printDay(wallClockAt(vessel.timeZone, archive.expiresAt).on, locale),
    },
    link: `${services.origin}/app/myvessel`,
    aboutUserId: requester.id,
  });
}

function sizeText(sizeBytes: number, locale: Locale): string {
  const megabytes = new Intl.NumberFormat(locale, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 });
  return megabytes.format(Math.max(0.1, sizeBytes / 1_000_000));
}
