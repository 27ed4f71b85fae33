import type { Locator, Page, Response } from "@playwright/test";
import { moveTo } from "../fixtures/move.ts";
import { type Caller, expect, newId, test, unique, type Visitor } from "../fixtures/session.ts";

/** A step on the way to a form: a control to press, or a sheet to wait for, by its role and name. */
type Step = readonly [role: "button" | "menuitem" | "dialog", name: RegExp];

interface Way {
  at: string;
  steps: readonly Step[];
}

/** One form over a record of its own, with the text field that names it and, where there is one, another. */
interface SharedForm {
  form: string;
  /** Makes the record, and says where its form is and how it is opened there. */
  make: (caller: Caller, name: string) => Promise<Way>;
  field: RegExp;
  other?: RegExp;
  submit: RegExp;
  /** A page that is shown on after it was saved; all others close. */
  stays?: boolean;
}

const more: Step = ["button", /^More actions/];
const edit: Step = ["button", /^Edit/];
const named = (name: string) => new RegExp(name);

const forms: SharedForm[] = [
  {
    form: "supplier",
    async make({ call }, name) {
      const id = newId();
      await call("mutation", "suppliers.save", { id, name });
      return { at: `/app/supplier?supplier=${id}`, steps: [["dialog", named(name)], edit] };
    },
    ...{ field: /^Name/, other: /^City/, submit: /^Save/ },
  },
  {
    form: "item",
    async make({ call }, name) {
      const id = newId();
      await call("mutation", "inventory.save", { id, name });
      return { at: `/app/inventory?item=${id}`, steps: [["dialog", named(name)], edit] };
    },
    ...{ field: /^Name/, other: /^Manufacturer/, submit: /^Save/ },
  },
  {
    form: "place",
    async make({ call }, name) {
      await call("mutation", "inventory.saveLocation", { id: newId(), name });
      const places: Step = ["menuitem", /^Places on board/];
      return { at: "/app/inventory", steps: [more, places, ["button", named(`^Edit ${name}`)]] };
    },
    ...{ field: /^Name/, other: /^Deck/, submit: /^Save/ },
  },
  {
    form: "task group",
    async make({ call }, name) {
      await call("mutation", "taskGroups.save", { id: newId(), name, tasks: ["Isolate"] });
      return { at: "/app/home?view=lists&groups=1", steps: [["button", named(`^Edit ${name}`)]] };
    },
    ...{ field: /^Name/, other: /^Steps/, submit: /^Save/ },
  },
  {
    form: "reading round",
    async make({ call }, name) {
      const id = newId();
      const { rows } = await call<{ rows: { id: string }[] }>("query", "equipment.meters", {});
      const counterIds = rows.slice(0, 2).map((meter) => meter.id);
      await call("mutation", "equipment.saveRound", { id, name, counterIds });
      return { at: `/app/rounds?edit=${id}`, steps: [] };
    },
    ...{ field: /^Name/, submit: /^Save round/ },
  },
  {
    form: "template",
    async make({ call }, title) {
      const id = newId();
      const template = { title, interval: { n: 1, unit: "month" } };
      await call("mutation", "templates.save", { id, equipmentType: "passerelle", template });
      return { at: `/app/adminjobs/${id}`, steps: [] };
    },
    ...{ field: /^Title/, other: /^Required by/, submit: /^Save template/, stays: true },
  },
];

async function takeSteps(page: Page, steps: readonly Step[]) {
  for (const [role, name] of steps) {
    const found = page.getByRole(role, { name }).last();
    if (role === "dialog") await expect(found).toBeVisible();
    else await found.click();
  }
}

/** In the application that runs already. */
async function openForm(page: Page, { at, steps }: Way) {
  await moveTo(page, at);
  await takeSteps(page, steps);
}

/** In the application started again: what is shown is what the server keeps. */
async function loadForm(page: Page, { at, steps }: Way) {
  await page.goto(at);
  await takeSteps(page, steps);
}

const fieldOf = (page: Page, label: RegExp) =>
  page.locator("form").last().getByRole("textbox", { name: label }).first();
const saveButton = (page: Page, submit: RegExp) => page.getByRole("button", { name: submit }).last();

/** Until the server has taken it; a save that is refused as stale and merged is sent once more. */
async function saving(page: Page, press: Locator): Promise<void> {
  const isTaken = (answer: Response) =>
    answer.ok() && answer.request().method() === "POST" && /save/i.test(answer.url());
  await Promise.all([page.waitForResponse(isTaken), press.click()]);
}

/** Two windows stay open for several forms: to begin the application again takes longer than to try one. */
for (const some of [forms.slice(0, 3), forms.slice(3)]) {
  const names = some.map(({ form }) => form).join(", ");
  test(`two people on one record both win with different fields, and are shown the same one: ${names}`, async ({
    visit,
    callAs,
  }) => {
    test.setTimeout(300_000);
    const [captain, chief] = await Promise.all([visit("captain"), visit("chief")]);
    const caller = await callAs("captain");
    for (const shared of some) await test.step(shared.form, () => bothWin(shared, captain, chief, caller));
  });
}

async function bothWin(
  { form, make, field, other, submit, stays = false }: SharedForm,
  captain: Visitor,
  chief: Visitor,
  caller: Caller,
): Promise<void> {
  const name = unique(`Shared ${form}`);
  const way = await make(caller, name);
  await Promise.all([openForm(captain.page, way), openForm(chief.page, way)]);
  const [mine, theirs] = [`${name} by the chief`, `${name} by the captain`];
  await fieldOf(chief.page, field).fill(mine);
  if (other) {
    await fieldOf(captain.page, other).fill("Beside");
    await saving(captain.page, saveButton(captain.page, submit));
    await saving(chief.page, saveButton(chief.page, submit));
    await Promise.all([
      loadForm(captain.page, renamed(way, name, mine)),
      loadForm(chief.page, renamed(way, name, mine)),
    ]);
    await expect(fieldOf(chief.page, field)).toHaveValue(mine);
    await expect(fieldOf(chief.page, other)).toHaveValue("Beside");
    await fieldOf(chief.page, field).fill(`${mine}, again`);
  }
  await fieldOf(captain.page, field).fill(theirs);
  await saving(captain.page, saveButton(captain.page, submit));
  await saveButton(chief.page, submit).click();
  const conflict = chief.page.getByRole("alert", { name: /also changed/ });
  await expect(conflict).toContainText(theirs);
  await expect(conflict).toContainText(mine);
  await saving(chief.page, conflict.getByRole("button", { name: /^Keep mine/ }));
  await expect(conflict).toHaveCount(0);
  if (stays) return;
  // A form that is still being saved asks before it is left.
  for (const { page } of [captain, chief]) await expect(fieldOf(page, field)).toHaveCount(0);
}

/** The same way, once the record has another name. */
const renamed = ({ at, steps }: Way, was: string, name: string) => ({
  at,
  steps: steps.map(([role, wanted]): Step => [role, new RegExp(wanted.source.replace(was, name))]),
});
