import type { Page } from "@playwright/test";
import { readyForSea } from "../fixtures/device.ts";
import { atSea, expect, newId, test, unique, type Visitor } from "../fixtures/session.ts";

interface Arranged {
  place: string;
  locationId: string;
  hose: string;
  filter: string;
  itemIds: string[];
}

/** A place of its own with five hoses and three filters. */
async function arrangeStore({ call }: Visitor): Promise<Arranged> {
  const [locationId, hoseId, filterId] = [newId(), newId(), newId()];
  const [place, hose, filter] = [unique("Locker"), unique("Hose"), unique("Filter")];
  await call("mutation", "inventory.saveLocation", { id: locationId, name: place });
  const stocked = [
    { id: hoseId, name: hose, quantity: 5 },
    { id: filterId, name: filter, quantity: 3 },
  ];
  for (const { id, name, quantity } of stocked)
    await call("mutation", "inventory.save", { id, name, opening: { id: newId(), locationId, quantity } });
  return { place, locationId, hose, filter, itemIds: [hoseId, filterId] };
}

async function beginCount({ call }: Visitor, { place, locationId }: Arranged): Promise<string> {
  const id = newId();
  await call("mutation", "counts.create", { id, name: `Count of ${place}`, locationId, isBlind: true });
  return id;
}

const counted = (page: Page, name: string) => page.getByRole("textbox", { name: `Counted, ${name}` });
const onHand = async ({ call }: Visitor, id: string) =>
  (await call<{ level: { onHand: number } }>("query", "inventory.get", { id })).level.onHand;

test("two people count one place, a head posts the differences, and the stock is right", async ({ visit }) => {
  const [chief, deckhand] = [await visit("chief"), await visit("deckhand")];
  const store = await arrangeStore(chief);
  const id = await beginCount(chief, store);
  for (const { page } of [chief, deckhand]) {
    await page.goto(`/app/inventory?count=${id}`);
    await expect(counted(page, store.hose)).toBeVisible();
  }

  await expect(deckhand.page.getByRole("columnheader", { name: "Expected" })).toHaveCount(0);
  await expect(deckhand.page.getByRole("button", { name: "Review and post" })).toHaveCount(0);

  await deckhand.page.getByRole("button", { name: `One more, ${store.hose}` }).click();
  await deckhand.page.getByRole("button", { name: `One more, ${store.hose}` }).click();
  await expect(counted(chief.page, store.hose)).toHaveValue("2");
  await chief.page.getByRole("button", { name: `One more, ${store.hose}` }).click();
  await expect(counted(deckhand.page, store.hose)).toHaveValue("3");
  await deckhand.page.getByRole("button", { name: `Not found, ${store.filter}` }).click();
  await expect(counted(chief.page, store.filter)).toHaveValue("0");

  await chief.page.getByRole("button", { name: "Review and post" }).click();
  const dialog = chief.page.getByRole("dialog");
  await expect(dialog.getByRole("row", { name: new RegExp(`${store.hose}.*5.*3.*−2`) })).toBeVisible();
  await dialog.getByRole("button", { name: "Post", exact: true }).click();
  await expect(deckhand.page.getByText("Posted", { exact: true }).first()).toBeVisible();

  const [hoseId = "", filterId = ""] = store.itemIds;
  expect([await onHand(chief, hoseId), await onHand(chief, filterId)]).toEqual([3, 0]);
  await chief.call("mutation", "counts.post", { id });
  expect(await onHand(chief, hoseId)).toBe(3);
});

test("what is counted without a link is kept through a reload and sent once", async ({ visit }) => {
  const visitor = await visit("chief", atSea);
  const { page, context } = visitor;
  const store = await arrangeStore(visitor);
  const id = await beginCount(visitor, store);
  await page.goto(`/app/inventory?count=${id}`);
  await expect(counted(page, store.hose)).toBeVisible();
  await readyForSea(page, "counts.lines");
  await expect(counted(page, store.hose)).toBeVisible();

  await context.setOffline(true);
  await counted(page, store.hose).fill("4");
  await counted(page, store.hose).press("Enter");
  await expect(page.getByText("Not sent yet")).toBeVisible();
  await page.reload();
  await expect(counted(page, store.hose)).toHaveValue("4");

  await context.setOffline(false);
  await expect(page.getByText("Not sent yet")).toHaveCount(0);
  await expect(counted(page, store.hose)).toHaveValue("4");
  const { rows } = await visitor.call<{ rows: { name: string; entries: unknown[] }[] }>("query", "counts.lines", {
    id,
  });
  expect(rows.find(({ name }) => name === store.hose)?.entries).toHaveLength(1);
});

test("a scanner in the hand counts, finds what is not expected, and asks about what nobody knows", async ({
  visit,
}) => {
  const visitor = await visit("chief");
  const { page } = visitor;
  const store = await arrangeStore(visitor);
  const stray = { id: newId(), name: unique("Stray pump"), barcode: unique("BC").replaceAll(" ", "") };
  await visitor.call("mutation", "inventory.save", stray);
  const id = await beginCount(visitor, store);
  await page.goto(`/app/inventory?count=${id}`);
  await expect(counted(page, store.hose)).toBeVisible();
  const [hoseId = ""] = store.itemIds;

  const scan = async (code: string) => {
    await page.evaluate((text) => {
      for (const key of [...text, "Enter"])
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    }, code);
  };
  await scan(`http://ship.example/app/inventory?item=${hoseId}`);
  await expect(counted(page, store.hose)).toHaveValue("1");
  await scan(stray.barcode);
  await expect(counted(page, stray.name)).toHaveValue("1");
  await expect(page.getByText("Not expected there")).toBeVisible();
  await scan("NOBODYKNOWS99");
  await expect(page.getByRole("dialog", { name: "Unknown code" })).toBeVisible();
});
