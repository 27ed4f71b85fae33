import { AppError } from "@ymp/core/errors";
import type { Db } from "@ymp/db/client";
import { inScope } from "@ymp/db/scope";
import type { Account } from "../../platform/accounts/accounts.ts";
import { tellOwner } from "../../platform/mail/tell-owner.ts";
import type { Services } from "../../services.ts";
import { proveCode, removeSecondStep, sealSecret } from "./second-step.service.ts";
import {
  countRecoveryCodes,
  findSecondStep,
  replaceRecoveryCodes,
  saveUnconfirmedSecret,
  setConfirmed,
} from "./two-step.repository.ts";
import { hashOfRecoveryCode, newRecoveryCode, newTotpSecret, otpauthUri, recoveryCodeCount } from "./two-step.rules.ts";
import type { ConfirmTwoStepInput } from "./two-step.schema.ts";

export async function describeTwoStep({ database }: Services, account: Account) {
  const [step, recoveryCodesLeft] = await Promise.all([
    findSecondStep(database.db, account.id),
    countRecoveryCodes(database.db, account.id),
  ]);
  const onSince = step?.totpConfirmedAt ?? null;
  return { isOn: onSince !== null, onSince, recoveryCodesLeft };
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

/** Turns it on with the first right code, and answers the recovery codes, this once. */
export async function confirmTwoStep(
  services: Services,
  account: Account,
  { code }: ConfirmTwoStepInput,
  address: string,
) {
  const step = await findSecondStep(services.database.db, account.id);
  if (step?.totpConfirmedAt) throw alreadyOn();
  if (!step?.totpSecret) throw new AppError("conflict", "security:beginFirst");
  await proveCode(services, account.id, code, address);
  const codes = await writeRecoveryCodes(services, account, async (tx) => {
    await setConfirmed(tx, account.id, services.now());
    await tellOwner(services, tx, account.id, { template: "stepOn" });
  });
  services.noteSecurity({ event: "secondStepOn", userId: account.id, address });
  return codes;
}

export async function newRecoveryCodes(services: Services, account: Account) {
  await expectOn(services, account);
  return writeRecoveryCodes(services, account);
}

export async function turnOffTwoStep(services: Services, account: Account): Promise<void> {
  await expectOn(services, account);
  await removeSecondStep(services, account.id);
}

/** The older codes open nothing from then on. */
async function writeRecoveryCodes(
  services: Services,
  { id }: Account,
  alongside: (tx: Db) => Promise<void> = async () => {},
): Promise<{ recoveryCodes: string[] }> {
  const recoveryCodes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await inScope(services.database, { vesselId: null, userId: id, access: "write" }, async (tx) => {
    await alongside(tx);
    await replaceRecoveryCodes(tx, id, recoveryCodes.map(hashOfRecoveryCode));
  });
  return { recoveryCodes };
}

async function expectOn({ database }: Services, { id }: Account): Promise<void> {
  const step = await findSecondStep(database.db, id);
  if (!step?.totpConfirmedAt) throw new AppError("conflict", "security:notOn");
}

const alreadyOn = () => new AppError("conflict", "security:alreadyOn");
