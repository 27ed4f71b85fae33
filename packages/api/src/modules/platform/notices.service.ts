import { todayIn } from "@ymp/core/calendar-date";
import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { type NoticeDays, noticeDue } from "@ymp/core/platform/subscription-notice";
import { printDay } from "../../kit/printed-dates.ts";
import { recordPlatformChanges } from "../../platform/changes/record-platform-change.ts";
import { notifyVessel } from "../../platform/mail/notify-vessel.ts";
import { administerBySystem, enterFromOutside } from "../../platform/outside.ts";
import type { Services } from "../../services.ts";
import { endingVessels, noticesGiven } from "./notices.repository.ts";
import { lockVessel } from "./vessels.repository.ts";

/** Writes to captains and company 30, 7 and 1 days before a subscription ends. Run twice a day, it still writes once. */
export async function noticeEndings(services: Services): Promise<void> {
  for (const vesselId of await endingVessels(services.database.db, services.now())) {
    try {
      await noticeEnding(services, vesselId);
    } catch (error) {
      services.reportError(error, { part: "the notice of a subscription's end", vesselId });
    }
  }
}

async function noticeEnding(services: Services, vesselId: string): Promise<void> {
  await administerBySystem(services, async (outside) => {
    const vessel = await lockVessel(outside.tx, vesselId);
    const endsOn = calendarDateSchema.nullable().parse(vessel?.subscriptionEndsOn ?? null);
    if (!vessel || !endsOn || vessel.subscriptionState === "EXPIRED" || vessel.deletionRequestedAt) return;
    const given = await noticesGiven(outside.tx, vesselId, endsOn);
    const days: NoticeDays | null = noticeDue(endsOn, todayIn(vessel.timeZone, outside.now), given);
    if (days === null) return;
    await enterFromOutside(outside, vesselId);
    await notifyVessel(outside, vessel, "ending", (locale) => ({ endsOn: printDay(endsOn, locale) }));
    await recordPlatformChanges(outside, {
      subject: { kind: "vessel", id: vesselId },
      verb: "notice_sent",
      facts: { days, endsOn },
    });
  });
}
