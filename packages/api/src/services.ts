import type { Database, Db } from "@ymp/db/client";
import type { Replica } from "@ymp/db/replica";
import type { Translate } from "@ymp/i18n/translator";
import type { Accounts } from "./platform/accounts/accounts.ts";
import type { Passwords } from "./platform/accounts/passwords.ts";
import type { FileStore } from "./platform/files/file-store.ts";
import type { FileScanner } from "./platform/files/scan-upload.ts";
import type { UseLimits } from "./platform/limits/use-limits.ts";
import type { ChangeFeed } from "./platform/live/change-feed.ts";
import type { Presence } from "./platform/live/presence.ts";
import type { MailTransport } from "./platform/mail/deliver-mail.ts";
import type { PrivacyNotice } from "./platform/privacy-notice.ts";
import type { QueuedTask } from "./platform/queue/tasks.ts";
import type { Secrets } from "./platform/secrets/secrets.ts";
import type { SecurityEvent } from "./platform/security-events.ts";

/** What waits for others, or takes its time: nothing for a transaction, which holds a connection and its locks meanwhile. */
type Slow = "database" | "replica" | "passwords" | "files" | "scanner" | "mailTransport";

/** The services within a transaction. What is stored, sent or hashed is so before or after it. */
export type ScopedServices = Omit<Services, Slow> & { readonly mailTransport: Pick<MailTransport, "kind"> };

/** What the outside world gives to the procedures. Built once per process; tests build their own. */
export interface Services {
  readonly database: Database;
  /** Reports are read from it; absent where there is none. */
  readonly replica?: Replica;
  readonly accounts: Accounts;
  readonly now: () => Date;
  /** Where the application is reached, for links in mails. Without a slash at its end. */
  readonly origin: string;
  /** Puts work into the queue; it runs after the transaction was committed, and never when it was not. */
  readonly enqueue: (tx: Db, task: QueuedTask, runAt?: Date) => Promise<void>;
  /** The way mails leave. */
  readonly mailTransport: MailTransport;
  readonly translate: Translate;
  /** Sealed with the installation's key. */
  readonly secrets: Secrets;
  /** Hashed with the same key. */
  readonly passwords: Passwords;
  readonly files: FileStore;
  /** Asked about every upload before it is kept; absent where none is set up. */
  readonly scanner?: FileScanner;
  readonly changeFeed: ChangeFeed;
  readonly presence: Presence;
  /** In tests: a mutation that writes to a vessel without telling its history fails. */
  readonly refusesUnrecordedWrites?: boolean;
  /** Administrators of the platform reach nothing before they have set up a second step. */
  readonly administratorsNeedSecondStep: boolean;
  /** What the operator says of privacy; absent where nothing was written. */
  readonly privacyNotice?: PrivacyNotice;
  /** How much of what costs others something one account may use. */
  readonly useLimits: UseLimits;
  readonly noteSecurity: (event: SecurityEvent) => void;
  readonly reportError: (error: unknown, facts: Record<string, unknown>) => void;
}
