import { AppError } from "@ymp/core/errors";
import type { Account } from "../../platform/accounts/accounts.ts";
import type { PrivacyNotice } from "../../platform/privacy-notice.ts";
import type { Services } from "../../services.ts";
import { acknowledgedVersion, saveAcknowledged } from "./session.repository.ts";

/** What the operator says of privacy, to anyone who asks; null where nothing was written. */
export function readPrivacyNotice({ privacyNotice }: Services): PrivacyNotice | null {
  return privacyNotice ?? null;
}

/** Whether the account's owner has not acknowledged the notice as it is now. */
export async function asksForPrivacy({ database, privacyNotice }: Services, { id }: Pick<Account, "id">) {
  if (!privacyNotice) return false;
  return (await acknowledgedVersion(database.db, id)) !== privacyNotice.version;
}

/** Keeps that the owner has seen this version; one that was replaced meanwhile is shown again. */
export async function acknowledgePrivacy(
  { database, privacyNotice, now }: Services,
  { id }: Pick<Account, "id">,
  version: string,
): Promise<void> {
  if (privacyNotice?.version !== version) throw new AppError("conflict", "legal:noticeChanged");
  await saveAcknowledged(database.db, id, version, now());
}
