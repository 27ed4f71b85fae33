import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { maySignTestimonial } from "@ymp/core/sea-service/service-rights";
import type { VesselScope } from "../../context.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { stampOf } from "../../kit/stamp.ts";
import { sign } from "../../platform/signatures/sign.ts";
import { findSigner } from "../../platform/signatures/signatures.repository.ts";
import type { SignTestimonialInput, WithdrawTestimonialInput } from "./sea-service.schema.ts";
import { findServed } from "./served.repository.ts";
import { expectServed, type ServedPerson } from "./served.service.ts";
import {
  findTestimonial,
  insertSigned,
  insertWithdrawal,
  type StandingTestimonial,
} from "./testimonials.repository.ts";
import { stateOfTestimonial } from "./testimonials.rules.ts";
import { presented, tellOfTestimonial } from "./testimonials.service.ts";

/** @throws AppError forbidden for everybody but the master, and the company where it is the master's own */
async function lockSigned(scope: VesselScope, id: string): Promise<{ person: ServedPerson; row: StandingTestimonial }> {
  const { tx, vesselId, access } = scope;
  const found = expectRow(await findTestimonial(tx, vesselId, id));
  const person = await expectServed(scope, found.testimonial.profileId);
  if (!maySignTestimonial(access, person)) throw new AppError("forbidden", refusalOf(person));
  expectRow(await findServed(tx, vesselId, person.row.id, true));
  return { person, row: expectRow(await findTestimonial(tx, vesselId, id)) };
}

function refusalOf({ isOwn, role }: ServedPerson): string {
  if (isOwn) return "sea-service:refusal.ownTestimonial";
  return role === "captain" ? "sea-service:refusal.companySigns" : "sea-service:refusal.masterSigns";
}

/** Signs a testimonial as it was shown; from then on it stays as it is. */
export async function signTestimonial(scope: VesselScope, input: SignTestimonialInput): Promise<void> {
  const { person, row } = await lockSigned(scope, input.id);
  const state = stateOfTestimonial(row);
  if (state !== "draft") throw new AppError("conflict", `sea-service:refusal.${state}`);
  const { content, digest, missing } = await presented(scope, person, row);
  expectVersion(row.testimonial, input.version);
  if (digest !== input.digest) throw new AppError("stale", "sea-service:refusal.shownAnother");
  if (content.days.onBoard === 0) throw new AppError("invalid", "sea-service:refusal.noDays");
  const [first] = missing;
  if (first)
    throw new AppError("invalid", "sea-service:refusal.incomplete", {}, { [first]: "sea-service:refusal.incomplete" });
  const signedId = newId();
  await insertSigned(scope.tx, { ...stampOf(scope, signedId), testimonialId: row.testimonial.id, content });
  const act = {
    recordKind: "testimonial",
    recordId: row.testimonial.id,
    actId: signedId,
    purpose: "testimonial",
  } as const;
  await sign(scope, act, input.signature);
  await tellOfTestimonial(scope, person, "testimonial_signed", row.testimonial);
}

/** A signed testimonial that was wrong counts no more: it stays legible, and its days are free for another. */
export async function withdrawTestimonial(scope: VesselScope, input: WithdrawTestimonialInput): Promise<void> {
  const { tx, vesselId, actor, profileId } = scope;
  const { person, row } = await lockSigned(scope, input.id);
  if (actor.kind !== "user" || actor.userId === null) throw new AppError("invalid", "refusals:signedByPersons");
  const state = stateOfTestimonial(row);
  if (state === "withdrawn") return;
  if (state !== "signed") throw new AppError("conflict", "sea-service:refusal.notSigned");
  expectVersion(row.testimonial, input.version);
  const signer = await findSigner(tx, { vesselId, userId: actor.userId, profileId, today: shipsDay(scope) });
  const { reason } = input;
  const stamp = stampOf(scope, newId());
  await insertWithdrawal(tx, { ...stamp, testimonialId: row.testimonial.id, reason, name: expectRow(signer).name });
  await tellOfTestimonial(scope, person, "testimonial_withdrawn", row.testimonial, reason);
}
