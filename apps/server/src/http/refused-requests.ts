import { type AttemptLimit, minutesToWait } from "@ymp/api/platform/limits/attempt-limit";
import { isWindowOver } from "@ymp/core/clock-window";
import { AppError } from "@ymp/core/errors";

/** Far more than a person's mistakes or a script's; reading and refusing them costs what others wait for. */
export const refusalLimit: AttemptLimit = { points: 600, windowMinutes: 5 };

/** Windows are forgotten beyond this, the oldest first. */
const mostWindows = 20_000;

interface Window {
  points: number;
  readonly endsAt: Date;
}

/**
 * How many requests of an account, or of an address that nobody signed in from, could not be read or were wrong in
 * themselves. Kept by each process: a refusal must not cost a write.
 */
export class RefusedRequests {
  private readonly windows = new Map<string, Window>();

  constructor(
    private readonly limit: AttemptLimit,
    private readonly now: () => Date,
  ) {}

  /** @throws AppError limit with the minutes to wait, once there were too many */
  expectFew(who: string): void {
    const window = this.openWindow(who);
    if (!window || window.points <= this.limit.points) return;
    throw new AppError("limit", "refusals:tooManyRefused", { count: minutesToWait(window.endsAt, this.now()) });
  }

  count(who: string): void {
    const window = this.openWindow(who);
    if (window) window.points += 1;
    else this.begin(who);
  }

  private begin(who: string): void {
    const [oldest] = this.windows.keys();
    if (this.windows.size >= mostWindows && oldest !== undefined) this.windows.delete(oldest);
    this.windows.delete(who);
    this.windows.set(who, { points: 1, endsAt: new Date(this.now().getTime() + this.lengthMs) });
  }

  private openWindow(who: string): Window | undefined {
    const window = this.windows.get(who);
    return window && !isWindowOver(window.endsAt, this.lengthMs, this.now()) ? window : undefined;
  }

  private get lengthMs(): number {
    return this.limit.windowMinutes * 60_000;
  }
}
