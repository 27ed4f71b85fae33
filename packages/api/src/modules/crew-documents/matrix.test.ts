import { parseCalendarDate as on } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import type { MatrixColumn } from "@ymp/core/people/certificate-matrix";
import type { PaperType } from "@ymp/core/people/document-types";
import { crewDocuments, engagements } from "@ymp/db/schema/people";
import { refusalOf } from "@ymp/testing/callers";
import { createWorld, type Who, type World } from "@ymp/testing/world";
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

const as = (who: Who = "captain") => world.as(who).crewDocuments;
const profileId = () => world.crew.A.deckhand.profileId;

async function hold(type: PaperType, expiresOn: string) {
  await as("captain").save({ id: newId(), profileId: profileId(), type, number: "X", expiresOn: on(expiresOn) });
}

async function cellOf(column: MatrixColumn, who: Who = "captain", day = "2026-06-15") {
  const { people } = await as(who).matrix({ onDay: on(day) });
  return people.find(({ id }) => id === profileId())?.cells.find((cell) => cell.column === column);
}

describe("the certificate matrix", () => {
  it("shows how each paper stands on the day that is asked for", async () => {
    await hold("medical_certificate", "2026-07-10");
    expect(await cellOf("medical")).toMatchObject({ state: "urgent", expiresOn: "2026-07-10", daysLeft: 25 });
    expect(await cellOf("medical", "captain", "2026-07-11")).toMatchObject({ state: "expired" });
    expect(await cellOf("passport")).toMatchObject({ state: "missing", types: ["passport"] });
  });

  it("shows a head of department certificates and medical dates, neither passports nor contracts", async () => {
    await hold("passport", "2030-01-01");
    await hold("medical_certificate", "2027-01-01");
    await hold("survival_craft", "2028-01-01");
    expect(await cellOf("passport", "chief")).toMatchObject({ state: "hidden", expiresOn: null });
    expect(await cellOf("contract", "chief")).toMatchObject({ state: "hidden" });
    expect(await cellOf("medical", "chief")).toMatchObject({ state: "valid", expiresOn: "2027-01-01" });
    expect(await cellOf("survivalCraft", "chief")).toMatchObject({ state: "valid" });
  });

  it("names the rank of the engagement on that day", async () => {
    const row = { id: newId(), vesselId: world.vessels.A.id, profileId: profileId(), rank: "Lead deckhand" };
    await world.inVessel("A", (tx) => tx.insert(engagements).values({ ...row, signedOnOn: on("2026-06-01") }));
    const rankOn = async (day: string) =>
      (await as().matrix({ onDay: on(day) })).people.find(({ id }) => id === profileId())?.rank;
    expect(await rankOn("2026-06-15")).toBe("Lead deckhand");
    expect(await rankOn("2026-05-31")).not.toBe("Lead deckhand");
  });

  it("goes along as a file, narrowed as it is shown", async () => {
    await hold("medical_certificate", "2026-06-01");
    const { base64 } = await as().exportMatrix({ onDay: on("2026-06-15"), show: "expired", format: "csv" });
    const [, ...lines] = Buffer.from(base64, "base64").toString("utf8").trim().split("\r\n");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("2026-06-01 [en] certificates:state.expired");
  });

  it.each(["deckhand", "stew"] as const)("is closed to the %s", async (who) => {
    const asked = { onDay: on("2026-06-15") };
    expect((await refusalOf(as(who).matrix(asked))).code).toBe("forbidden");
    expect((await refusalOf(as(who).exportMatrix({ ...asked, format: "csv" }))).code).toBe("forbidden");
  });

  it("says of another vessel nothing", async () => {
    const own = new Set(Object.values(world.crew.A).map(({ profileId: id }) => id));
    const { people } = await as("rival").matrix({ onDay: on("2026-06-15") });
    expect(people.filter(({ id }) => own.has(id))).toEqual([]);
  });
});
