import { expect, newId, test, unique } from "../fixtures/session.ts";

test("a picker keeps every letter, however soon it is typed", async ({ visit }) => {
  const { page, call } = await visit("chief");
  const machine = { id: newId(), name: unique("Passerelle"), department: "deck" };
  await call("mutation", "equipment.create", machine);
  await page.goto("/app/home?view=table&new=job");
  const picker = page.getByRole("dialog").getByRole("combobox", { name: /^Equipment/ });
  const field = page.getByRole("combobox", { name: "Search" });

  await picker.focus();
  await page.keyboard.type(machine.name);
  await expect(field).toHaveValue(machine.name);
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(picker).toBeFocused();

  await page.keyboard.press("Enter");
  await page.keyboard.type(machine.name);
  await expect(field).toHaveValue(machine.name);
  await page.getByRole("option", { name: machine.name }).click();
  await expect(picker).toContainText(machine.name);
});
