import { isOfJumpedClock } from "@ymp/core/clock-window";

/** How long a session lasts: at all, and without being used. */
export interface SessionLimits {
  readonly idleMinutes: number;
  readonly lifeMinutes: number;
}

const minutesADay = 24 * 60;

/** OWASP ASVS 3.3.2, level 2. */
const onSharedScreen: SessionLimits = { idleMinutes: 30, lifeMinutes: 12 * 60 };
/** OWASP ASVS 3.3.2, level 1: a device of one's own, used between two watches and left at home on leave. */
const onOwnDevice: SessionLimits = { idleMinutes: 14 * minutesADay, lifeMinutes: 30 * minutesADay };

/** Anyone who administers the platform holds every vessel's keys: their own device is treated as a shared one. */
export function sessionLimits(facts: { isPersistent: boolean; isSuperadmin: boolean }): SessionLimits {
  return facts.isPersistent && !facts.isSuperadmin ? onOwnDevice : onSharedScreen;
}

export interface SessionTimes {
  readonly createdAt: Date;
  readonly lastSeenAt: Date | null;
}

/** When it ends whatever happens, and when it ends if nobody uses it. */
export function endsOf({ createdAt, lastSeenAt }: SessionTimes, limits: SessionLimits): { endsAt: Date; idleAt: Date } {
  const endsAt = after(createdAt, limits.lifeMinutes);
  const idleAt = after(lastSeenAt ?? createdAt, limits.idleMinutes);
  return { endsAt, idleAt: idleAt < endsAt ? idleAt : endsAt };
}

export function hasEnded(times: SessionTimes, limits: SessionLimits, now: Date): boolean {
  return endsOf(times, limits).idleAt <= now || isOfJumpedClock(times.lastSeenAt ?? times.createdAt, now);
}

/** Often enough for the idle time to be true to a tenth, and every ten minutes at least. */
export function isTouchDue({ lastSeenAt }: SessionTimes, limits: SessionLimits, now: Date): boolean {
  return lastSeenAt === null || after(lastSeenAt, Math.min(10, limits.idleMinutes / 10)) <= now;
}

const after = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);
