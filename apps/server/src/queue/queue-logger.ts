import { Logger } from "graphile-worker";
import type { Log } from "../log.ts";

const levels: Record<string, "error" | "warn" | "debug"> = { error: "error", warning: "warn" };

/** The queue's own words, without the work's contents. */
export function queueLogger(log: Log): Logger {
  return new Logger(() => (level, message) => log[levels[level] ?? "debug"]({ part: "queue" }, message));
}
