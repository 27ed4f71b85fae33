import { AppError } from "@ymp/core/errors";
import type { Principal } from "../../context.ts";
import { writeIn } from "../../kit/second-attempt.ts";
import type { Account } from "../../platform/accounts/accounts.ts";
import { holdOwnAccount } from "../../platform/accounts/hold-account.ts";
import { hasSecondStep } from "../../platform/accounts/second-step-duty.ts";
import { notifyOwner } from "../../platform/mail/notify-owner.ts";
import type { Services } from "../../services.ts";
import { freshRecoveryCodes } from "./recovery-codes.service.ts";
import { endOtherWaysIn, proveFirstCode, removeSecondStep, sealSecret } from "./second-step.service.ts";
import { lockSecondStep } from "./security-keys.repository.ts";
import {
  clearAuthenticator,
  countRecoveryCodes,
  findSecondStep,
  saveUnconfirmedSecret,
  setConfirmed,
} from "./two-step.repository.ts";
import { newTotpSecret, otpauthUri } from "./two-step.rules.ts";
import type { ConfirmTwoStepInput } from "./two-step.schema.ts";

export async function describeTwoStep({ database }: Services, account: Account) {
  const [step, recoveryCodesLeft] = await Promise.all([
    findSecondStep(database.db, account.id),
    countRecoveryCodes(database.db, account.id),
  ]);
  const onSince = step?.totpConfirmedAt ?? null;
  return { isOn: onSince !== null, onSince, hasKeys: Boolean(step?.securityKeysSince), recoveryCodesLeft };
}

/** Answers a new secret, which counts once a code of it was shown. Beginning again replaces it. */
export async function beginTwoStep(services: Services, account: Account) {
  const secret = newTotpSecret();
  const isSaved = await saveUnconfirmedSecret(
    services.database.db,
    account.id,
    sealSecret(services, account.id, secret),
  );
  if (!isSaved) throw alreadyOn();
  return { secret, uri: otpauthUri(secret, account.username) };
}

/** Turns it on with the first right code, and answers the recovery codes, this once. What the password alone opened elsewhere ends, tokens as well. */
export async function confirmTwoStep(
  services: Services,
  { account, sessionId }: Pick<Principal, "account" | "sessionId">,
  { code }: ConfirmTwoStepInput,
  address: string,
) {
  const step = await findSecondStep(services.database.db, account.id);
  if (step?.totpConfirmedAt) throw alreadyOn();
  if (!step?.totpSecret) throw new AppError("conflict", "security:beginFirst");
  await proveFirstCode(services, account.id, code);
  const recoveryCodes = await writeIn(services.database, ownScope(account), async (tx) => {
    const before = await holdOwnAccount(tx, { account, sessionId });
    if (before.totpConfirmedAt) throw alreadyOn();
    await setConfirmed(tx, account.id, services.now());
    await notifyOwner(services, tx, account.id, { template: "stepOn" });
    if (!hasSecondStep(before)) await endOtherWaysIn(tx, { account, sessionId }, services.now());
    return freshRecoveryCodes(tx, account.id);
  });
  services.accounts.forget(account.id);
  services.noteSecurity({ event: "secondStepOn", userId: account.id, address });
  return { recoveryCodes };
}

export async function newRecoveryCodes(services: Services, account: Account) {
  const step = await findSecondStep(services.database.db, account.id);
  if (!step || !hasSecondStep(step)) throw isOff();
  const recoveryCodes = await writeIn(services.database, ownScope(account), (tx) => freshRecoveryCodes(tx, account.id));
  return { recoveryCodes };
}

/** Security keys stay, and the recovery codes with them. */
export async function turnOffTwoStep(services: Services, account: Account): Promise<void> {
  const keepsKeys = await writeIn(services.database, ownScope(account), async (tx) => {
    const step = await lockSecondStep(tx, account.id);
    if (!step?.totpConfirmedAt) throw isOff();
    if (!step.securityKeysSince) return false;
    await clearAuthenticator(tx, account.id);
    await notifyOwner(services, tx, account.id, { template: "appOff" });
    return true;
  });
  if (!keepsKeys) return removeSecondStep(services, account.id);
  services.accounts.forget(account.id);
  services.noteSecurity({ event: "authenticatorOff", userId: account.id });
}

const ownScope = ({ id }: Account) => ({ vesselId: null, userId: id });
const isOff = () => new AppError("conflict", "security:notOn");
const alreadyOn = () => new AppError("conflict", "security:alreadyOn");
