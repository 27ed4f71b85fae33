import { writeRequestedArchive } from "./modules/archive/writing.service.ts";
import { eachVessel } from "./modules/notifications/clock.service.ts";
import { sendNotices, sendWaitingNotices } from "./modules/notifications/mailing.service.ts";
import { raiseNotices } from "./modules/notifications/raising.service.ts";
import { eraseVessels, removeStored } from "./modules/platform/erasing.service.ts";
import { noticeEndings } from "./modules/platform/notices.service.ts";
import { sendResetLink } from "./modules/session/passwords.service.ts";
import { dropUnkept } from "./platform/files/unkept-bytes.ts";
import { deliverMail } from "./platform/mail/deliver-mail.ts";
import type { QueuedTask } from "./platform/queue/tasks.ts";
import type { Services } from "./services.ts";

/**
 * Does one piece of queued work. Throws when it could not be done, so that it is tried again.
 * @param attempt the how-manieth time it is tried
 */
export async function performTask(services: Services, task: QueuedTask, attempt = 1): Promise<void> {
  switch (task.name) {
    case "send_reset_link":
      return sendResetLink(services, task.email);
    case "send_mail":
      return deliverMail(services, task.mailId, task.enclosed);
    case "write_archive":
      return writeRequestedArchive(services, task, attempt);
    case "remove_stored":
      return removeStored(services, task.keys);
    case "drop_unkept":
      return dropUnkept(services, task);
    case "erase_vessels":
      return eraseVessels(services);
    case "notice_endings":
      return noticeEndings(services);
    case "send_notices":
      return sendNotices(services, task);
    case "send_waiting_notices":
      return eachVessel(services, "send_waiting_notices_of");
    case "send_waiting_notices_of":
      return sendWaitingNotices(services, task.vesselId);
    case "raise_notices":
      return eachVessel(services, "raise_notices_of");
    case "raise_notices_of":
      return raiseNotices(services, task.vesselId);
  }
}
