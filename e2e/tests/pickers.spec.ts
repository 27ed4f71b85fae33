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

test("the name that was chosen stands whole in the closed picker, on a phone too", async ({ visit }) => {
  const { page, call } = await visit("chief", { viewport: { width: 390, height: 844 } });
  const name = unique("Emergency fire pump suction valve, remote hydraulic actuator, starboard lazarette");
  await call("mutation", "equipment.create", { id: newId(), name, department: "deck" });
  await page.goto("/app/home?view=table&new=job");
  const picker = page.getByRole("dialog").getByRole("combobox", { name: /^Equipment/ });
  await picker.click();
  await page.getByRole("combobox", { name: "Search" }).fill(name);
  await page.getByRole("option", { name }).click();
  await expect(picker).toContainText(name);
  const excess = await picker.evaluate((trigger) =>
    [trigger, ...trigger.querySelectorAll("span")].map((part) =>
      Math.max(part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight),
    ),
  );
  expect(Math.max(...excess)).toBeLessThanOrEqual(1);
});

for (const viewport of [
  { width: 1440, height: 420 },
  { width: 390, height: 500 },
])
  test(`the field that narrows the people stays in sight while they scroll, at ${viewport.width} by ${viewport.height}`, async ({
    visit,
  }) => {
    const { page } = await visit("chief", { viewport });
    await page.goto("/app/home?view=table&new=job");
    await page.getByRole("dialog").locator("summary").first().click();
    const field = page.getByRole("searchbox", { name: "Search people" });
    await expect(field).toBeVisible();
    await page
      .getByRole("list", { name: /Assigned/ })
      .getByRole("listitem")
      .last()
      .scrollIntoViewIfNeeded();
    await expect(field).toBeInViewport({ ratio: 1 });
  });
