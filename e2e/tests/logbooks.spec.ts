import { expect, newId, test, type Visitor } from "../fixtures/session.ts";

/** Of everybody on the demo vessels. */
const pin = "7294";

interface Shelf {
  books: { id: string; kind: string; number: string; closedAt: Date | null }[];
}

/** A book that only this journey writes in. */
async function openBook({ call }: Visitor): Promise<{ id: string; number: string }> {
  const { books } = await call<Shelf>("query", "logbooks.shelf", {});
  const open = books.find(({ kind, closedAt }) => kind === "imooil1" && closedAt === null);
  if (open) return open;
  const book = { id: newId(), number: `IORB-${newId().slice(-6)}` };
  await call("mutation", "logbooks.open", { ...book, kind: "imooil1", place: "Antibes", pin });
  return book;
}

test("an operation of the oil record book goes from a draft to both signatures, a strike, and is proved whole", async ({
  visit,
}) => {
  const [captain, chief] = [await visit("captain"), await visit("chief")];
  const book = await openBook(captain);
  const source = `generator 1 sump, ${newId().slice(-6)}`;

  await test.step("the chief engineer finds the book on the shelf and keeps a draft", async () => {
    await chief.page.goto("/app/logbook");
    await chief.page.getByRole("link", { name: "IMO oil record book, part I" }).click();
    await chief.page.getByRole("button", { name: "New entry" }).first().click();
    const kinds = chief.page.getByRole("dialog", { name: "What do you enter?" });
    await kinds.getByRole("button", { name: /^C Collection, transfer and disposal/ }).click();
    const form = chief.page.getByRole("dialog", { name: "New entry, C" });
    await form.getByRole("combobox", { name: "Operation" }).click();
    await chief.page.getByRole("option", { name: "Collection by manual operation" }).click();
    await form.getByLabel("Where it was collected from").fill(source);
    await form.getByRole("button", { name: "Keep as draft" }).click();
    await expect(form).toBeHidden();
  });

  await test.step("and goes on with it: what is missing is said, then it stands in the book", async () => {
    await chief.page.getByRole("button", { name: "Draft, C" }).last().click();
    const form = chief.page.getByRole("dialog", { name: "New entry, C" });
    await expect(form.getByLabel("Where it was collected from")).toHaveValue(source);
    await form.getByRole("button", { name: "Save entry" }).click();
    await expect(form.getByText("Fill this in.").first()).toBeVisible();
    await form.getByRole("combobox", { name: "Identity of tank" }).click();
    await chief.page
      .getByRole("option", { name: /sludge/i })
      .first()
      .click();
    await form.getByLabel("Quantity retained").fill("0.21");
    await form.getByLabel("Quantity of residue collected").fill("0.06");
    await form.getByRole("button", { name: "Save entry" }).click();
    const entry = chief.page.getByRole("dialog", { name: /Collection, transfer and disposal/ });
    await expect(entry.getByText(`0.06 m³ collected from ${source}`)).toBeVisible();
    await expect(entry.getByText("Waits for the officer in charge").first()).toBeVisible();
  });

  await test.step("the officer in charge signs what is shown; a wrong pin signs nothing", async () => {
    await chief.page.getByRole("button", { name: "Sign as officer in charge" }).click();
    const signing = chief.page.getByRole("dialog", { name: /^Sign entry/ });
    await expect(signing.getByText(`0.06 m³ collected from ${source}`)).toBeVisible();
    await signing.getByLabel("Your master pin").fill("1470");
    await signing.getByRole("button", { name: /^Sign entry/ }).click();
    await expect(signing.getByText("This is not your master pin.")).toBeVisible();
    await signing.getByLabel("Your master pin").fill(pin);
    await signing.getByRole("button", { name: /^Sign entry/ }).click();
    await expect(signing).toBeHidden();
    await expect(chief.page.getByText("Waits for the officer in charge")).toHaveCount(0);
  });

  await test.step("the master signs the page, and the chain is whole", async () => {
    await captain.page.goto(`/app/imooilrecord/${book.id}`);
    const page = captain.page.getByRole("article").filter({ hasText: source });
    await page.getByRole("button", { name: /^Sign page/ }).click();
    const signing = captain.page.getByRole("dialog", { name: /^Sign page/ });
    await signing.getByLabel("Your master pin").fill(pin);
    await signing.getByRole("button", { name: /^Sign page/ }).click();
    await expect(signing).toBeHidden();
    await expect(page.getByRole("button", { name: /^Sign page/ })).toHaveCount(0);
    await captain.page.getByRole("button", { name: "Verify" }).click();
    await expect(captain.page.getByRole("button", { name: /^Chain intact/ })).toBeVisible();
  });

  await test.step("a wrong sounding is struck out, stays legible, and the page asks for the master again", async () => {
    await chief.page.getByRole("button", { name: "Strike out" }).click();
    const strike = chief.page.getByRole("dialog", { name: /^Strike out entry/ });
    await strike.getByLabel("Reason").fill("Wrong sounding");
    await strike.getByLabel("Your master pin").fill(pin);
    await strike.getByRole("button", { name: /^Strike out entry/ }).click();
    const right = chief.page.getByRole("dialog", { name: "New entry, C" });
    await expect(right.getByText(/^Replaces entry/)).toBeVisible();
    await expect(right.getByLabel("Where it was collected from")).toHaveValue(source);
    await right.getByLabel("Quantity retained").fill("0.20");
    await right.getByRole("button", { name: "Save entry" }).click();
    await expect(chief.page.getByText(/^replaced by entry/)).toBeVisible();
    await captain.page.reload();
    const page = captain.page.getByRole("article").filter({ hasText: "Wrong sounding" }).first();
    await expect(page.locator("s").filter({ hasText: source })).toBeVisible();
    await expect(page.getByText("Changed since it was signed, waits for the master again")).toBeVisible();
  });
});
