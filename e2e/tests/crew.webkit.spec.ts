import { Key } from "selenium-webdriver";
import { demoPassword, expect, newId, unique } from "../fixtures/session.ts";
import { test } from "../fixtures/webkit.ts";
import type { Tablet } from "../webkit/tablet.ts";

const address = async (tablet: Tablet) => new URL(await tablet.driver.getCurrentUrl());
const at = (tablet: Tablet, path: RegExp) =>
  tablet.until(`the address ${path}`, async () => path.test((await address(tablet)).href));

const widths = [390, 820, 1440] as const;

for (const width of widths) {
  test(`somebody signs in at ${width} px, and nothing scrolls sideways @long`, async ({ hold }) => {
    const { tablet } = await hold("visitor");
    await tablet.resize(width, 844);
    await tablet.open("/app/home");
    await at(tablet, /\/auth\/login/);
    await tablet.fill({ label: "Username or email" }, "stew");
    await tablet.fill({ label: "Password" }, demoPassword);
    await tablet.press({ role: "button", name: "Sign in" });
    await at(tablet, /\/app\//);
    await tablet.see({ role: "heading", name: /My day|Jobs/ });
    const sideways = await tablet.script<number>("return document.documentElement.scrollWidth - innerWidth");
    expect(sideways).toBeLessThanOrEqual(0);
  });
}

test("private windows all open, however the device answers @long", async ({ hold }) => {
  for (let visit = 1; visit <= 9; visit += 1) {
    const { tablet, window } = await hold("chief");
    await tablet.open("/app/home");
    await tablet.see({ role: "heading", name: "Jobs" });
    await tablet.open("/app/home");
    await tablet.see({ role: "heading", name: "Jobs" });
    await window.close();
  }
});

test("a list is worked by keyboard: down, open, close @long", async ({ hold }) => {
  const { tablet } = await hold("bosun");
  await tablet.resize(1440, 900);
  await tablet.open("/app/home?view=table");
  await tablet.see({ role: "heading", name: "Jobs" });
  await tablet.see({ text: /overdue/ });
  await tablet.type("j");
  await tablet.type("j");
  await tablet.type(Key.ENTER);
  await at(tablet, /job=/);
  await tablet.type(Key.ESCAPE);
  await tablet.until("the list alone", async () => !(await address(tablet)).searchParams.has("job"));
});

for (const width of widths) {
  test(`a job is raised at ${width} px and found by another @long`, async ({ hold, callAs }) => {
    const { tablet } = await hold("chief");
    const title = unique("Windlass clutch slipping");
    await tablet.resize(width, 900);
    // A phone has no room for the button: who orders work there comes by the address.
    await tablet.open(`/app/home?view=table${width === 390 ? "&new=job" : ""}`);
    if (width !== 390) await tablet.press({ role: "button", name: /New job/ });
    const dialog = await tablet.see({ role: "dialog", name: "New job" });
    await tablet.fill({ label: /^Job/ }, title, dialog);
    await tablet.press({ role: "button", name: /^Create job/ }, dialog);
    await tablet.gone({ role: "dialog", name: "New job" });
    const { call } = await callAs("captain");
    const found = await call<{ jobs: { hits: { title: string }[] } }>("query", "search.find", { query: title });
    expect(found.jobs.hits.map((hit) => hit.title)).toContain(title);
  });
}

for (const width of widths) {
  test(`an item is taken out at ${width} px, and the stock is right @long`, async ({ hold }) => {
    const { tablet, call } = await hold("chief");
    const [id, locationId] = [newId(), newId()];
    await call("mutation", "inventory.saveLocation", { id: locationId, name: unique("Drawer") });
    const opening = { id: newId(), locationId, quantity: 5 };
    await call("mutation", "inventory.save", { id, name: unique("Hose"), opening });
    await tablet.resize(width, 900);
    await tablet.open(`/app/inventory?item=${id}`);
    await tablet.press({ role: "button", name: "Take out" });
    const taking = await tablet.see({ role: "dialog", name: "Take out" });
    await tablet.fill({ role: "textbox", name: "Quantity" }, "2", taking);
    await tablet.press({ role: "button", name: "Take out" }, taking);
    await tablet.gone({ role: "dialog", name: "Take out" });
    const { level } = await call<{ level: { onHand: number } }>("query", "inventory.get", { id });
    expect(level.onHand).toBe(3);
  });
}
