import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faultOfName } from "../architecture/file-names.ts";
import { namesOf } from "./module-names.mjs";
import { copyOfProject, programs } from "./project-copy.mjs";
import { filesOf, marked, renamed } from "./read-templates.mjs";
import { registeredIn } from "./registrations.mjs";

const root = path.join(import.meta.dirname, "../..");
const names = namesOf("ship-stores", { permission: "logbook" });
const most = 2500;

let copy;
beforeAll(() => {
  copy = copyOfProject();
}, 300_000);
afterAll(() => copy.remove(), 300_000);

const generate = (...args) => copy.run("tooling/generators/new-module.mjs", args);
const read = (file) => readFileSync(path.join(copy.folder, file), "utf8");
const isThere = (file) => existsSync(path.join(copy.folder, file));

describe("a new module", () => {
  it("is written in every place a module has, named by the rules, and no longer than a module needs to be", async () => {
    expect(await generate("ship-stores")).toMatchObject({ code: 0 });
    const files = Object.keys(filesOf(names));
    expect(files.filter((file) => !isThere(file))).toEqual([]);
    const judged = files.filter((file) => !/\.json$|\/routes\//.test(file));
    expect(judged.map(faultOfName).filter(Boolean)).toEqual([]);
    expect(files.reduce((sum, file) => sum + read(file).split("\n").length - 1, 0)).toBeLessThan(most);
  });

  it("is formatted and has no fault that the linter finds", async () => {
    const registered = registeredIn((file) => readFileSync(path.join(root, file), "utf8"), names);
    const written = [...Object.keys(filesOf(names)), ...Object.keys(registered)];
    expect(await copy.run(programs.biome, ["ci", "--colors=off", ...written])).toMatchObject({ code: 0 });
  }, 300_000);

  it("has a migration, an address and an entry of the menu", () => {
    expect(read("packages/db/migrations/meta/_journal.json")).toContain("ship_stores");
    expect(read("apps/web/src/routeTree.gen.ts")).toContain('"/app/shipstores"');
    expect(read("packages/core/src/access/menu.ts")).toContain('key: "shipstores"');
  });

  it("never writes over what is there", async () => {
    expect(await generate("ship-stores")).toMatchObject({ code: 1, said: expect.stringContaining("exist already") });
  });

  it("stands beside another one", async () => {
    expect(await generate("lost-properties", "--permission=inventory")).toMatchObject({ code: 0 });
    const search = read("packages/api/src/modules/search/search.service.ts");
    for (const name of ["shipStores", "lostProperties"])
      expect(search.match(new RegExp(`\\b${name}:`, "g"))).toHaveLength(1);
    expect(read("packages/core/src/records.ts")).toContain("lost_property: {");
  });

  it("passes the tests of the architecture", async () => {
    const reviewed = { INPUT_SIZES: "write", FIELD_MATRIX: "write" };
    const run = ["run", "--project", "unit", "tooling/architecture"];
    const { code, said } = await copy.run(programs.vitest, run, { env: reviewed });
    expect(code, said.slice(-6000)).toBe(0);
  }, 600_000);

  it.each([
    ["SpareParts", [], "kebab-case"],
    ["sheep", [], "what one of them is called"],
    ["voyages", ["--permission=sailing"], "--permission is one of"],
    ["reports", [], "the menu has an entry"],
  ])("is refused as %s %j", async (name, more, why) => {
    expect(await generate(name, ...more)).toMatchObject({ code: 1, said: expect.stringContaining(why) });
    expect(isThere(`packages/api/src/modules/${name}`)).toBe(false);
  });
});

describe("the words of a template", () => {
  it("take the name in every way in which it is written", () => {
    const names = namesOf("lost-properties", { permission: "inventory" });
    const text =
      'Sample record, sample records, sampleRecord, SampleRecords, sample-records, sample_record, /samplerecords, "samplemodule:view"';
    expect(renamed(text, names)).toBe(
      'Lost property, lost properties, lostProperty, LostProperties, lost-properties, lost_property, /lostproperties, "inventory:view"',
    );
  });

  it("are marked in other languages, in the forms by which each counts", () => {
    expect(marked({ count_one: "{{total}} voyage", count_other: "{{total}} voyages" }, "fr")).toEqual({
      count_one: "[à traduire] {{total}} voyages",
      count_many: "[à traduire] {{total}} voyages",
      count_other: "[à traduire] {{total}} voyages",
    });
    expect(marked({ count_one: "a", count_other: "b", title: "c" }, "ja")).toEqual({
      count_other: "[要翻訳] b",
      title: "[要翻訳] c",
    });
  });
});
