import type { Db } from "@ymp/db/client";
import { countAttempt } from "../limits/windows.repository.ts";
import type { SecurityEvent } from "../security-events.ts";
import { saveAlarm } from "./alarms.repository.ts";
import { type Alarm, alarmOf, isProbing, probingLimit } from "./alarms.ts";

export interface WatchNeeds {
  readonly db: Db;
  readonly now: () => Date;
  /** Called once an hour for each kind, account and address. */
  readonly ring: (alarm: Alarm) => void;
}

/** Judges each event of the security log, keeps what alarms for the platform's screen, and rings. */
export async function watchSecurity({ db, now, ring }: WatchNeeds, event: SecurityEvent): Promise<void> {
  const alarm = alarmOf(event) ?? (await probingBy(db, event, now()));
  if (alarm && (await saveAlarm(db, alarm, now()))) ring(alarm);
}

async function probingBy(db: Db, event: SecurityEvent, now: Date): Promise<Alarm | null> {
  if (!isProbing(event)) return null;
  const { points, windowMinutes } = probingLimit;
  const window = await countAttempt(db, { key: `probing:${event.userId}`, now, windowMinutes });
  if (window.points < points) return null;
  return { kind: "probing", userId: event.userId, address: event.address ?? null };
}
