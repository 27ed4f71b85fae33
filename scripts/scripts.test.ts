import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkArchive } from "@ymp/api/platform/archives/check-archive";
import { withZip } from "@ymp/api/platform/archives/zip-reading";
import { parseCalendarDate } from "@ymp/core/calendar-date";
import { equipment } from "@ymp/db/schema/equipment";
import { vessels } from "@ymp/db/schema/vessels";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeJob } from "@ymp/testing/factories/jobs";
import { writeDays } from "@ymp/testing/factories/rest";
import type { Who } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../apps/server/src/test-app.ts";
import { type Ended, runScriptFile } from "./test-running.ts";

const folder = mkdtempSync(path.join(tmpdir(), "ymp-scripts-"));
let app: TestApp;
let url: string;

beforeAll(async () => {
  app = await createTestApp();
  url = await app.listen();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function run(who: Who, name: string, ...args: string[]): Promise<Ended> {
  return runScriptFile(name, args, { YMP_URL: url, YMP_TOKEN: await app.tokenOf(who) });
}

const scripts = ["import-equipment.ts", "overdue-jobs.ts", "nightly-export.ts", "rest-sheets.ts", "import-archive.ts"];
const talking = scripts.filter((name) => name !== "import-archive.ts");

const argumentsOf = (name: string) =>
  name === "import-equipment.ts" ? ["list.csv"] : name === "overdue-jobs.ts" ? [] : ["--folder", "x"];

describe("every script", () => {
  it.each(scripts)("%s says what it does when asked for help, without a server", async (name) => {
    const { code, out } = await runScriptFile(name, ["--help"], {});
    expect(code).toBe(0);
    expect(out).toContain("npm run");
    expect(out).toContain("Exit codes:");
  });

  it.each(talking)("%s asks for the address and the token in the environment", async (name) => {
    const args = argumentsOf(name);
    const unset = await runScriptFile(name, args, { YMP_TOKEN: "t" });
    expect(unset).toMatchObject({ code: 2, err: expect.stringContaining("Set YMP_URL") });
    const without = await runScriptFile(name, args, { YMP_URL: url });
    expect(without).toMatchObject({ code: 2, err: expect.stringContaining("Set YMP_TOKEN") });
  });

  it.each(talking)("%s refuses a word it does not know, and a token nobody made", async (name) => {
    expect((await run("captain", name, "--sideways")).code).toBe(2);
    const args = argumentsOf(name);
    const stranger = await runScriptFile(name, args, { YMP_URL: url, YMP_TOKEN: "nobody's" });
    expect(stranger).toMatchObject({ code: 1, err: expect.stringContaining("not valid") });
  });
});

describe("the sheets of hours of rest", () => {
  it("are written a file a month, with anyone who has not signed named", async () => {
    await writeDays(app.world, "deckhand", parseCalendarDate("2026-05-01"), 3);
    const sheets = path.join(folder, "sheets");
    const { code, out, err } = await run("captain", "rest-sheets.ts", "--folder", sheets, "--month", "2026-05");
    expect([code, err]).toEqual([0, expect.stringContaining("Liam Shaw: not signed, 28 days missing")]);
    const file = path.join(sheets, "2026-05", "Seraphine.pdf");
    expect(out.trim()).toBe(file);
    expect(readFileSync(file).subarray(0, 5).toString()).toBe("%PDF-");
    expect(readdirSync(path.dirname(file))).toEqual(["Seraphine.pdf"]);
  });

  it("are refused for a month in which nobody wrote, and for what is no month", async () => {
    const none = await run("captain", "rest-sheets.ts", "--folder", folder, "--month", "2020-01");
    expect(none.code).toBe(1);
    const wrong = await run("captain", "rest-sheets.ts", "--folder", folder, "--month", "May");
    expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining("2026-05") });
  });
});

describe("the import of equipment", () => {
  const list = (name: string, ...lines: string[]) => {
    const file = path.join(folder, name);
    writeFileSync(file, lines.join("\n"));
    return file;
  };
  const names = () =>
    app.world.inVessel("A", async (tx) =>
      (await tx.select({ name: equipment.name }).from(equipment)).map((r) => r.name),
    );

  it("shows what it would do and writes only when told to", async () => {
    const file = list("list.csv", "Name,Manufacturer,Serial no.", "Watermaker,Sea Recovery,77-1", "Boiler,,");
    const shown = await run("chief", "import-equipment.ts", file);
    expect(shown).toMatchObject({ code: 0, err: "" });
    expect(shown.out).toContain("Name → name");
    expect(shown.out).toContain("Seraphine: create 2");
    expect(await names()).not.toContain("Watermaker");

    const written = await run("chief", "import-equipment.ts", "--yes", "--vessel", "seraphine", file);
    expect(written).toMatchObject({ code: 0, out: expect.stringContaining("Written: create 2") });
    expect(await names()).toEqual(expect.arrayContaining(["Watermaker", "Boiler"]));
  });

  it("lists bad rows and writes nothing because of them, or the good ones when asked", async () => {
    const file = list("bad.csv", "Name,Manufacturer", "Capstan,Lofrans", ",Nameless", "Thruster,Quick");
    const refused = await run("chief", "import-equipment.ts", "--yes", file);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("1 rows have errors") });
    expect(refused.out).toMatch(/row 3: \w/);
    expect(await names()).not.toContain("Capstan");
    const good = await run("chief", "import-equipment.ts", "--yes", "--only-good-rows", file);
    expect(good.code).toBe(0);
    expect(await names()).toEqual(expect.arrayContaining(["Capstan", "Thruster"]));
  });

  it("tells a refusal and a missing file", async () => {
    const file = list("crew.csv", "Name", "Gangway");
    const refused = await run("stew", "import-equipment.ts", "--yes", file);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("Your role does not set up this list") });
    expect(await run("chief", "import-equipment.ts", path.join(folder, "gone.csv"))).toMatchObject({ code: 2 });
    expect(await run("chief", "import-equipment.ts", "--vessel", "Nowhere", file)).toMatchObject({ code: 1 });
  });
});

describe("the list of overdue jobs", () => {
  it("names those of every vessel the token opens, as CSV", async () => {
    const machine = await makeEquipment(app.world, { name: "Port, main engine" });
    const dueOn = parseCalendarDate("2026-06-05");
    await makeJob(app.world, {
      title: "Change oil",
      equipmentId: machine.id,
      dueOn,
      isCritical: true,
      assignedTo: [app.world.person("chief").profileId],
    });
    await makeJob(app.world, { title: "Later", dueOn: parseCalendarDate("2026-12-01") });
    await makeJob(app.world, { title: "Of the other vessel", dueOn }, "B");
    const { code, out, err } = await run("chief", "overdue-jobs.ts");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const [head, ...rows] = out.trim().split("\r\n");
    expect(head).toBe("Vessel,Job no.,Title,Equipment,Due,Days overdue,Hours over,Critical,Assigned");
    const assigned = app.world.person("chief").name;
    expect(rows).toEqual([
      expect.stringMatching(
        new RegExp(`^Seraphine,J-2026-\\d{4},Change oil,"Port, main engine",2026-06-05,10,,yes,${assigned}$`),
      ),
    ]);
  });

  it("leaves out a vessel whose subscription has ended, and says so", async () => {
    const { db } = app.world.database;
    const set = (subscriptionState: "EXPIRED" | "ACTIVE") =>
      db.update(vessels).set({ subscriptionState }).where(eq(vessels.id, app.world.vessels.B.id));
    await set("EXPIRED");
    app.services.accounts.forget("*");
    const { code, out, err } = await run("rival", "overdue-jobs.ts");
    expect({ code, err }).toEqual({
      code: 0,
      err: expect.stringContaining("Corvus: The subscription of Corvus has expired"),
    });
    expect(out.trim().split("\r\n")).toHaveLength(1);
    await set("ACTIVE");
    app.services.accounts.forget("*");
  });
});

describe("the nightly export", () => {
  const store = path.join(folder, "exports");

  /** The queue works while the script waits. */
  async function exporting(who: Who, ...args: string[]): Promise<Ended> {
    const worker = setInterval(() => void app.world.workQueue(), 200);
    try {
      return await run(who, "nightly-export.ts", "--folder", store, ...args);
    } finally {
      clearInterval(worker);
    }
  }

  it("fetches a whole archive into the folder of the day and keeps the last ones", async () => {
    for (const day of ["2020-01-01", "2020-01-02", "2020-01-03"]) {
      mkdirSync(path.join(store, day), { recursive: true });
      writeFileSync(path.join(store, day, "Seraphine.zip"), "old");
    }
    writeFileSync(path.join(store, "2020-01-01", "Other.zip"), "of another vessel");
    const { code, out, err } = await exporting("captain", "--keep", "2");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("every sum is right");
    const today = new Date().toISOString().slice(0, 10);
    expect(readdirSync(store).sort()).toEqual(["2020-01-01", "2020-01-03", today].sort());
    expect(readdirSync(path.join(store, "2020-01-01"))).toEqual(["Other.zip"]);
    expect(readFileSync(path.join(store, "2020-01-03", "Seraphine.zip"), "utf8")).toBe("old");
    const manifest = await withZip(path.join(store, today, "Seraphine.zip"), checkArchive);
    expect(manifest.vessel).toMatchObject({ id: app.world.vessels.A.id, name: "Seraphine" });
  });

  it("is refused to those who may not take the records out", async () => {
    const { code, err } = await exporting("chief");
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringContaining("Only the captain and the management company"),
    });
  });

  it("keeps nothing that is not whole", async () => {
    const whole = app.services.files.read;
    const today = path.join(store, new Date().toISOString().slice(0, 10));
    rmSync(today, { recursive: true, force: true });
    const cut: typeof whole = async (key, range) => {
      const stored = await whole(key, range);
      if (!stored || !key.startsWith("archives/")) return stored;
      const chunks: Buffer[] = [];
      for await (const chunk of stored.stream) chunks.push(Buffer.from(chunk));
      const bytes = Buffer.concat(chunks);
      bytes.fill(0, 1000, 1040);
      const { Readable } = await import("node:stream");
      return { ...stored, stream: Readable.from([bytes]) };
    };
    Object.assign(app.services.files, { read: cut });
    const { code } = await exporting("captain");
    Object.assign(app.services.files, { read: whole });
    expect(code).toBe(1);
    expect(readdirSync(today)).toEqual([]);
  });
});
