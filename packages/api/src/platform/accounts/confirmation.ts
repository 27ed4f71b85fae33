import { isYoungerThan } from "@ymp/core/clock-window";
import { AppError } from "@ymp/core/errors";
import type { Principal } from "../../context.ts";
import { secondStepAsked } from "./second-step-duty.ts";

const asksFor = { none: "password", code: "passwordAndCode", key: "passwordAndKey" } as const;

/** For how long the person who has proven that it is them is not asked again. */
const confirmationMinutes = 10;

/**
 * Before what an unattended screen must not allow. A script's token cannot confirm anything and is refused for good.
 * @throws AppError unconfirmed, with what is asked for: the browser asks, and sends the call again
 */
export function expectConfirmed(principal: Principal | null, now: Date): void {
  if (!principal) throw new AppError("unauthenticated", "errors:signInFirst");
  const { account, limits, confirmedAt } = principal;
  if (limits) throw new AppError("forbidden", "refusals:notByToken");
  if (confirmedAt && isYoungerThan(confirmedAt, confirmationMinutes * 60_000, now)) return;
  throw new AppError("unconfirmed", "refusals:confirmFirst", { asksFor: asksFor[secondStepAsked(account)] });
}
