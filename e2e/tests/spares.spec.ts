import { expect, newId, test, unique } from "../fixtures/session.ts";

interface Machine {
  id: string;
  name: string;
}
interface Section {
  id: string;
  name: string;
  drawing: { fileId: string } | null;
}

test("the chief picks a number on the drawing and reads the stock of the part there", async ({ visit }) => {
  const chief = await visit("chief");
  const { page, call } = chief;
  const machines = await call<Machine[]>("query", "spareParts.machines");
  const engine = machines.find(({ name }) => name === "Main engine S");
  await page.goto(`/app/spareparts?machine=${engine?.id}`);
  await page
    .getByRole("navigation", { name: "Machines" })
    .getByRole("button", { name: /^Fuel system/ })
    .click();
  const spot = page.getByRole("button", { name: "3, Injector" });
  await spot.click();
  await expect(spot).toHaveAttribute("aria-pressed", "true");
  const list = page.getByRole("list", { name: "Spare parts" });
  const row = list.getByRole("listitem").filter({ hasText: "X00E50209" });
  await expect(row.getByRole("button", { expanded: true })).toBeVisible();
  await expect(row).toContainText("Engine room, cabinet C / C9");
  await expect(row).toContainText("one stock with one other machine");

  await list.getByRole("button", { name: /Pre-filter element/ }).click();
  await expect(page.getByRole("button", { name: "2, Pre-filter element" })).toHaveAttribute("aria-pressed", "true");
  await expect(spot).toHaveAttribute("aria-pressed", "false");
});

test("a part without stock is linked to an item of the stores, and keeps the number it was given", async ({
  visit,
}) => {
  const chief = await visit("chief");
  const { page, call } = chief;
  const machines = await call<Machine[]>("query", "spareParts.machines");
  const engine = machines.find(({ name }) => name === "Main engine S");
  const sections = await call<Section[]>("query", "spareParts.sections", { equipmentId: engine?.id });
  const section = sections.find(({ name }) => name === "Lubrication");
  const [itemId, partId] = [newId(), newId()];
  const name = unique("Dipstick");
  const partNo = unique("DS");
  await call("mutation", "inventory.save", { id: itemId, name, partNo });
  await call("mutation", "spareParts.save", {
    id: partId,
    equipmentId: engine?.id,
    sectionId: section?.id,
    designation: name,
    partNo,
  });

  await page.goto(`/app/spareparts?machine=${engine?.id}&section=${section?.id}&part=${partId}`);
  const row = page.getByRole("list", { name: "Spare parts" }).getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("not stocked");
  await row.getByRole("button", { name: "Link to stock" }).click();
  const dialog = page.getByRole("dialog", { name: `Link ${name} to the stores` });
  await dialog.getByRole("radio", { name: new RegExp(name) }).click();
  await dialog.getByRole("button", { name: "Link to stock" }).click();
  await expect(row).toContainText("0 pcs");

  await page.getByRole("button", { name: "Place numbers" }).click();
  await row.getByRole("button", { name: "Place in the middle" }).click();
  const spot = page.getByRole("button", { name: new RegExp(`, ${name}$`) });
  await spot.press("Shift+ArrowRight");
  const spotX = async () => (await call<{ spotX: number | null }>("query", "spareParts.get", { id: partId })).spotX;
  await expect.poll(spotX).toBe(520);
  await page.reload();
  await expect(spot).toHaveAttribute("style", /left: 52%; top: 50%/);
});
