import { AppError } from "@ymp/core/errors";
import type { Asked, VesselScope } from "../../context.ts";
import { LostRace } from "../../kit/second-attempt.ts";
import type { Outside } from "../outside.ts";
import { findCreation, insertCreation } from "./creations.repository.ts";

type Aboard = Pick<VesselScope, "tx" | "vesselId" | "actor" | "asked" | "now">;
type Asking = Omit<Aboard, "vesselId"> & { readonly vesselId: string | null };

/**
 * For ids that come from a client: the row that the same creation made when it was sent before, as it is now; undefined for
 * a creation that is new, which is noted. What makes it the same is the whole request, which the gate brings. `of` names what
 * else it must agree in, for rows whose request is known no more.
 * @throws AppError conflict, `refusals:alreadyExists`, where the id was given to something else: what was sent would be lost
 * @throws AppError not_found where what it made was removed since
 */
export async function sentBefore<Row extends { createdBy: string | null }>(
  scope: Aboard,
  id: string,
  existing: Row | undefined,
  of: Partial<NoInfer<Row>> = {},
): Promise<Row | undefined> {
  const isAnother = existing && Object.entries(of).some(([field, value]) => Reflect.get(existing, field) !== value);
  if (isAnother || (existing && existing.createdBy !== scope.actor.userId)) throw refusal();
  await judge(scope, id, existing !== undefined);
  return existing;
}

/** The same for what the platform makes; its rows have no author. */
export async function sentBeforeFromOutside<Row>(
  { tx, actor, asked, now }: Pick<Outside, "tx" | "actor" | "asked" | "now">,
  id: string,
  existing: Row | undefined,
): Promise<Row | undefined> {
  await judge({ tx, actor, asked, now, vesselId: null }, id, existing !== undefined);
  return existing;
}

async function judge(scope: Asking, id: string, exists: boolean): Promise<void> {
  const { tx, vesselId, actor, asked, now } = scope;
  if (!asked) return;
  const noted = { vesselId, id, createdBy: actor.userId, createdAt: now, path: asked.path };
  if (!exists && (await insertCreation(tx, { ...noted, digest: await asked.digest() }))) return;
  if (await isKnownAsAnother(scope, id, asked)) throw refusal();
  if (!exists) throw new LostRace("not_found", "refusals:recordNotFound");
}

async function isKnownAsAnother({ tx, vesselId, actor }: Asking, id: string, asked: Asked): Promise<boolean> {
  const known = await findCreation(tx, vesselId, id);
  if (!known) return false;
  const { createdBy, path, digest } = known;
  return createdBy !== actor.userId || path !== asked.path || digest !== (await asked.digest());
}

const refusal = () => new AppError("conflict", "refusals:alreadyExists");
