import { AppError } from "@ymp/core/errors";
import type { Asked, VesselScope } from "../../context.ts";
import { LostRace } from "../../kit/second-attempt.ts";
import { findCreation, insertCreation } from "./creations.repository.ts";

type Asking = Pick<VesselScope, "tx" | "vesselId" | "actor" | "asked" | "now">;

/**
 * For ids that come from a client: the row that the same creation made when it was sent before, as it is now; undefined for
 * a creation that is new, which is noted. What makes it the same is the whole request, which the gate brings. `of` names what
 * else it must agree in, for rows whose request is known no more.
 * @throws AppError conflict, `refusals:alreadyExists`, where the id was given to something else: what was sent would be lost
 * @throws AppError not_found where what it made was removed since
 */
export async function sentBefore<Row extends { createdBy: string | null }>(
  scope: Asking,
  id: string,
  existing: Row | undefined,
  of: Partial<NoInfer<Row>> = {},
): Promise<Row | undefined> {
  if (existing === undefined) {
    await noteCreation(scope, id);
    return undefined;
  }
  const isAnother = Object.entries(of).some(([field, value]) => Reflect.get(existing, field) !== value);
  if (existing.createdBy !== scope.actor.userId || isAnother) throw refusal();
  if (scope.asked && (await isKnownAsAnother(scope, id, scope.asked))) throw refusal();
  return existing;
}

async function noteCreation(scope: Asking, id: string): Promise<void> {
  const { tx, vesselId, actor, asked, now } = scope;
  if (!asked) return;
  const row = { vesselId, id, createdBy: actor.userId, createdAt: now, path: asked.path, digest: await asked.digest() };
  if (await insertCreation(tx, row)) return;
  if (await isKnownAsAnother(scope, id, asked)) throw refusal();
  throw new LostRace("not_found", "refusals:recordNotFound");
}

async function isKnownAsAnother({ tx, vesselId, actor }: Asking, id: string, asked: Asked): Promise<boolean> {
  const known = await findCreation(tx, vesselId, id);
  if (!known) return false;
  const { createdBy, path, digest } = known;
  return createdBy !== actor.userId || path !== asked.path || digest !== (await asked.digest());
}

const refusal = () => new AppError("conflict", "refusals:alreadyExists");
