import { parseCalendarDate as day } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import type { PaperType } from "@ymp/core/people/document-types";
import { files } from "@ymp/db/schema/files";
import { crewDocuments } from "@ymp/db/schema/people";
import { changes } from "@ymp/db/schema/platform";
import { refusalOf } from "@ymp/testing/callers";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow("2026-06-15T09:00:00Z");
  await world.inVessel("A", (tx) => tx.delete(crewDocuments));
});

const as = (who: Who) => world.as(who).crewDocuments;
const profileId = () => world.crew.A.deckhand.profileId;
const papersOf = async (who: Who) => (await as(who).list({ profileId: profileId() })).papers;

type SaveInput = Parameters<ReturnType<typeof as>["save"]>[0];

async function handIn(type: PaperType, values: Partial<SaveInput> = {}, who: Who = "deckhand") {
  const input: SaveInput = { id: newId(), profileId: profileId(), type, number: "X 123", ...values };
  const { version } = await as(who).save(input);
  return { ...input, version };
}

async function makeFile(by: Who): Promise<string> {
  const id = newId();
  const row = { name: "scan.pdf", mediaType: "application/pdf", sizeBytes: 10, sha256: "0", storageKey: id };
  const owner = { vesselId: world.vessels.A.id, createdBy: world.person(by).userId };
  await world.inVessel("A", (tx) => tx.insert(files).values({ id, ...row, ...owner }));
  return id;
}

describe("a person's papers", () => {
  it("say how they stand on the ship's day", async () => {
    await handIn("passport", { expiresOn: day("2026-12-01") });
    await handIn("medical_certificate", { expiresOn: day("2026-06-14") });
    await handIn("survival_techniques", { expiresOn: day("2026-07-15") });
    await handIn("yachtmaster", { hasNoExpiry: true });
    await handIn("powerboat");
    const states = Object.fromEntries((await papersOf("deckhand")).map(({ type, state }) => [type, state]));
    expect(states).toEqual({
      passport: "expiring",
      medical_certificate: "expired",
      survival_techniques: "urgent",
      yachtmaster: "noExpiry",
      powerboat: "unknown",
    });
  });

  it("end with the day on board, not with that of Greenwich", async () => {
    await handIn("survival_techniques", { expiresOn: day("2026-06-15") });
    world.setNow("2026-06-15T21:59:00Z");
    expect((await papersOf("deckhand"))[0]?.state).toBe("urgent");
    world.setNow("2026-06-15T22:01:00Z");
    expect((await papersOf("deckhand"))[0]?.state).toBe("expired");
  });

  it("are shown to each reader as far as it is their business", async () => {
    for (const type of ["passport", "medical_certificate", "yachtmaster"] as const)
      await handIn(type, { limitation: "Glasses", expiresOn: null });
    await handIn("employment_agreement", {}, "manager");
    const seen = async (who: Who) =>
      Object.fromEntries((await papersOf(who)).map(({ type, number }) => [type, number ?? "dates"]));
    const medical = { medical_certificate: "X 123" };
    const whole = { passport: "X 123", yachtmaster: "X 123", employment_agreement: "X 123" };
    expect(await seen("deckhand")).toEqual({ ...whole, ...medical });
    expect(await seen("captain")).toEqual({ ...whole, ...medical });
    expect(await seen("manager")).toEqual({ ...whole, medical_certificate: "dates" });
    expect(await seen("bosun")).toEqual({ yachtmaster: "X 123", medical_certificate: "dates" });
    expect(await seen("engineer")).toEqual({});
    expect((await refusalOf(papersOf("contractor"))).code).toBe("not_found");
    expect((await refusalOf(papersOf("rival"))).code).toBe("not_found");
  });

  it("hide remark and exact name of a medical certificate from everybody but the person and the captain", async () => {
    await handIn("medical_certificate", { limitation: "No solo watches", title: "Diabetes, insulin" });
    expect((await papersOf("captain"))[0]).toMatchObject({ limitation: "No solo watches", title: "Diabetes, insulin" });
    for (const who of ["manager", "bosun"] as const)
      expect((await papersOf(who))[0]).toMatchObject({ limitation: null, title: null, isWhole: false });
  });

  it("are found by account as well", async () => {
    await handIn("powerboat");
    const { userId } = world.crew.A.deckhand;
    expect((await as("captain").forUser({ userId })).papers).toHaveLength(1);
    expect((await refusalOf(as("captain").forUser({ userId: newId() }))).code).toBe("not_found");
    expect((await refusalOf(as("yard").forUser({ userId }))).code).toBe("not_found");
  });

  it("name what is usual in the department and not there, as far as the reader may know", async () => {
    await handIn("passport");
    expect((await as("captain").list({ profileId: profileId() })).missing).toContain("medical_certificate");
    const { missing } = await as("bosun").list({ profileId: profileId() });
    expect(missing).toContain("powerboat");
    expect(missing).not.toContain("employment_agreement");
  });
});

describe("keeping a paper", () => {
  it("is harmless when it is sent twice, and minds the version", async () => {
    const paper = await handIn("powerboat", { expiresOn: null });
    await as("deckhand").save({ ...paper, version: undefined });
    expect(await papersOf("deckhand")).toHaveLength(1);
    await as("deckhand").save({ ...paper, number: "Y 9" });
    expect((await refusalOf(as("deckhand").save({ ...paper, number: "Z 1" }))).code).toBe("stale");
  });

  it("is for the person and who administers the crew", async () => {
    const input = { id: newId(), profileId: profileId(), type: "powerboat" as const };
    expect((await refusalOf(as("engineer").save(input))).code).toBe("forbidden");
    expect((await refusalOf(as("bosun").save(input))).code).toBe("forbidden");
    expect((await refusalOf(as("rival").save(input))).code).toBe("not_found");
    const contract = { ...input, type: "employment_agreement" as const };
    for (const who of ["deckhand", "captain"] as const)
      expect((await refusalOf(as(who).save(contract))).code).toBe("forbidden");
    expect((await as("captain").list({ profileId: profileId() })).addable).not.toContain("employment_agreement");
    await as("manager").save({ ...contract, id: newId() });
    const medical = { ...input, type: "medical_certificate" as const };
    expect((await refusalOf(as("manager").save(medical))).code).toBe("forbidden");
    await as("captain").save(input);
  });

  it("refuses dates that cannot be, and another paper without a name", async () => {
    const faults = async (values: Partial<SaveInput>, type: PaperType = "visa") =>
      (await refusalOf(handIn(type, values))).fields;
    expect(await faults({ issuedOn: day("2026-02-01"), expiresOn: day("2026-01-31") })).toEqual({
      expiresOn: "papers:expiresBeforeIssue",
    });
    expect(await faults({ hasNoExpiry: true, expiresOn: day("2026-01-31") })).toEqual({
      expiresOn: "papers:expiryOfEndless",
    });
    expect(await faults({}, "other")).toEqual({ title: "papers:titleMissing" });
    expect(await faults({ issuingCountry: "XYZ" })).toEqual({ issuingCountry: "people:nationalityUnknown" });
  });

  it("tells the change under the paper, where only its readers look", async () => {
    const paper = await handIn("medical_certificate");
    const [told] = await world.inVessel("A", (tx) => tx.select().from(changes).where(eq(changes.recordId, paper.id)));
    expect(told).toMatchObject({ recordKind: "crew_document", verb: "created", relatedIds: [] });
  });
});

it("changes no paper that is not there", async () => {
  const paper = await handIn("powerboat");
  const lost = as("deckhand").save({ ...paper, id: newId(), version: 5 });
  expect((await refusalOf(lost)).code).toBe("not_found");
});

describe("renewing a paper", () => {
  it("takes the one before out of the alerts and keeps it in the history", async () => {
    const old = await handIn("survival_techniques", { expiresOn: day("2026-06-20") });
    expect(await as("captain").expiring({})).toMatchObject([{ id: old.id, holder: { lastName: "Shaw" } }]);
    const renewal = await handIn("survival_techniques", { expiresOn: day("2031-06-10"), replacesId: old.id });
    expect(await as("captain").expiring({})).toEqual([]);
    const papers = await papersOf("deckhand");
    expect(papers.find(({ id }) => id === old.id)).toMatchObject({ isReplaced: true });
    expect(papers.find(({ id }) => id === renewal.id)).toMatchObject({ isReplaced: false, replacesId: old.id });
  });

  it("is done once, by a paper of the same kind and person", async () => {
    const old = await handIn("survival_techniques");
    await handIn("survival_techniques", { replacesId: old.id });
    const again = handIn("survival_techniques", { replacesId: old.id });
    expect(await refusalOf(again)).toMatchObject({ code: "conflict", messageKey: "papers:renewedAlready" });
    const passport = await handIn("passport");
    const otherKind = handIn("powerboat", { replacesId: passport.id });
    expect((await refusalOf(otherKind)).fields).toEqual({ type: "papers:renewsOtherKind" });
    const ofOther = handIn(
      "powerboat",
      { replacesId: passport.id, profileId: world.crew.A.engineer.profileId },
      "captain",
    );
    expect((await refusalOf(ofOther)).code).toBe("not_found");
  });

  it("stays of one kind, whatever part of the renewal is sent later", async () => {
    const old = await handIn("survival_techniques", { expiresOn: day("2026-06-20") });
    const renewal = await handIn("survival_techniques", { replacesId: old.id });
    const { replacesId: _replacesId, ...retyped } = { ...renewal, version: 1, type: "powerboat" as const };
    expect((await refusalOf(as("deckhand").save(retyped))).fields).toEqual({ type: "papers:renewsOtherKind" });
  });

  it("is not done to a paper that was removed", async () => {
    const old = await handIn("survival_techniques");
    const renewal = await handIn("survival_techniques", { replacesId: old.id });
    await as("deckhand").remove({ id: renewal.id });
    const ring = as("deckhand").save({ ...old, version: 1, replacesId: renewal.id });
    expect((await refusalOf(ring)).code).toBe("not_found");
  });

  it("is undone by removing the renewal, and redone by restoring it", async () => {
    const old = await handIn("survival_techniques", { expiresOn: day("2026-06-20") });
    const renewal = await handIn("survival_techniques", { replacesId: old.id });
    await as("deckhand").remove({ id: renewal.id });
    await as("deckhand").remove({ id: renewal.id });
    expect(await as("captain").expiring({})).toHaveLength(1);
    await as("deckhand").restore({ id: renewal.id });
    expect(await as("captain").expiring({})).toEqual([]);
  });

  it("cannot be restored beside another renewal", async () => {
    const old = await handIn("survival_techniques");
    const first = await handIn("survival_techniques", { replacesId: old.id });
    await as("deckhand").remove({ id: first.id });
    await handIn("survival_techniques", { replacesId: old.id });
    expect((await refusalOf(as("deckhand").restore({ id: first.id }))).messageKey).toBe("papers:renewedAlready");
  });
});

describe("comparing a paper with its original", () => {
  it("is another person's work, and ends when the paper says something else", async () => {
    const paper = await handIn("powerboat");
    const own = as("deckhand").verify({ id: paper.id, version: 1, isVerified: true });
    expect(await refusalOf(own)).toMatchObject({ code: "forbidden", messageKey: "papers:notYourOwn" });
    expect((await refusalOf(as("bosun").verify({ id: paper.id, version: 1, isVerified: true }))).code).toBe(
      "forbidden",
    );
    expect((await refusalOf(as("engineer").verify({ id: paper.id, version: 1, isVerified: true }))).code).toBe(
      "not_found",
    );
    expect((await refusalOf(as("rival").verify({ id: paper.id, version: 1, isVerified: true }))).code).toBe(
      "not_found",
    );
    const { version } = await as("captain").verify({ id: paper.id, version: 1, isVerified: true });
    expect((await papersOf("deckhand"))[0]).toMatchObject({ verifiedByName: "Marie Laurent" });
    await as("deckhand").save({ ...paper, version, number: "Y 9" });
    expect((await papersOf("deckhand"))[0]).toMatchObject({ verifiedAt: null });
  });

  it("is refused once the paper has changed since it was read", async () => {
    const paper = await handIn("powerboat");
    await as("deckhand").save({ ...paper, version: 1, number: "Z 1" });
    const late = as("captain").verify({ id: paper.id, version: 1, isVerified: true });
    expect((await refusalOf(late)).code).toBe("stale");
    expect((await papersOf("deckhand"))[0]?.verifiedAt).toBeNull();
  });

  it("can be taken back", async () => {
    const paper = await handIn("powerboat");
    await as("captain").verify({ id: paper.id, version: 1, isVerified: true });
    await as("captain").verify({ id: paper.id, version: 2, isVerified: false });
    expect((await papersOf("deckhand"))[0]?.verifiedAt).toBeNull();
  });
});

describe("the scan of a paper", () => {
  it("is read by who reads the paper", async () => {
    const fileId = await makeFile("deckhand");
    const paper = await handIn("medical_certificate");
    await as("deckhand").setFile({ id: paper.id, fileId });
    expect((await papersOf("captain"))[0]?.file).toMatchObject({ id: fileId, name: "scan.pdf" });
    expect((await papersOf("manager"))[0]?.file).toBeNull();
    expect(await world.as("captain").files.get({ fileId })).toMatchObject({ name: "scan.pdf" });
    for (const who of ["manager", "bosun", "engineer"] as const)
      expect((await refusalOf(world.as(who).files.get({ fileId }))).code).toBe("not_found");
    await as("deckhand").remove({ id: paper.id });
    expect(await world.as("captain").files.get({ fileId })).toMatchObject({ name: "scan.pdf" });
    for (const who of ["manager", "bosun", "engineer"] as const)
      expect((await refusalOf(world.as(who).files.get({ fileId }))).code).toBe("not_found");
  });

  it("is never somebody else's file", async () => {
    const paper = await handIn("powerboat");
    const fileId = await makeFile("engineer");
    expect((await refusalOf(as("deckhand").setFile({ id: paper.id, fileId }))).code).toBe("not_found");
    expect((await refusalOf(as("bosun").setFile({ id: paper.id, fileId: null }))).code).toBe("forbidden");
  });
});

describe("papers that end", () => {
  it("are those of the crew within the days asked for, the first on top", async () => {
    await handIn("survival_techniques", { expiresOn: day("2026-12-01") });
    await handIn("visa", { expiresOn: day("2026-06-01") });
    await handIn("powerboat", { hasNoExpiry: true });
    const listed = async (withinDays?: number) =>
      (await as("captain").expiring({ withinDays })).map(({ type }) => type);
    expect(await listed()).toEqual(["visa"]);
    expect(await listed(365)).toEqual(["visa", "survival_techniques"]);
    expect((await as("bosun").expiring({ withinDays: 365 })).map(({ type }) => type)).toEqual(["survival_techniques"]);
    expect(await as("engineer").expiring({ withinDays: 365 })).toEqual([]);
    expect((await refusalOf(as("contractor").expiring({}))).code).toBe("forbidden");
  });

  it("are not those of somebody who left for good", async () => {
    await handIn("visa", { expiresOn: day("2026-06-01") });
    await world.as("captain").onboard.setStatus({ profileId: profileId(), isOnboard: false, reason: "left" });
    expect(await as("captain").expiring({})).toEqual([]);
    await world.as("captain").onboard.setStatus({ profileId: profileId(), isOnboard: true });
  });
});
