import { AppError } from "@ymp/core/errors";
import { inScope } from "@ymp/db/scope";
import { tellOwner } from "../../platform/mail/tell-owner.ts";
import type { Services } from "../../services.ts";
import { forgiveAttempts, limitAttempts } from "../session/attempts.ts";
import {
  clearSecondStep,
  countRecoveryCodes,
  findSecondStep,
  takeRecoveryCode,
  takeStep,
} from "./two-step.repository.ts";
import { codeLimits, readCode, stepOf } from "./two-step.rules.ts";

export interface PassedStep {
  /** Set when a recovery code stood in: how many are left. */
  readonly recoveryCodesLeft: number | null;
}

const notAsked: PassedStep = { recoveryCodesLeft: null };

/** After the right password: nothing for accounts without a second step, otherwise the code, which opens once. */
export async function passSecondStep(
  services: Services,
  userId: string,
  code: string | undefined,
  address: string,
): Promise<PassedStep> {
  const step = await findSecondStep(services.database.db, userId);
  if (!step?.totpConfirmedAt) return notAsked;
  if (!code) throw new AppError("unauthenticated", "auth:codeNeeded");
  const passed = await tryCode(services, userId, code, address);
  if (!passed) throw new AppError("unauthenticated", "auth:codeWrong", {}, { code: "auth:codeWrong" });
  return passed;
}

/** For whoever is signed in. @throws AppError invalid with the field `code` */
export async function proveCode(services: Services, userId: string, code: string, address: string): Promise<void> {
  if (!(await tryCode(services, userId, code, address)))
    throw new AppError("invalid", "auth:codeWrong", {}, { code: "auth:codeWrong" });
}

/** Undefined when the code is wrong; every try counts until one is right. */
async function tryCode(
  services: Services,
  userId: string,
  typed: string,
  address: string,
): Promise<PassedStep | undefined> {
  await limitAttempts(services, "secondStep", codeLimits, { account: userId, address });
  const code = readCode(typed);
  const passed =
    code.kind === "totp"
      ? await tryDigits(services, userId, code.digits)
      : await tryRecoveryCode(services, userId, code.codeHash);
  if (passed) await forgiveAttempts(services, "secondStep", userId);
  return passed;
}

async function tryDigits(services: Services, userId: string, digits: string): Promise<PassedStep | undefined> {
  const known = await findSecondStep(services.database.db, userId);
  if (!known?.totpSecret) return undefined;
  const step = stepOf(openSecret(services, userId, known.totpSecret), digits, services.now(), known.totpLastStep);
  if (step === undefined || !(await takeStep(services.database.db, userId, step))) return undefined;
  return notAsked;
}

async function tryRecoveryCode(services: Services, userId: string, codeHash: string): Promise<PassedStep | undefined> {
  const { db } = services.database;
  if (!(await takeRecoveryCode(db, userId, codeHash, services.now()))) return undefined;
  return { recoveryCodesLeft: await countRecoveryCodes(db, userId) };
}

export const sealSecret = (services: Services, userId: string, secret: string) =>
  services.secrets.seal(secret, `totp:${userId}`);

function openSecret(services: Services, userId: string, sealed: string): string {
  try {
    return services.secrets.open(sealed, `totp:${userId}`);
  } catch (error) {
    services.reportError(error, { userId, about: "the sealed secret of a second step" });
    throw new AppError("internal", "security:keyChanged");
  }
}

/** Turns it off without asking for a code; for an administrator of the platform, who records that they did. */
export async function removeSecondStep(services: Services, userId: string): Promise<void> {
  await inScope(services.database, { vesselId: null, userId: null, access: "write" }, async (tx) => {
    await clearSecondStep(tx, userId);
    await tellOwner(services, tx, userId, { template: "stepOff" });
  });
  services.accounts.forget(userId);
  services.noteSecurity({ event: "secondStepOff", userId });
}
