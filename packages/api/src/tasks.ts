import type { QueuedTask } from "./platform/queue/tasks.ts";
import type { Services } from "./services.ts";

/**
 * Does one piece of queued work. Throws when it could not be done, so that it is tried again.
 * @param attempt the how-manieth time it is tried
 */
export async function performTask(services: Services, task: QueuedTask, attempt = 1): Promise<void> {
  switch (task.name) {
    case "send_reset_link":
      return (await import("./modules/session/passwords.service.ts")).sendResetLink(services, task.email, task.reason);
    case "send_address_link":
      return (await import("./modules/session/address-link.service.ts")).sendAddressLink(services, task);
    case "send_mail":
      return (await import("./platform/mail/deliver-mail.ts")).deliverQueued(services, task);
    case "send_crew_mail":
      return (await import("./modules/crew-mail/delivering.service.ts")).deliverCrewMail(services, task);
    case "write_archive":
      return (await import("./modules/archive/writing.service.ts")).writeRequestedArchive(services, task, attempt);
    case "remove_stored":
      return (await import("./modules/platform/erasing.service.ts")).removeStored(services, task.keys);
    case "drop_unkept":
      return (await import("./platform/files/unkept-bytes.ts")).dropUnkept(services, task);
    case "erase_vessels":
      return (await import("./modules/platform/erasing.service.ts")).eraseVessels(services);
    case "notice_endings":
      return (await import("./modules/platform/notices.service.ts")).noticeEndings(services);
    case "send_notices":
      return (await import("./modules/notifications/mailing.service.ts")).sendNotices(services, task);
    case "send_waiting_notices":
      return (await import("./modules/notifications/clock.service.ts")).eachVessel(services, "send_waiting_notices_of");
    case "send_waiting_notices_of":
      return (await import("./modules/notifications/mailing.service.ts")).sendWaitingNotices(services, task.vesselId);
    case "raise_notices":
      return (await import("./modules/notifications/clock.service.ts")).eachVessel(services, "raise_notices_of");
    case "raise_notices_of":
      return (await import("./modules/notifications/raising.service.ts")).raiseNotices(services, task.vesselId);
  }
}
