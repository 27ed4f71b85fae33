import type { Database } from "@ymp/db/client";
import type { Accounts } from "./platform/accounts/accounts.ts";

/** What the outside world gives to the procedures. Built once per process; tests build their own. */
export interface Services {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly now: () => Date;
  /** Where the application is reached, for links in mails. */
  readonly origin: string;
  /** Puts work into the queue; `task` is one of the server's tasks. */
  readonly enqueue: (task: QueuedTask) => Promise<void>;
  readonly reportError: (error: unknown, facts: Record<string, unknown>) => void;
}

export type QueuedTask = { name: "send_mail"; mailId: string };
