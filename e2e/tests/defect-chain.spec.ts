import { photo } from "../fixtures/photo.ts";
import { expect, newId, test, unique } from "../fixtures/session.ts";

test("a photo in the engine room becomes a job, a part is asked for, approved and put on the shelf, and whoever raised it hears of the end", async ({
  visit,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const [deckhand, chief, captain, bosun] = [
    await visit("deckhand", phone),
    await visit("chief"),
    await visit("captain", phone),
    await visit("bosun"),
  ];
  const [machineId, title] = [newId(), unique("Oil under the pump")];
  await chief.call("mutation", "equipment.create", {
    id: machineId,
    name: unique("Transfer pump"),
    department: "engineering",
  });

  await deckhand.page.goto(`/app/home?view=my-day&raise=1&equipment=${machineId}`);
  const raising = deckhand.page.getByRole("dialog", { name: "Raise a job" });
  await raising.locator("input[type=file]").first().setInputFiles(photo);
  await raising.getByLabel("What is wrong").fill(title);
  await raising.getByRole("button", { name: "Raise" }).click();
  await expect(deckhand.page.getByText(/raised, Marek Nowak.* will see it/)).toBeVisible();
  const raised = deckhand.page.getByRole("region", { name: /^Raised by you/ }).getByRole("button", { name: title });
  await expect(raised).toContainText("Not yet accepted");

  await chief.page.goto("/app/home?view=table");
  await chief.page.getByRole("button", { name: /^Waiting for you/ }).click();
  await chief.page.getByRole("button", { name: `Accept ${title}` }).click();
  const accepting = chief.page.getByRole("dialog", { name: `Accept: ${title}` });
  await accepting.getByRole("radio", { name: "High" }).click();
  await accepting.getByRole("checkbox", { name: /Marek Nowak/ }).click();
  await accepting.getByRole("button", { name: /^Accept job/ }).click();
  await expect(accepting).toBeHidden();
  await expect(raised).toContainText("Accepted by Marek Nowak");

  const { rows } = await chief.call<{ rows: { id: string; numberText: string }[] }>("query", "jobs.list", {
    equipmentId: machineId,
  });
  const [job] = rows;
  if (!job) throw new Error("The raised job is not in the list");
  const [itemId, orderId, seal] = [newId(), newId(), unique("Shaft seal")];
  await chief.call("mutation", "inventory.save", { id: itemId, name: seal, unit: "pcs", minQuantity: 1 });
  await chief.call("mutation", "jobs.setPart", { id: job.id, itemId, plannedQuantity: 1 });
  const draft = await chief.call<{ version: number }>("mutation", "orders.save", {
    id: orderId,
    title: seal,
    currency: "EUR",
    lines: [{ id: newId(), itemId, jobId: job.id, description: seal, quantity: 1, unitPriceMinor: 90_000 }],
  });
  await chief.call("mutation", "orders.submit", { id: orderId, version: draft.version });

  await captain.page.goto("/app/home?view=my-day");
  const waiting = captain.page.getByRole("region", { name: "Waiting for you" });
  await expect(waiting.getByText(new RegExp(`0 pcs on board, min 1.*${job.numberText}`))).toBeVisible();
  await waiting.getByRole("button", { name: `Approve ${seal}` }).click();
  await captain.page
    .getByRole("dialog", { name: "Approve the order" })
    .getByRole("button", { name: /^Approve/ })
    .click();
  const orderNow = () => captain.call<{ status: string; version: number }>("query", "orders.get", { id: orderId });
  await expect.poll(async () => (await orderNow()).status).toBe("approved");
  await expect(captain.page.getByText(seal)).toHaveCount(0);
  const { version } = await orderNow();
  await captain.call("mutation", "orders.send", { id: orderId, version, way: "hand", exchangeRate: null });

  await bosun.page.goto(`/app/orders?order=${orderId}`);
  await bosun.page.getByRole("button", { name: /^Receive/ }).click();
  const receiving = bosun.page.getByRole("dialog", { name: "Receive a delivery" });
  await receiving.getByRole("button", { name: "All is here" }).click();
  await receiving.getByRole("combobox", { name: "Place" }).click();
  await bosun.page.getByRole("option").first().click();
  await receiving.getByRole("button", { name: "Receive one line" }).click();
  await expect(receiving).toBeHidden();

  await chief.page.goto(`/app/jobdetails/${job.id}`);
  await chief.page
    .getByRole("button", { name: /^Complete/ })
    .first()
    .click();
  const completing = chief.page.getByRole("dialog", { name: /Complete/ });
  await completing.getByLabel("Work done").fill("Seal renewed, no leak at full pressure.");
  await expect(completing.getByText(seal)).toBeVisible();
  await completing.getByRole("button", { name: /^Complete job/ }).click();
  await expect(completing).toBeHidden();
  await expect(raised).toContainText("Completed");
  const { level } = await chief.call<{ level: { onHand: number } }>("query", "inventory.get", { id: itemId });
  expect(level.onHand).toBe(0);
});
