import type { Page } from "@playwright/test";
import { expect, newId, test, unique, type Visitor } from "../fixtures/session.ts";

/** An item of the stores that is somewhere, and how much of it there is. */
async function arrangeItem({ call }: Visitor): Promise<{ id: string; name: string }> {
  const [id, name] = [newId(), unique("Raw-water impeller")];
  await call("mutation", "inventory.save", { id, name, unit: "pcs", minQuantity: 2 });
  const [place] = await call<{ id: string }[]>("query", "inventory.locations", {});
  if (!place) throw new Error("The demo vessel has no place");
  await call("mutation", "inventory.receive", { id: newId(), itemId: id, locationId: place.id, quantity: 1 });
  return { id, name };
}

async function onHandOf({ call }: Visitor, itemId: string): Promise<number> {
  const { level } = await call<{ level: { onHand: number } }>("query", "inventory.get", { id: itemId });
  return level.onHand;
}

const sheet = (page: Page, title: string) => page.getByRole("dialog", { name: title });

async function receive(page: Page, quantity: string | null): Promise<void> {
  await page.getByRole("button", { name: /^Receive/ }).click();
  const dialog = page.getByRole("dialog", { name: "Receive a delivery" });
  await dialog.getByRole("button", { name: "All is here" }).click();
  if (quantity) await dialog.getByLabel("Quantity").fill(quantity);
  await dialog.getByRole("button", { name: "Receive one line" }).click();
  await expect(dialog).toBeHidden();
}

test("crew ask, the captain approves and orders, the supplier answers without an account, and it comes in two parts", async ({
  visit,
  browser,
  baseURL,
}) => {
  const [captain, deckhand] = [await visit("captain"), await visit("deckhand")];
  const item = await arrangeItem(captain);
  const title = unique("Impellers for the generators");

  await deckhand.page.goto("/app/orders?new=true");
  const editor = sheet(deckhand.page, "New order");
  await editor.getByLabel("Title").fill(title);
  await editor.getByRole("button", { name: "Free text" }).click();
  await editor.getByPlaceholder("Description").fill("Courier");
  await editor.getByRole("button", { name: "Remove Courier" }).click();
  await editor.getByRole("combobox", { name: "Add from the stores" }).click();
  await expect(deckhand.page.getByRole("combobox", { name: "Search" })).toBeFocused();
  await deckhand.page.keyboard.type(item.name);
  await deckhand.page.getByRole("option", { name: new RegExp(item.name) }).click();
  await editor.getByLabel("Quantity").fill("6");
  await editor.getByRole("textbox", { name: "Price" }).fill("50");
  await editor.getByRole("button", { name: /Save draft/ }).click();
  const draft = sheet(deckhand.page, title);
  await draft.getByRole("button", { name: "Ask for approval" }).click();
  await expect(draft.getByText("Your role approves no orders.")).toBeVisible();

  const { page } = captain;
  await page.goto("/app/orders?state=to_approve");
  await page.getByText(title).click();
  const order = sheet(page, title);
  await order.getByRole("button", { name: "Approve" }).click();
  await page.getByRole("dialog", { name: "Approve the order" }).getByRole("button", { name: "Approve" }).click();
  await order.getByRole("button", { name: "Order", exact: true }).click();
  const placing = page.getByRole("dialog", { name: "Place the order" });
  await placing.getByRole("radio", { name: "By hand" }).click();
  await placing.getByRole("button", { name: "Mark as ordered" }).click();
  const told = page.getByRole("dialog", { name: "The link for the supplier" });
  const link = await told.getByLabel("Link").inputValue();
  await told.getByRole("button", { name: "Done" }).click();
  await expect(order.getByText("Ordered").first()).toBeVisible();

  const outside = await browser.newContext({ baseURL });
  const supplier = await outside.newPage();
  await supplier.goto(new URL(link).pathname);
  await expect(supplier.getByRole("heading", { name: title })).toBeVisible();
  await supplier.getByLabel("Your price each").fill("55");
  await supplier.getByLabel("Your name").fill("Joris Bakker");
  await supplier.getByRole("button", { name: "Send answer" }).click();
  await expect(supplier.getByText("The vessel has your answer.")).toBeVisible();

  await expect(order.getByText("Answered by Joris Bakker")).toBeVisible();
  await order.getByRole("button", { name: "Accept one price" }).click();
  await expect(order.getByText("All prices as ordered.")).toBeVisible();

  await receive(page, "4");
  await expect(order.getByText("4 of 6 pcs received, 2 open")).toBeVisible();
  expect(await onHandOf(captain, item.id)).toBe(5);
  await receive(page, null);
  await expect(order.getByText("6 pcs received")).toBeVisible();
  expect(await onHandOf(captain, item.id)).toBe(7);

  await order.getByRole("button", { name: "Close order" }).click();
  await expect(order.getByText("Closed").first()).toBeVisible();
  await supplier.reload();
  await expect(supplier.getByRole("heading", { name: "This link is over" })).toBeVisible();
  await outside.close();
});
