import type { AtTheGate, VesselScope } from "../../context.ts";
import { expectOwnMatter } from "../../kit/own-matter.ts";
import { expectRow } from "../../kit/rows.ts";
import { findProfile } from "./people.repository.ts";
import { isOwn, knows } from "./people.rules.ts";
import { expectMayChangePerson } from "./person-editing.service.ts";
import type { SetDrawingInput } from "./pin-signing.schema.ts";
import { keepOwnDrawing, meansOf, provePin, refusedAt } from "./pin-signing.service.ts";

/** Draws the own signature again, by the pin; what was signed before keeps the one of its day. */
export async function setDrawing(gate: AtTheGate, { profileId, pin, drawing }: SetDrawingInput): Promise<void> {
  const { services, principal, enter } = gate;
  const judged = async (scope: VesselScope) => {
    expectOwnMatter(scope, isOwn(scope, profileId));
    expectRow(knows(scope, profileId) ? await findProfile(scope.tx, scope.vesselId, profileId) : undefined);
    await expectMayChangePerson(scope, profileId, ["signatureFileId"]);
    const { masterPinHash, signatureDrawing } = await meansOf(scope);
    if (masterPinHash === null) throw refusedAt("pin", "signing:pinNotSet");
    return { masterPinHash, signatureDrawing };
  };
  const { masterPinHash: pinHash } = await enter("read", judged);
  await provePin(services, principal.account.id, pinHash, pin);
  await enter("write", async (scope) => {
    const { masterPinHash, signatureDrawing } = await judged(scope);
    if (masterPinHash !== pinHash) throw refusedAt("pin", "signing:pinWrong");
    if (signatureDrawing !== drawing) await keepOwnDrawing(scope, profileId, drawing);
  });
}
