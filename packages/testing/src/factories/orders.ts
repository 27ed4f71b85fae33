import type { OrderLineInput, SaveOrderInput } from "@ymp/api/modules/orders/orders.schema";
import { newId } from "@ymp/core/ids";
import type { Who, World } from "../world.ts";
import { makeItem } from "./inventory.ts";

type Line = Partial<OrderLineInput>;

export interface DraftFacts {
  who?: Who;
  lines?: Line[];
  order?: Partial<SaveOrderInput>;
}

/** A draft of two lines: ten impellers from stock in boxes of four, and one of free text. */
export async function makeDraft(world: World, { who = "engineer", lines, order = {} }: DraftFacts = {}) {
  const supplierId = newId();
  await world
    .as("captain")
    .suppliers.save({ id: supplierId, name: `Chandler ${supplierId}`, email: "sales@chandler.test" });
  const { item, locationIds } = await makeItem(world, { name: `Impeller ${supplierId}`, stock: { Lazarette: 3 } });
  const usual: Line[] = [
    { itemId: item.id, unitsPerPurchase: 4, unitPriceMinor: 5000 },
    { description: "Courier", quantity: 1 },
  ];
  const id = newId();
  const saved = await world.as(who).orders.save({
    id,
    title: "Impellers for the generators",
    supplierId,
    currency: "EUR",
    ...order,
    lines: (lines ?? usual).map((line) => ({ id: newId(), description: "Impeller", quantity: 10, ...line })),
  });
  return { ...saved, supplierId, item, locationId: locationIds.Lazarette ?? "" };
}

/** The same, taken to the supplier by hand. */
export async function makeOrdered(world: World, facts: DraftFacts = {}) {
  const draft = await makeDraft(world, facts);
  const { id } = draft;
  const asked = await world.as(facts.who ?? "engineer").orders.submit({ id, version: draft.version });
  const approved = await world.as("captain").orders.decide({ id, version: asked.version, decision: "approved" });
  const exchangeRate = facts.order?.exchangeRate ?? null;
  const sent = await world.as("captain").orders.send({ id, version: approved.version, way: "hand", exchangeRate });
  return { ...draft, version: sent.version, token: new URL(sent.link).pathname.split("/").at(-1) ?? "" };
}
