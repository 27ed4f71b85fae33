import type { Page } from "@playwright/test";
import { expect, newId, test, unique, type Visitor } from "../fixtures/session.ts";

const sheetOf = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

async function makePlace({ call }: Visitor): Promise<string> {
  const name = unique("Medical locker");
  await call("mutation", "inventory.saveLocation", { id: newId(), name });
  return name;
}

async function choosePlace(page: Page, form: ReturnType<typeof sheetOf>, place: string): Promise<void> {
  await form.getByRole("combobox", { name: "Place", exact: true }).click();
  await page.getByRole("option", { name: place }).click();
}

interface Arrival {
  quantity: string;
  place: string;
  lot: string;
  expires: string;
}

async function receive(page: Page, name: string, { quantity, place, lot, expires }: Arrival): Promise<void> {
  await sheetOf(page, name).getByRole("button", { name: "Receive" }).click();
  const form = sheetOf(page, "Receive");
  await form.getByRole("textbox", { name: "Quantity" }).fill(quantity);
  await choosePlace(page, form, place);
  await form.getByLabel("Lot number").fill(lot);
  await form.getByRole("textbox", { name: "Expires" }).fill(expires);
  await form.getByRole("button", { name: "Receive" }).click();
  await expect(form).toHaveCount(0);
}

async function lotsOf(visitor: Visitor, itemId: string): Promise<Record<string, number>> {
  const lots = await visitor.call<{ lotNumber: string | null; places: { onHand: number }[] }[]>(
    "query",
    "inventory.lots",
    { itemId },
  );
  return Object.fromEntries(
    lots.map(({ lotNumber, places }) => [lotNumber, places.reduce((sum, { onHand }) => sum + onHand, 0)]),
  );
}

test("an item is entered, received in two lots and taken out: what expires first goes first, and too little shows", async ({
  visit,
}) => {
  test.slow();
  const captain = await visit("rival");
  const { page } = captain;
  const place = await makePlace(captain);
  const name = unique("Burn dressing");

  await page.goto("/app/inventory");
  await page.getByRole("button", { name: "New item" }).click();
  const entering = sheetOf(page, "New item");
  await entering.getByLabel("Name").fill(name);
  await entering.getByRole("checkbox", { name: "Critical" }).click();
  await expect(entering.getByText("A critical item: keep at least one on board.")).toBeVisible();
  await entering.getByLabel("Minimum").fill("6");
  await expect(entering.getByText("A critical item: keep at least one on board.")).toHaveCount(0);
  await entering.getByRole("checkbox", { name: "Kept by lots" }).click();
  await entering.getByRole("button", { name: "Add to the inventory" }).click();

  const sheet = sheetOf(page, name);
  await expect(sheet.getByText("None on board", { exact: true })).toBeVisible();
  await receive(page, name, { quantity: "5", place, lot: "L-LATE", expires: "+400" });
  await receive(page, name, { quantity: "4", place, lot: "L-SOON", expires: "+200" });
  await expect(sheet.getByText("Lot L-SOON")).toBeVisible();
  await expect(sheet.getByText("Below minimum")).toHaveCount(0);

  await sheet.getByRole("button", { name: "Take out" }).last().click();
  const taking = sheetOf(page, "Take out");
  await taking.getByRole("textbox", { name: "Quantity" }).fill("6");
  await taking.getByRole("button", { name: "Take out" }).click();
  await expect(taking).toHaveCount(0);
  await expect(sheet.getByText("Lot L-SOON")).toHaveCount(0);
  await expect(sheet.getByText("Below minimum")).toBeVisible();
  const itemId = new URL(page.url()).searchParams.get("item");
  expect(await lotsOf(captain, itemId ?? "")).toEqual({ "L-LATE": 3 });

  await page.keyboard.press("Escape");
  await page.getByRole("searchbox").fill(name);
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("Below minimum");
});

test("a private item stands in the captain's list and is not there for the crew", async ({ visit }) => {
  const [captain, deckhand] = [await visit("captain"), await visit("deckhand")];
  const id = newId();
  const name = unique("Owner's humidor");
  const shown = (page: Page) => page.getByRole("row").filter({ hasText: name });
  await captain.call("mutation", "inventory.save", { id, name, isPrivate: true, ownerUserId: null });

  await captain.page.goto(`/app/inventory?search=${encodeURIComponent(name)}`);
  await expect(shown(captain.page)).toBeVisible();
  await deckhand.page.goto(`/app/inventory?search=${encodeURIComponent(name)}`);
  await expect(deckhand.page.getByRole("heading", { name: "Nothing matches" })).toBeVisible();
  await expect(shown(deckhand.page)).toHaveCount(0);
  await deckhand.page.goto(`/app/inventory?item=${id}`);
  await expect(deckhand.page.getByText("There is no such item").first()).toBeVisible();
});
