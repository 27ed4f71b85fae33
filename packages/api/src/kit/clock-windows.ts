import { latestEndOfWindow } from "@ymp/core/clock-window";
import { and, gt, lte, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** `holdsNow` of `@ymp/core/clock-window`, told to the database. */
export const holdsAt = (from: PgColumn, until: PgColumn, now: Date): SQL | undefined =>
  and(gt(until, now), lte(from, latestEndOfWindow(0, now)));

/** The opposite of `holdsAt`; `graceMs` after it ended. */
export const isOverAt = (from: PgColumn, until: PgColumn, now: Date, graceMs = 0): SQL | undefined =>
  or(lte(until, new Date(now.getTime() - graceMs)), gt(from, latestEndOfWindow(0, now)));

/** `isWindowOver` of `@ymp/core/clock-window`, told to the database. */
export const isWindowOverAt = (endsAt: PgColumn, lengthMs: number, now: Date): SQL | undefined =>
  or(lte(endsAt, now), gt(endsAt, latestEndOfWindow(lengthMs, now)));

/** Its opposite. */
export const isWindowOpenAt = (endsAt: PgColumn, lengthMs: number, now: Date): SQL | undefined =>
  and(gt(endsAt, now), lte(endsAt, latestEndOfWindow(lengthMs, now)));
