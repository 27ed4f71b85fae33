import { createHash } from "node:crypto";
import { AppError } from "@ymp/core/errors";
import { engagementOn } from "@ymp/core/people/engagements";
import { fullName } from "@ymp/core/people/profile-fields";
import { heldTestimonial, type TestimonialField, testimonialPolicy } from "@ymp/core/sea-service/service-fields";
import { overlapsPeriod } from "@ymp/core/sea-service/service-periods";
import { mayDraftTestimonial, maySignTestimonial } from "@ymp/core/sea-service/service-rights";
import { testimonials } from "@ymp/db/schema/sea-service";
import type { VesselScope } from "../../context.ts";
import { definedOf } from "../../kit/defined-of.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { expectRoom, mostOfOne } from "../../kit/expect-room.ts";
import { changedFields, expectMayChange, fieldsFor } from "../../kit/field-editing.ts";
import { expectHappened } from "../../kit/happened.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { stampOf } from "../../kit/stamp.ts";
import { withChanges } from "../../kit/with-changes.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { findSigner, signaturesOf } from "../../platform/signatures/signatures.repository.ts";
import { servedRecord, type TestimonialRow } from "./sea-service.record.ts";
import type { SaveTestimonialInput } from "./sea-service.schema.ts";
import { engagementsOf, findServed } from "./served.repository.ts";
import { expectServed, type ServedPerson, serviceWithin } from "./served.service.ts";
import {
  companyContact,
  deleteTestimonial,
  findTestimonial,
  insertTestimonial,
  lastMastersContact,
  lastShipFacts,
  passportNumberOf,
  type StandingTestimonial,
  testimonialsOf,
  updateTestimonial,
} from "./testimonials.repository.ts";
import {
  contentOf,
  missingOf,
  ownContacts,
  type Period,
  stateOfTestimonial,
  type TestimonialContent,
  testimonialContent,
} from "./testimonials.rules.ts";

/** A person's testimonials of this vessel, newest first. Drafts are those of whoever writes them. */
export async function readTestimonials(scope: VesselScope, profileId: string) {
  const person = await expectServed(scope, profileId);
  const rows = await testimonialsOf(scope.tx, scope.vesselId, profileId);
  const mayDraft = mayDraftTestimonial(scope.access, person);
  const shown = rows.filter((row) => mayDraft || stateOfTestimonial(row) !== "draft");
  const read = [];
  for (const row of shown) read.push(await presented(scope, person, row));
  return read;
}
export type ShownTestimonial = Awaited<ReturnType<typeof presented>>;

/** One as it stands: a draft with the days as they are now, a signed one with what was signed. */
export async function presented(scope: VesselScope, person: ServedPerson, row: StandingTestimonial) {
  const { testimonial, withdrawnAt, withdrawnBy, withdrawnReason } = row;
  const { vesselId: _, createdBy: __, profileId, ...fields } = testimonial;
  const state = stateOfTestimonial(row);
  const content = await contentNow(scope, person, row);
  const [signature] =
    row.signedId === null
      ? []
      : await signaturesOf(scope.tx, { vesselId: scope.vesselId, recordKind: "testimonial", recordId: testimonial.id });
  const mayDraft = mayDraftTestimonial(scope.access, person);
  const maySign = maySignTestimonial(scope.access, person);
  const { tx, vesselId, actor } = scope;
  const isAwaited = maySign && state === "draft" && actor.userId !== null;
  const signer = isAwaited
    ? await findSigner(tx, { vesselId, userId: actor.userId, profileId: scope.profileId, today: shipsDay(scope) })
    : undefined;
  return {
    ...fields,
    profileId,
    state,
    content,
    digest: digestOf(content),
    missing: state === "draft" ? missingOf(content, ownContacts(person.row, scope.vessel)) : [],
    engagedAs: state === "draft" ? await engagedAs(scope, testimonial) : null,
    signature: signature ?? null,
    /** As whom the reader signs it. */
    signer: signer ?? null,
    withdrawn: withdrawnAt ? { at: withdrawnAt, by: withdrawnBy, reason: withdrawnReason } : null,
    can: {
      fields: mayDraft ? fieldsFor(scope, testimonialPolicy, heldTestimonial(state)) : [],
      sign: maySign && state === "draft",
      withdraw: maySign && state === "signed",
    },
  };
}

/** As what the person was signed on in that time. */
async function engagedAs({ tx, vesselId }: VesselScope, { profileId, startsOn }: TestimonialRow) {
  const engagements = await engagementsOf(tx, vesselId, profileId);
  return engagementOn(engagements, startsOn)?.rank ?? null;
}

async function contentNow(
  scope: VesselScope,
  { row: person }: ServedPerson,
  { testimonial, content }: StandingTestimonial,
): Promise<TestimonialContent> {
  if (content !== null) return testimonialContent.parse(content);
  const { startsOn, endsOn } = testimonial;
  const service = await serviceWithin(scope, person.id, { from: startsOn, to: endsOn });
  return contentOf(testimonial, { vessel: scope.vessel, person, service });
}

export const digestOf = (content: TestimonialContent): string =>
  createHash("sha256").update(JSON.stringify(content)).digest("hex");

/** Whose testimonials are written; others who write of them wait. */
export async function lockDrafted(scope: VesselScope, profileId: string): Promise<ServedPerson> {
  const person = await expectServed(scope, profileId);
  if (!mayDraftTestimonial(scope.access, person))
    throw new AppError(
      "forbidden",
      person.isOwn ? "sea-service:refusal.ownTestimonial" : "sea-service:refusal.notDrafted",
    );
  expectRow(await findServed(scope.tx, scope.vesselId, profileId, true));
  return person;
}

/** Begins a testimonial, or changes one that is not signed. What is not said of a new one is taken from the ship and the papers. */
export async function saveTestimonial(scope: VesselScope, input: SaveTestimonialInput): Promise<{ version: number }> {
  const { tx, vesselId } = scope;
  const { id, version, base, profileId, ...values } = input;
  expectHappened(scope, "vessel", { startsOn: values.startsOn, endsOn: values.endsOn });
  const person = await lockDrafted(scope, profileId);
  const before = await findTestimonial(tx, vesselId, id);
  if (version === undefined) {
    const sent = await sentBefore(scope, id, before?.testimonial, { profileId });
    if (sent) return { version: sent.version };
    const of = [[testimonials.profileId, profileId]] as const;
    await expectRoom(tx, testimonials, { vesselId, most: mostOfOne.engagements, of });
    const { capacity, startsOn, endsOn } = values;
    const asked = { capacity: expectRow(capacity), startsOn: expectRow(startsOn), endsOn: expectRow(endsOn) };
    await expectPeriod(scope, profileId, id, asked);
    const row = { ...(await proposed(scope, person)), ...definedOf(values), ...asked };
    const after = await insertTestimonial(tx, { ...stampOf(scope, id), ...row, profileId });
    await tellOfTestimonial(scope, person, "testimonial_begun", after);
    return { version: after.version };
  }
  const known = expectRow(before?.testimonial.profileId === profileId ? before : undefined);
  const { testimonial } = known;
  if (!expectBase(testimonial, { version, base }, values)) return { version: testimonial.version };
  expectFieldsOpen(scope, known, changedFields(testimonialPolicy, testimonial, values));
  await expectPeriod(scope, profileId, id, withChanges(testimonial, values));
  const after = await updateTestimonial(tx, testimonial, { ...definedOf(values), updatedAt: scope.now });
  await tellOfTestimonial(scope, person, "testimonial_changed", after);
  return { version: after.version };
}

/** What a new testimonial begins with. */
async function proposed({ tx, vesselId, vessel }: VesselScope, { row: { id: profileId, role } }: ServedPerson) {
  const [ship, passportNumber, contact] = await Promise.all([
    lastShipFacts(tx, vesselId),
    passportNumberOf(tx, vesselId, profileId),
    role === "captain" ? companyContact(tx, vesselId) : lastMastersContact(tx, vesselId),
  ]);
  return {
    passportNumber,
    // The length overall, which the vessel keeps, is another figure.
    loadLineMetres: ship?.loadLineMetres ?? null,
    powerKw: ship?.powerKw ?? null,
    propulsion: ship?.propulsion ?? null,
    contact: contact ?? (role === "captain" ? null : vessel.contactEmail),
  };
}

/** The proposal for the form: the engagement that has no testimonial yet, the latest first. */
export async function proposeTestimonial(scope: VesselScope, profileId: string) {
  const person = await expectServed(scope, profileId);
  if (!mayDraftTestimonial(scope.access, person)) throw new AppError("forbidden", "sea-service:refusal.notDrafted");
  const { tx, vesselId } = scope;
  const today = shipsDay(scope);
  const [engagements, rows, facts] = await Promise.all([
    engagementsOf(tx, vesselId, profileId),
    testimonialsOf(tx, vesselId, profileId),
    proposed(scope, person),
  ]);
  const taken = rows.flatMap((row) => (stateOfTestimonial(row) === "withdrawn" ? [] : [row.testimonial]));
  const begun = engagements.filter(({ signedOnOn }) => signedOnOn <= today).toReversed();
  const periods = begun.map(({ rank, signedOnOn, signedOffOn }) => ({
    capacity: rank,
    startsOn: signedOnOn,
    endsOn: signedOffOn !== null && signedOffOn < today ? signedOffOn : today,
  }));
  const open = periods.find((period) => !taken.some((one) => overlapsPeriod(period, one)));
  const latest = { capacity: periods[0]?.capacity ?? null, startsOn: null, endsOn: null };
  const period = open ?? latest;
  return { ...facts, ...period, engagedAs: period.capacity };
}

export function expectFieldsOpen(
  scope: VesselScope,
  row: StandingTestimonial,
  fields: readonly TestimonialField[],
): void {
  expectMayChange(scope, testimonialPolicy, heldTestimonial(stateOfTestimonial(row)), fields);
}

/** A testimonial is of one engagement, of days that are over, and of none that another stands for. */
async function expectPeriod(scope: VesselScope, profileId: string, id: string, period: Period): Promise<void> {
  const { startsOn, endsOn } = period;
  if (endsOn < startsOn) throw invalid("sea-service:endsBeforeStart", "endsOn");
  const [engagements, rows] = await Promise.all([
    engagementsOf(scope.tx, scope.vesselId, profileId),
    testimonialsOf(scope.tx, scope.vesselId, profileId),
  ]);
  const isWithin = engagements.some(
    ({ signedOnOn, signedOffOn }) => signedOnOn <= startsOn && (signedOffOn === null || endsOn <= signedOffOn),
  );
  if (!isWithin) throw invalid("sea-service:outsideEngagement", "startsOn");
  const isTaken = rows.some(
    (row) => row.testimonial.id !== id && row.withdrawnAt === null && overlapsPeriod(period, row.testimonial),
  );
  if (isTaken) throw invalid("sea-service:overlapsTestimonial", "startsOn");
}

const invalid = (key: string, field: string) => new AppError("invalid", key, {}, { [field]: key });

/** A draft that is not wanted. */
export async function removeTestimonial(
  scope: VesselScope,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const found = expectRow(await findTestimonial(scope.tx, scope.vesselId, id));
  const person = await lockDrafted(scope, found.testimonial.profileId);
  const row = expectRow(await findTestimonial(scope.tx, scope.vesselId, id));
  expectFieldsOpen(scope, row, ["removed"]);
  expectVersion(row.testimonial, version);
  await deleteTestimonial(scope.tx, scope.vesselId, id);
  await tellOfTestimonial(scope, person, "testimonial_removed", row.testimonial);
}

export async function tellOfTestimonial(
  scope: VesselScope,
  { row }: ServedPerson,
  verb: string,
  { profileId, startsOn, endsOn }: Period & { readonly profileId: string },
  reason?: string,
): Promise<void> {
  const facts = { name: fullName(row), from: startsOn, to: endsOn, ...(reason === undefined ? {} : { reason }) };
  await recordChange(scope, servedRecord, profileId, { verb, facts });
}
