import { makeEquipment } from "@ymp/testing/factories/equipment";
import { oneRow } from "@ymp/testing/one-row";
import { createWorld, type World } from "@ymp/testing/world";
import { afterEach, beforeEach, expect, it } from "vitest";

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

async function previewed(...lines: string[]) {
  const kind = "equipment" as const;
  const file = { fileName: "list.csv", base64: Buffer.from(lines.join("\n")).toString("base64") };
  const { imports } = world.as("captain");
  const sheet = oneRow((await imports.read({ ...file, kind })).sheets);
  const mapping = sheet.mapping.map(({ column, use, field }) => ({ column, use, ...(field ? { field } : {}) }));
  const { rows } = await imports.preview({ ...file, kind, mapping });
  return rows.map(({ action, problems }) => [
    action,
    ...problems.map(({ field, messageKey }) => `${field} ${messageKey}`),
  ]);
}

/** A stands above B; Z above Y, both archived. */
beforeEach(async () => {
  const a = await makeEquipment(world, { name: "Machine A", code: "A" });
  await makeEquipment(world, { name: "Machine B", code: "B", parentId: a.id });
  const archivedAt = new Date("2026-06-01T09:00:00Z");
  const z = await makeEquipment(world, { name: "Machine Z", code: "Z", archivedAt });
  await makeEquipment(world, { name: "Machine Y", code: "Y", parentId: z.id, archivedAt });
});

const hasChildren = ["error", "status equipment:hasChildren"];
const archived = (field: string) => ["error", `${field} equipment:parentIsArchived`];

it.each([
  ["archives a machine alone", ["Code,Name,Status", "A,Machine A,archived"], [hasChildren]],
  [
    "archives it with all below",
    ["Code,Name,Status", "A,Machine A,archived", "B,Machine B,archived"],
    [["update"], ["update"]],
  ],
  ["brings one back alone", ["Code,Name,Status", "Y,Machine Y,active"], [archived("status")]],
  [
    "brings it back with its parent",
    ["Code,Name,Status", "Z,Machine Z,active", "Y,Machine Y,active"],
    [["update"], ["update"]],
  ],
  ["hangs one under an archived one", ["Code,Name,Parent code", "B,Machine B,Z"], [archived("parent")]],
  [
    "makes new ones under an archived one",
    ["Code,Name,Parent code", "N,New one,Z", "M,Next one,N", "K,Other one,A"],
    [archived("parent"), ["error", "parent imports:rowParentHasErrors"], ["create"]],
  ],
] as const)("a list that %s is judged as a hand is", async (_, lines, expected) => {
  expect(await previewed(...lines)).toEqual(expected);
});
