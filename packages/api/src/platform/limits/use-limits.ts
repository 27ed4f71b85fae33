import { AppError } from "@ymp/core/errors";
import type { Services } from "../../services.ts";
import { type AttemptLimit, minutesToWait } from "./attempt-limit.ts";
import { countAttempt } from "./windows.repository.ts";

/** What costs others something: the server's time, a mailbox, the disk. */
export type Use = "export" | "mail" | "import" | "upload" | "uploadedMegabytes";
export type UseLimits = Readonly<Record<Use, AttemptLimit>>;

/** For one account; far above what a busy day on board takes, and far below what wears the server out. */
export const useLimits: UseLimits = {
  export: { points: 300, windowMinutes: 60 },
  mail: { points: 200, windowMinutes: 60 },
  import: { points: 200, windowMinutes: 60 },
  upload: { points: 3000, windowMinutes: 24 * 60 },
  uploadedMegabytes: { points: 20_000, windowMinutes: 24 * 60 },
};

/** Counts what somebody uses up. @throws AppError limit with the minutes to wait, once it was too much */
export async function limitUse(services: Services, use: Use, userId: string, amount = 1): Promise<void> {
  const { points, windowMinutes } = services.useLimits[use];
  const now = services.now();
  const window = await countAttempt(services.database.db, { key: `use:${use}:${userId}`, now, windowMinutes, amount });
  if (window.points <= points) return;
  throw new AppError("limit", "refusals:usedUp", { count: minutesToWait(window.windowEndsAt, now) });
}
