import { createHash, randomBytes } from "node:crypto";
import { holdsNow } from "@ymp/core/clock-window";
import type { Secrets } from "../../platform/secrets/secrets.ts";
import type { InspectionRow, InspectionSessionRow } from "./inspections.record.ts";

/** Without signs that are taken for others when a code is read out. */
const signs = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const codeLength = 8;

/**
 * What opens an inspection follows from its id and the installation's key: it stands nowhere, and the master can be told it again.
 * "7KQ2-M9TX": 39 bits, for some hours and few tries.
 */
export function codeOf(secrets: Pick<Secrets, "sign">, id: string): string {
  const bytes = secrets.sign(`inspection code ${id}`);
  let left = bytes.readBigUInt64BE(0);
  let code = "";
  for (let at = 0; at < codeLength; at += 1) {
    code += signs[Number(left % BigInt(signs.length))] ?? "";
    left /= BigInt(signs.length);
  }
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

export const linkSecretOf = (secrets: Pick<Secrets, "sign">, id: string): string =>
  secrets.sign(`inspection link ${id}`).toString("base64url");

/** As a code is looked for, however it was typed. */
const plainCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");

/** With the installation's key: who has the database alone tries no codes against it. */
export const hashOfCode = (secrets: Pick<Secrets, "sign">, code: string): string =>
  secrets.sign(`inspection code is ${plainCode(code)}`).toString("hex");

export const hashOfLink = (secrets: Pick<Secrets, "sign">, secret: string): string =>
  secrets.sign(`inspection link is ${secret}`).toString("hex");

export const newSessionToken = (): string => randomBytes(32).toString("base64url");
export const hashOfSessionToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** When it was over; null while it runs, by the server's clock. */
export function endOf({ createdAt, endsAt, endedAt }: InspectionRow, now: Date): Date | null {
  if (endedAt !== null) return endedAt;
  return holdsNow({ from: createdAt, until: endsAt }, now) ? null : endsAt;
}

export const isOpenSession = ({ leftAt }: Pick<InspectionSessionRow, "leftAt">): boolean => leftAt === null;

/** What a print bears to be checked by: read by a scanner whole, typed as its first signs. */
const printMark = "ymp-copy:";
export const printCodeOf = (hash: string): string => `${printMark}${hash}`;

/** Null for what is no such code. */
export function typedPrintCode(typed: string): string | null {
  const code = typed.toLowerCase().replace(printMark, "").replaceAll(/[\s-]/g, "");
  return /^[0-9a-f]{16,64}$/.test(code) ? code : null;
}
