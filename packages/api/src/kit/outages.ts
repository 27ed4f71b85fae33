import { AppError } from "@ymp/core/errors";
import { isLinkError, poolBusy } from "@ymp/db/link-errors";
import { sqlStateOf } from "./database-errors.ts";

/** What PostgreSQL says while it starts, stops, recovers, has no room for one more, or ends a connection that held others up. */
const databaseAway = /^(08...|57P0[1-5]|53[234]00|25P0[34]|40003|58030)$/;
const diskFullState = "53100";
const diskFullCodes = new Set(["ENOSPC", "EDQUOT"]);

/** What is told of an error that is neither the reader's nor the program's fault: something the product is on is away. */
export function outageIn(error: unknown): AppError | undefined {
  const key = outageKey(error);
  return key === undefined ? undefined : new AppError("unavailable", key, {}, {}, { cause: error });
}

function outageKey(error: unknown): string | undefined {
  if (isDiskFull(error)) return "refusals:diskFull";
  if (chain(error).some(isBusy)) return "refusals:databaseBusy";
  const state = sqlStateOf(error);
  if (state ? databaseAway.test(state) : chain(error).some(isLinkError)) return "refusals:databaseAway";
  return undefined;
}

/** Whether all connections of this process were at work for as long as somebody may wait. */
const isBusy = (error: Error): boolean => "code" in error && error.code === poolBusy;

/** Whether PostgreSQL or a folder of ours had no room left: then nothing was saved. */
export function isDiskFull(error: unknown): boolean {
  return sqlStateOf(error) === diskFullState || chain(error).some(hasDiskFullCode);
}

function hasDiskFullCode(error: Error): boolean {
  return "code" in error && typeof error.code === "string" && diskFullCodes.has(error.code);
}

/** The error and what caused it. */
function chain(error: unknown): Error[] {
  const found: Error[] = [];
  for (let current = error; current instanceof Error && found.length < 5; current = current.cause) found.push(current);
  return found;
}
