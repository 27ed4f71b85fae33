import { AppError } from "@ymp/core/errors";
import type { Db } from "@ymp/db/client";
import type { Principal } from "../../context.ts";
import { writeIn } from "../../kit/second-attempt.ts";
import { forgiveAttempts, limitAccount } from "../../platform/accounts/attempts.ts";
import { closeAddressLinks, endSessions } from "../../platform/accounts/hold-account.ts";
import { secondStepAsked } from "../../platform/accounts/second-step-duty.ts";
import { notifyOwner } from "../../platform/mail/notify-owner.ts";
import type { Services } from "../../services.ts";
import { revokeTokens } from "../tokens/tokens.service.ts";
import { proveKey } from "./key-proof.service.ts";
import type { SignedByKey } from "./key-signature.schema.ts";
import {
  clearSecondStep,
  countRecoveryCodes,
  findSecondStep,
  takeRecoveryCode,
  takeStep,
} from "./two-step.repository.ts";
import { codeLimit, latestStep, readCode, stepOf } from "./two-step.rules.ts";

export interface PassedStep {
  /** Set when a recovery code stood in: how many are left. */
  readonly recoveryCodesLeft: number | null;
}

/** What somebody shows for the second step: a code, or what a key has signed. */
export interface ShownStep {
  readonly code?: string | undefined;
  readonly key?: SignedByKey | undefined;
}

const notAsked: PassedStep = { recoveryCodesLeft: null };

/** After the right password: nothing for accounts without a second step, otherwise a code or a key, each opening once. */
export async function passSecondStep(
  services: Services,
  userId: string,
  { code, key }: ShownStep,
  address: string,
): Promise<PassedStep> {
  const step = await findSecondStep(services.database.db, userId);
  const asked = step ? secondStepAsked(step) : "none";
  if (asked === "none") return notAsked;
  if (key) return tryKey(services, { userId, purpose: "signIn", address }, key);
  if (!code) throw new AppError("unauthenticated", "auth:codeNeeded", { asksFor: asked });
  const passed = await tryCode(services, userId, code);
  if (!passed) throw new AppError("unauthenticated", "auth:codeWrong", {}, { code: "auth:codeWrong" });
  return passed;
}

/** For the person who is signed in and has a second step. @throws AppError invalid, of a code with the field `code` */
export async function proveSecondStep(
  services: Services,
  userId: string,
  { code, key }: ShownStep,
  address: string,
): Promise<void> {
  if (key) {
    await tryKey(services, { userId, purpose: "confirm", address }, key);
    return;
  }
  if (!code) throw new AppError("invalid", "auth:codeNeeded", {}, { code: "auth:codeNeeded" });
  if (!(await tryCode(services, userId, code))) throw wrongCode();
}

/** Of the secret that was started: a recovery code would not show that an authenticator holds it. */
export async function proveFirstCode(services: Services, userId: string, typed: string): Promise<void> {
  await limitAccount(services, "secondStep", codeLimit, userId);
  const code = readCode(typed);
  if (code.kind !== "totp" || !(await tryDigits(services, userId, code.digits))) throw wrongCode();
  await forgiveAttempts(services, "secondStep", userId);
}

const wrongCode = () => new AppError("invalid", "auth:codeWrong", {}, { code: "auth:codeWrong" });

/** Counted as codes are. */
async function tryKey(services: Services, who: Parameters<typeof proveKey>[1], key: SignedByKey): Promise<PassedStep> {
  await limitAccount(services, "secondStep", codeLimit, who.userId);
  await proveKey(services, who, key);
  await forgiveAttempts(services, "secondStep", who.userId);
  return notAsked;
}

/** Undefined when the code is wrong; every try counts until one is right. */
async function tryCode(services: Services, userId: string, typed: string): Promise<PassedStep | undefined> {
  await limitAccount(services, "secondStep", codeLimit, userId);
  const code = readCode(typed);
  const passed =
    code.kind === "totp"
      ? await tryConfirmedDigits(services, userId, code.digits)
      : await tryRecoveryCode(services, userId, code.codeHash);
  if (passed) await forgiveAttempts(services, "secondStep", userId);
  return passed;
}

/** A secret that was started and never shown to work opens nothing. */
async function tryConfirmedDigits(services: Services, userId: string, digits: string): Promise<PassedStep | undefined> {
  const known = await findSecondStep(services.database.db, userId);
  return known?.totpConfirmedAt ? tryDigits(services, userId, digits) : undefined;
}

async function tryDigits(services: Services, userId: string, digits: string): Promise<PassedStep | undefined> {
  const known = await findSecondStep(services.database.db, userId);
  if (!known?.totpSecret) return undefined;
  const step = stepOf(openSecret(services, userId, known.totpSecret), digits, services.now(), known.totpLastStep);
  if (step === undefined) return undefined;
  const isTaken = await takeStep(services.database.db, userId, step, latestStep(services.now()));
  if (!isTaken) return undefined;
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

/** Of an account that is taken from anyone who set it up. */
export const forgetSecondStep = (tx: Db, userId: string): Promise<void> => clearSecondStep(tx, userId);

/** Without asking for it: authenticator, keys and recovery codes. An administrator of the platform records that they did. */
export async function removeSecondStep(services: Services, userId: string): Promise<void> {
  await writeIn(services.database, { vesselId: null, userId: null }, async (tx) => {
    await clearSecondStep(tx, userId);
    await notifyOwner(services, tx, userId, { template: "stepOff" });
  });
  services.accounts.forget(userId);
  services.noteSecurity({ event: "secondStepOff", userId });
}

/** With its first second step an account, which is held, ends what its password alone opened: links to new addresses, tokens, and sessions but for this one. */
export async function endOtherWaysIn(
  tx: Db,
  { account, sessionId }: Pick<Principal, "account" | "sessionId">,
  now: Date,
): Promise<void> {
  await revokeTokens(tx, { userId: account.id, now });
  await endSessions(tx, account.id, sessionId);
  await closeAddressLinks(tx, account.id, now);
}
