import { expect, newId, unique } from "../fixtures/session.ts";
import { test } from "../fixtures/webkit.ts";

type Call = <T = unknown>(kind: "query" | "mutation", path: string, input?: unknown) => Promise<T>;

const onHandOf = async (call: Call, id: string) =>
  (await call<{ level: { onHand: number } }>("query", "inventory.get", { id })).level.onHand;

/** A place of its own with five hoses, and a count of it. */
async function arrangeCount(call: Call) {
  const [countId, locationId] = [newId(), newId()];
  const hose = { id: newId(), name: unique("Hose") };
  const place = unique("Locker");
  await call("mutation", "inventory.saveLocation", { id: locationId, name: place });
  await call("mutation", "inventory.save", { ...hose, opening: { id: newId(), locationId, quantity: 5 } });
  await call("mutation", "counts.create", { id: countId, name: `Count of ${place}`, locationId, isBlind: true });
  return { countId, hose };
}

test("a place is counted on a tablet and posted, and the stock is right @long", async ({ hold }) => {
  const { tablet, call } = await hold("chief");
  const { countId, hose } = await arrangeCount(call);
  await tablet.resize(820, 1180);
  await tablet.open(`/app/inventory?count=${countId}`);
  const counted = { role: "textbox", name: `Counted, ${hose.name}` } as const;
  for (const amount of ["1", "2", "3"]) {
    await tablet.tap({ role: "button", name: `One more, ${hose.name}` });
    await tablet.until(
      `${amount} counted`,
      async () => (await (await tablet.see(counted)).getAttribute("value")) === amount,
    );
  }
  await tablet.tap({ role: "button", name: "Review and post" });
  const dialog = await tablet.see({ role: "dialog", name: /^Post/ });
  await tablet.tap({ role: "button", name: "Post" }, dialog);
  await tablet.see({ text: "Posted" });
  await expect.poll(() => onHandOf(call, hose.id)).toBe(3);
});

test("where the browser reads no codes, a count goes on by typing them @long", async ({ hold }) => {
  const { tablet, call } = await hold("chief");
  const { countId } = await arrangeCount(call);
  const stray = { id: newId(), name: unique("Stray pump"), barcode: unique("BC").replaceAll(" ", "") };
  await call("mutation", "inventory.save", stray);
  await tablet.resize(390, 844);
  await tablet.open(`/app/inventory?count=${countId}`);
  await tablet.tap({ role: "button", name: /^Scan/ }, await tablet.see({ role: "main" }));
  const dialog = await tablet.see({ role: "dialog", name: /^Scan/ });
  expect(await tablet.script<boolean>("return 'BarcodeDetector' in window")).toBe(false);
  await tablet.fill({ label: /^Code/ }, stray.barcode, dialog);
  await tablet.tap({ role: "button", name: "Take" }, dialog);
  await tablet.see({ text: "1 code read" }, dialog);
  await tablet.tap({ role: "button", name: "Done" }, dialog);
  await tablet.see({ text: "Not expected there" });
  const lines = async () =>
    (await call<{ rows: { name: string; entries: unknown[] }[] }>("query", "counts.lines", { id: countId })).rows;
  await expect.poll(lines).toContainEqual(expect.objectContaining({ name: stray.name, entries: [expect.anything()] }));
});

test("an order is written, approved, placed and received in two parts on a tablet @long", async ({ hold }) => {
  const { tablet, call } = await hold("captain");
  const item = { id: newId(), name: unique("Raw-water impeller") };
  await call("mutation", "inventory.save", { ...item, unit: "pcs", minQuantity: 2 });
  const locationId = newId();
  await call("mutation", "inventory.saveLocation", { id: locationId, name: unique("Locker") });
  await call("mutation", "inventory.receive", { id: newId(), itemId: item.id, locationId, quantity: 1 });
  const title = unique("Impellers for the generators");
  await tablet.resize(820, 1180);
  await tablet.open("/app/orders?new=true");
  const editor = await tablet.see({ role: "dialog", name: "New order" });
  await tablet.fill({ label: /^Title/ }, title, editor);
  await tablet.tap({ role: "combobox", name: "Add from the stores" }, editor);
  await tablet.type(item.name);
  await tablet.tap({ role: "option", name: new RegExp(item.name) });
  await tablet.fill({ label: /^Quantity/ }, "6", editor);
  await tablet.fill({ role: "textbox", name: "Price" }, "50", editor);
  await tablet.tap({ role: "button", name: /Save draft/ }, editor);

  const order = { role: "dialog", name: title } as const;
  await tablet.tap({ role: "button", name: "Ask for approval" }, await tablet.see(order));
  await tablet.tap({ role: "button", name: "Approve" }, await tablet.see(order));
  const approving = { role: "dialog", name: "Approve the order" } as const;
  await tablet.tap({ role: "button", name: "Approve" }, await tablet.see(approving));
  await tablet.gone(approving);
  await tablet.tap({ role: "button", name: "Order" }, await tablet.see(order));
  const placing = await tablet.see({ role: "dialog", name: "Place the order" });
  await tablet.tap({ role: "radio", name: "By hand" }, placing);
  await tablet.tap({ role: "button", name: "Mark as ordered" }, placing);
  const told = { role: "dialog", name: "The link for the supplier" } as const;
  await tablet.tap({ role: "button", name: "Done" }, await tablet.see(told));
  await tablet.gone(told);

  for (const { quantity, onHand } of [
    { quantity: "4", onHand: 5 },
    { quantity: null, onHand: 7 },
  ]) {
    await tablet.tap({ role: "button", name: /^Receive/ }, await tablet.see(order));
    const receiving = { role: "dialog", name: "Receive a delivery" } as const;
    const dialog = await tablet.see(receiving);
    await tablet.tap({ role: "button", name: "All is here" }, dialog);
    if (quantity) await tablet.fill({ label: /^Quantity/ }, quantity, dialog);
    await tablet.tap({ role: "button", name: "Receive one line" }, dialog);
    await tablet.gone(receiving);
    await expect.poll(() => onHandOf(call, item.id)).toBe(onHand);
  }
});
