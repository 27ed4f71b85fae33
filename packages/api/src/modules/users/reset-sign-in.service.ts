import type { VesselScope } from "../../context.ts";
import { forgetSecondStep } from "../two-step/second-step.service.ts";
import { closeWaysIn } from "./owners.repository.ts";

/** Takes from an account whatever somebody who made it knows or set up: password, second step, sessions, tokens, links. */
export async function resetSignIn(
  { tx, now, afterCommit, services }: Pick<VesselScope, "tx" | "now" | "afterCommit" | "services">,
  userId: string,
): Promise<void> {
  await forgetSecondStep(tx, userId);
  await closeWaysIn(tx, userId, now);
  afterCommit.push(async () => services.accounts.forget(userId));
}
