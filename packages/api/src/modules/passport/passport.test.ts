import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseCalendarDate as on } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { crewDocuments } from "@ymp/db/schema/people";
import { refusalOf } from "@ymp/testing/callers";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withZip } from "../../platform/archives/zip-reading.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
  world.setNow("2026-06-15T09:00:00Z");
  const hold = (who: "deckhand" | "bosun", number: string) =>
    world.as("captain").crewDocuments.save({
      ...{ id: newId(), profileId: world.crew.A[who].profileId, type: "passport", number },
      ...{ expiresOn: on("2030-01-01"), issuingAuthority: "<b>Authority</b>" },
    });
  await world.inVessel("A", (tx) => tx.delete(crewDocuments));
  await hold("deckhand", "OWN123");
  await hold("bosun", "OTHER9");
  await world.as("deckhand").rest.saveDay({ onDay: on("2026-06-14"), grid: `${"#".repeat(16)}${".".repeat(32)}` });
  await world.as("deckhand").seaService.saveEarlier({
    ...{ id: newId(), profileId: world.crew.A.deckhand.profileId, vesselName: "Halcyon", capacity: "Deckhand" },
    ...{ startsOn: on("2024-01-01"), endsOn: on("2024-03-31"), actualDays: 40, watchDays: 20 },
  });
});
afterAll(() => world.close());

/** What stands in the zip, by name. */
async function taken(who: Who): Promise<Map<string, string>> {
  const { base64 } = await world.as(who).passport.export({});
  const folder = await mkdtemp(path.join(tmpdir(), "ymp-taken-"));
  try {
    const file = path.join(folder, "taken.zip");
    await writeFile(file, Buffer.from(base64, "base64"));
    return await withZip(file, async ({ names, readText }) => {
      const texts: [string, string][] = [];
      for (const name of names) texts.push([name, await readText(name)]);
      return new Map(texts);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe("what somebody takes along", () => {
  it("is a page, tables and JSON of their own papers, rest and service, with sums", async () => {
    const zip = await taken("deckhand");
    expect([...zip.keys()].toSorted()).toEqual([
      ...["SHA256SUMS", "hours-of-rest.csv", "hours-of-rest.json", "index.html"],
      ...["papers.csv", "papers.json", "sea-service.csv", "sea-service.json"],
    ]);
    expect(zip.get("papers.csv")).toContain("OWN123");
    expect(zip.get("sea-service.csv")).toContain("Halcyon,Deckhand,2024-01-01,2024-03-31,40");
    expect(zip.get("hours-of-rest.csv")).toContain("2026-06-14,8,");
    const page = zip.get("index.html") ?? "";
    expect(page).toContain(`<html lang="en">`);
    expect(page).toContain("OWN123");
    expect(zip.get("SHA256SUMS")).toContain(`${createHash("sha256").update(page).digest("hex")}  index.html`);
  });

  it("holds nothing of anybody else, and no word of a paper runs as a page", async () => {
    const whole = [...(await taken("deckhand")).values()].join("\n");
    expect(whole).not.toContain("OTHER9");
    expect((await taken("deckhand")).get("index.html")).not.toContain("<b>Authority");
  });

  it("is for people with a profile on board alone: neither company nor platform makes it", async () => {
    for (const who of ["manager", "superadmin"] as const)
      expect((await refusalOf(world.as(who).passport.export({}))).code).toBe("forbidden");
    expect((await taken("captain")).get("papers.csv")).not.toContain("OWN123");
    expect((await taken("rival")).get("papers.csv")).not.toContain("OWN123");
  });
});
