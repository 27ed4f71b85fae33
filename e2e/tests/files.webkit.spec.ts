import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { By } from "selenium-webdriver";
import { messyRegister } from "../fixtures/register.ts";
import { expect, newId } from "../fixtures/session.ts";
import { test } from "../fixtures/webkit.ts";

const startOf = (file: string) => readFileSync(file).subarray(0, 4).toString("latin1");

test("a spreadsheet is chosen, looked over and imported @long", async ({ folder, hold }) => {
  const { tablet, call } = await hold("captain");
  const mark = newId().slice(-5).toUpperCase();
  const register = messyRegister(30, mark);
  const file = path.join(folder, register.name);
  writeFileSync(file, register.buffer);
  const total = async () =>
    (await call<{ total: number }>("query", "equipment.list", { search: mark, limit: 1 })).total;
  await tablet.resize(1440, 900);
  await tablet.open("/app/import/equipment");
  await tablet.until("a place for the file", async () => {
    await tablet.driver.findElement(By.css("input[type=file]")).sendKeys(file);
    return true;
  });
  await tablet.press({ role: "button", name: "Next: columns" });
  await tablet.see({ text: "EQUIPMENT NAME" });
  await tablet.press({ role: "button", name: "Next: preview" });
  await tablet.see({ text: /dry run/ });
  await tablet.press({ role: "tab", name: /^Errors\s*2/ });
  await tablet.see({ text: /NO-SUCH-PARENT/ });
  expect(await total()).toBe(0);
  await tablet.press({ role: "checkbox", name: /Leave out the 2 rows/ });
  await tablet.press({ role: "button", name: "Import 28 rows" });
  await tablet.see({ role: "button", name: "Take back" });
  expect(await total()).toBe(28);
});

test("a list arrives on the device as CSV, Excel and PDF @long", async ({ folder, hold }) => {
  const { tablet } = await hold("captain", { received: folder });
  await tablet.resize(1440, 900);
  await tablet.open("/app/inventory?search=filter");
  await tablet.see({ role: "heading", name: /Inventory/ });
  for (const { format, ending, start } of [
    { format: "CSV", ending: ".csv", start: null },
    { format: "Excel", ending: ".xlsx", start: "PK\u0003\u0004" },
    { format: "PDF", ending: ".pdf", start: "%PDF" },
  ]) {
    await tablet.press({ role: "button", name: "More actions" });
    await tablet.press({ role: "menuitem", name: `Export as ${format}` });
    const arrived = () => readdirSync(folder).find((name) => name.endsWith(ending));
    await expect.poll(arrived).toBeDefined();
    const file = path.join(folder, arrived() ?? "");
    if (start) expect(startOf(file)).toBe(start);
    else expect(readFileSync(file, "utf8")).toMatch(/filter/i);
  }
});

test("the list of who is on board is printed, alone @long", async ({ folder, hold }) => {
  const { tablet, window } = await hold("captain", { received: folder });
  await tablet.resize(820, 1180);
  await tablet.open("/app/onboard");
  await tablet.see({ text: "Elena Castell" });
  await tablet.script("window.print = () => { window.hasPrinted = true; }");
  await tablet.press({ role: "button", name: "Print the list" });
  await tablet.until("the browser's print", () => tablet.script<boolean>("return window.hasPrinted === true"));
  window.print();
  const sheet = path.join(folder, "printed.pdf");
  await expect.poll(() => existsSync(sheet) && startOf(sheet)).toBe("%PDF");
  await expect.poll(() => readFileSync(sheet, "latin1").match(/\/Type \/Page\b/g)?.length).toBe(1);
});
