import { repeating, sharedText } from "@ymp/testing/fixtures/imports/mean-files";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it("gives up a small workbook that is heavy to read, and reads the next one's list", async () => {
  const file = repeating("sheet", 'a="b" ', {
    times: 400_000,
    before: '<row r="3" ',
    after: '><c r="A3"><v>1</v></c></row>',
  });
  const base64 = Buffer.from(file).toString("base64");
  expect(base64.length).toBeLessThan(10_000);
  const reading = world.as("deckhand").imports.read({ fileName: "list.xlsx", base64, kind: "inventory" });
  await expect(reading).rejects.toMatchObject({ cause: { code: "invalid", messageKey: "imports:fileDamaged" } });
  const list = { fileName: "list.csv", base64: Buffer.from("Item,Qty\nOil filter,6\n").toString("base64") };
  await expect(world.as("captain").imports.read({ ...list, kind: "inventory" })).resolves.toMatchObject({
    sheets: [{ name: "list" }],
  });
});

it("refuses a small workbook whose cells say one long text over and over", async () => {
  const base64 = Buffer.from(sharedText(5_000, 9_000)).toString("base64");
  const reading = world.as("deckhand").imports.read({ fileName: "list.xlsx", base64, kind: "inventory" });
  await expect(reading).rejects.toMatchObject({ cause: { code: "invalid", messageKey: "imports:fileTooMuchText" } });
});
