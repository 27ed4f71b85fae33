import { Key } from "selenium-webdriver";
import { expect, newId, unique } from "../fixtures/session.ts";
import { test } from "../fixtures/webkit.ts";

test("a picker keeps every letter, however soon it is typed @long", async ({ hold }) => {
  const { tablet, call } = await hold("chief");
  const machine = { id: newId(), name: unique("Passerelle"), department: "deck" };
  await call("mutation", "equipment.create", machine);
  await tablet.open("/app/home?view=table&new=job");
  const dialog = await tablet.see({ role: "dialog", name: "New job" });
  const picker = await tablet.see({ role: "combobox", name: /^Equipment/ }, dialog);
  await tablet.script("arguments[0].focus()", picker);

  await tablet.type(machine.name);
  await tablet.see({ role: "option", name: new RegExp(machine.name) });
  const field = await tablet.see({ role: "combobox", name: "Search" });
  expect(await field.getAttribute("value")).toBe(machine.name);
  await tablet.type(Key.ESCAPE);
  await tablet.gone({ role: "combobox", name: "Search" });

  await tablet.type(Key.ENTER, machine.name);
  await tablet.press({ role: "option", name: new RegExp(machine.name) });
  await tablet.gone({ role: "option", name: new RegExp(machine.name) });
  await tablet.see({ text: machine.name }, picker);
});
