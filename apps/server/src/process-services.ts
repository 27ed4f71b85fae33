import { createAccounts } from "@ymp/api/platform/accounts/accounts";
import { createPasswords } from "@ymp/api/platform/accounts/passwords";
import { type WatchNeeds, watchSecurity } from "@ymp/api/platform/alarms/watch-security";
import { createClamd } from "@ymp/api/platform/files/clamd";
import { useLimits } from "@ymp/api/platform/limits/use-limits";
import { ChangeFeed } from "@ymp/api/platform/live/change-feed";
import { Presence } from "@ymp/api/platform/live/presence";
import { enqueue } from "@ymp/api/platform/queue/enqueue";
import { createSecrets } from "@ymp/api/platform/secrets/secrets";
import type { Services } from "@ymp/api/services";
import { openDatabase } from "@ymp/db/client";
import { connectionBudget } from "@ymp/db/connection-budget";
import { openReplica } from "@ymp/db/replica";
import { readMessages } from "@ymp/i18n/message-files";
import { createTranslator } from "@ymp/i18n/translator";
import type { Settings } from "./env.ts";
import { installationKey } from "./installation-key.ts";
import type { Log } from "./log.ts";
import { mailTransport } from "./mail-transport.ts";
import { openFileStore } from "./open-file-store.ts";
import { readPrivacyNotice } from "./privacy-notice.ts";

/** What this process gives to the procedures. */
export function createServices(settings: Settings, appUrl: string, messageFiles: string, log: Log): Services {
  const database = openDatabase(appUrl, { maxConnections: connectionBudget(settings.databaseConnections).requests });
  const now = () => new Date();
  const key = installationKey(settings);
  const reportError: Services["reportError"] = (error, facts) => log.error({ ...facts, err: error }, "unexpected");
  const watch: WatchNeeds = {
    db: database.db,
    now,
    ring: (alarm) => log.warn({ part: "alarm", ...alarm }, alarm.kind),
  };
  return {
    database,
    ...(settings.replicaUrl ? { replica: openReplica(database, appUrl, settings.replicaUrl) } : {}),
    accounts: createAccounts(database, { isSecure: settings.origin.startsWith("https:") }),
    now,
    origin: settings.origin,
    enqueue,
    mailTransport: mailTransport(settings.smtpUrl, settings.mailFrom),
    translate: createTranslator(readMessages(messageFiles)),
    secrets: createSecrets(key),
    passwords: createPasswords(key),
    files: openFileStore(settings),
    ...(settings.scannerUrl ? { scanner: createClamd(settings.scannerUrl) } : {}),
    ...(settings.privacyNotice ? { privacyNotice: readPrivacyNotice(settings.privacyNotice) } : {}),
    changeFeed: new ChangeFeed(),
    presence: new Presence(database, now),
    administratorsNeedSecondStep: settings.administratorsNeedSecondStep,
    useLimits,
    noteSecurity: (event) => {
      log.info({ part: "security", ...event }, event.event);
      watchSecurity(watch, event).catch((error: unknown) => reportError(error, { event: event.event }));
    },
    reportError,
  };
}
