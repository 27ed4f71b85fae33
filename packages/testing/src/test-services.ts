import { createAccounts } from "@ymp/api/platform/accounts/accounts";
import { createPasswords } from "@ymp/api/platform/accounts/passwords";
import { createDiskStore } from "@ymp/api/platform/files/disk-store";
import { ChangeFeed } from "@ymp/api/platform/live/change-feed";
import { Presence } from "@ymp/api/platform/live/presence";
import type { OutgoingMail } from "@ymp/api/platform/mail/deliver-mail";
import type { QueuedTask } from "@ymp/api/platform/queue/tasks";
import { createSecrets } from "@ymp/api/platform/secrets/secrets";
import type { Services } from "@ymp/api/services";
import type { Database } from "@ymp/db/client";

export interface TestOutside {
  readonly database: Database;
  /** Where files are kept. */
  readonly folder: string;
  readonly now: () => Date;
  /** Takes what is put into the queue, also when the transaction fails later. */
  readonly queue: QueuedTask[];
  /** Takes the mails that leave. */
  readonly outbox?: OutgoingMail[];
  readonly mailServer?: { isDown: boolean };
}

const key = "the key of the tests";
/** Nobody guesses at the passwords of a test: Argon2id as cheap as it can be. */
export const testPasswords = createPasswords(key, { memoryCost: 8, timeCost: 1, parallelism: 1 });
export const testSecrets = createSecrets(key);

const boundless = (() => {
  const limit = { points: Number.POSITIVE_INFINITY, windowMinutes: 60 };
  return { export: limit, mail: limit, import: limit, upload: limit, uploadedMegabytes: limit };
})();

/** Services whose outside world is the test: its clock, its queue, words as their keys, and errors that are thrown. */
export function testServices({ database, folder, now, queue, outbox = [], mailServer }: TestOutside): Services {
  return {
    database,
    accounts: createAccounts(database, { now }),
    now,
    origin: "https://ymp.test",
    enqueue: async (_tx, task) => void queue.push(task),
    mailTransport: {
      kind: "sends",
      send: async (mail) => {
        if (mailServer?.isDown) throw new Error("The mail server does not answer.");
        outbox.push(mail);
      },
    },
    translate: (locale, key, params) => `[${locale}] ${key} ${JSON.stringify(params ?? {})}`,
    secrets: testSecrets,
    passwords: testPasswords,
    files: createDiskStore(folder),
    changeFeed: new ChangeFeed(),
    presence: new Presence(database, now),
    refusesUnrecordedWrites: true,
    administratorsNeedSecondStep: false,
    useLimits: boundless,
    noteSecurity: () => {},
    reportError: (error) => {
      throw error;
    },
  };
}
