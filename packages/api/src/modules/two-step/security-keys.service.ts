import { AppError } from "@ymp/core/errors";
import type { Principal } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { writeIn } from "../../kit/second-attempt.ts";
import type { Account } from "../../platform/accounts/accounts.ts";
import { holdOwnAccount } from "../../platform/accounts/hold-account.ts";
import { hasSecondStep, lacksSecondStep } from "../../platform/accounts/second-step-duty.ts";
import { notifyOwner } from "../../platform/mail/notify-owner.ts";
import type { Services } from "../../services.ts";
import { expectChallenge, expectParty, keepChallenge, limitChallenges } from "./key-proof.service.ts";
import { freshRecoveryCodes } from "./recovery-codes.service.ts";
import { endOtherWaysIn } from "./second-step.service.ts";
import {
  deleteKey,
  insertKey,
  listKeys,
  lockSecondStep,
  type SecurityKey,
  setKeyName,
  setKeysSince,
} from "./security-keys.repository.ts";
import { mostKeys, relyingPartyOf } from "./security-keys.rules.ts";
import type { AddKeyInput, RenameKeyInput } from "./security-keys.schema.ts";
import { deleteRecoveryCodes } from "./two-step.repository.ts";
import { makingOptions, readMadeKey } from "./webauthn.ts";

const ownScope = (userId: string) => ({ vesselId: null, userId });

/** The keys of an account, and whether browsers can make more under the installation's address. */
export async function describeKeys({ database, origin }: Services, account: Account) {
  const keys = await listKeys(database.db, account.id);
  return { keys: keys.map(describeKey), origin, isPossible: relyingPartyOf(origin) !== null };
}

const describeKey = ({ id, name, createdAt, lastUsedAt, isBackedUp }: SecurityKey) => ({
  ...{ id, name, createdAt, lastUsedAt, isBackedUp },
});

/** Answers what the browser makes a key of. */
export async function beginKey(services: Services, account: Account) {
  const party = expectParty(services);
  await limitChallenges(services, account.id);
  const keys = await listKeys(services.database.db, account.id);
  if (keys.length >= mostKeys) throw tooMany();
  const options = await makingOptions(party, account, keys);
  await keepChallenge(services, { userId: account.id, purpose: "register", challenge: options.challenge });
  return options;
}

/** With the account's first second step, answers recovery codes, this once, and what the password alone opened elsewhere ends, tokens as well. */
export async function addKey(
  services: Services,
  { account, sessionId }: Pick<Principal, "account" | "sessionId">,
  { name, made }: AddKeyInput,
  address: string,
) {
  const party = expectParty(services);
  const { clientDataJSON } = made.response;
  const challenge = await expectChallenge(services, { userId: account.id, purpose: "register", clientDataJSON });
  const { credential, credentialBackedUp } = await readMadeKey(party, challenge, made).catch((error: unknown) => {
    const detail = error instanceof Error ? error.message.slice(0, 200) : "";
    services.noteSecurity({ event: "securityKeyRefused", userId: account.id, address, detail });
    throw new AppError("invalid", "security:keys.notMade");
  });
  const recoveryCodes = await writeIn(services.database, ownScope(account.id), async (tx) => {
    const before = await holdOwnAccount(tx, { account, sessionId });
    if ((await listKeys(tx, account.id)).length >= mostKeys) throw tooMany();
    const isNew = await insertKey(tx, {
      ...{ userId: account.id, name, createdAt: services.now() },
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: made.response.transports,
      isBackedUp: credentialBackedUp,
    });
    if (!isNew) throw new AppError("conflict", "security:keys.known");
    if (!before.securityKeysSince) await setKeysSince(tx, account.id, services.now());
    await notifyOwner(services, tx, account.id, { template: "keyAdded", key: name });
    if (hasSecondStep(before)) return null;
    await endOtherWaysIn(tx, { account, sessionId }, services.now());
    return freshRecoveryCodes(tx, account.id);
  });
  services.accounts.forget(account.id);
  services.noteSecurity({ event: "securityKeyAdded", userId: account.id, address });
  return { recoveryCodes };
}

export async function renameKey({ database }: Services, account: Account, { id, name }: RenameKeyInput): Promise<void> {
  const isRenamed = await setKeyName(database.db, account.id, id, name);
  if (!isRenamed) throw noSuchKey();
}

/** Without the last of them the password alone opens the account, unless an authenticator is set up. */
export async function removeKey(services: Services, account: Account, id: string, address: string): Promise<void> {
  const event = await writeIn(services.database, ownScope(account.id), async (tx) => {
    const { totpConfirmedAt } = expectRow(await lockSecondStep(tx, account.id));
    const keys = await listKeys(tx, account.id);
    const key = keys.find((one) => one.id === id);
    if (!key) throw noSuchKey();
    await deleteKey(tx, id);
    if (keys.length > 1 || totpConfirmedAt) {
      if (keys.length === 1) await setKeysSince(tx, account.id, null);
      await notifyOwner(services, tx, account.id, { template: "keyRemoved", key: key.name });
      return "securityKeyRemoved" as const;
    }
    if (lacksSecondStep(services, { ...account, totpConfirmedAt, securityKeysSince: null }))
      throw new AppError("conflict", "security:keys.lastStep");
    await setKeysSince(tx, account.id, null);
    await deleteRecoveryCodes(tx, account.id);
    await notifyOwner(services, tx, account.id, { template: "stepOff" });
    return "secondStepOff" as const;
  });
  services.accounts.forget(account.id);
  services.noteSecurity({ event, userId: account.id, address });
}

const noSuchKey = () => new AppError("not_found", "security:keys.gone");
const tooMany = () => new AppError("conflict", "security:keys.tooMany", { most: mostKeys });
