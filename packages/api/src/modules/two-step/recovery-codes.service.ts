import type { Db } from "@ymp/db/client";
import { replaceRecoveryCodes } from "./two-step.repository.ts";
import { hashOfRecoveryCode, newRecoveryCode, recoveryCodeCount } from "./two-step.rules.ts";

/** The older codes open nothing from then on. */
export async function freshRecoveryCodes(tx: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await replaceRecoveryCodes(tx, userId, codes.map(hashOfRecoveryCode));
  return codes;
}
