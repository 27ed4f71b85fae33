import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { FormCase, NewFormCase } from "./form-case.ts";
import { newForms, recordForms } from "./form-cases.tsx";
import { recordServer } from "./record-server.ts";
import { closed, renderForm } from "./render-form.tsx";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

async function openForm(form: FormCase, server = recordServer(form)) {
  const app = await renderForm((close) => form.draw(server.saved(), close), server.answers);
  const field = await screen.findByLabelText(form.field.label, { selector: "input, textarea" });
  const type = (text: string) => typeOver(app.user, field, text);
  const save = async () => app.user.click(await screen.findByRole("button", { name: new RegExp(`^${form.submit}`) }));
  return { ...app, server, field, type, save };
}

/** In one go: letter by letter the whole form is drawn as often. */
async function typeOver(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.paste(text);
}

const question = () => screen.findByRole("alertdialog", { name: "Discard changes?" });

describe.each(recordForms)("$file", (form) => {
  const { field, other } = form;

  test("sends what was typed and closes", async () => {
    const { server, type, save } = await openForm(form);
    await type(field.typed);
    await save();
    await waitFor(() => expect(server.saved()).toMatchObject({ [field.name]: field.typed }));
    await closed();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  test.each([
    ["a server that puts older versions together", false],
    ["a server that takes the newest version only", true],
  ])("lets two people who change different fields both win without asking, over %s", async (_case, strict) => {
    const { server, user, type } = await openForm(form, recordServer(form, { strict }));
    server.changeByOther({ [other.name]: other.value });
    await type(field.typed);
    await user.keyboard("{Control>}{Enter}{/Control}");
    await closed();
    expect(server.saved()).toMatchObject({ [field.name]: field.typed, [other.name]: other.value });
  });

  test.each([
    ["Keep mine", field.typed],
    ["Take ", field.theirs],
  ])("shows what two people wrote into one field, and who, and goes by the choice: %s", async (button, kept) => {
    const { server, user, type, save } = await openForm(form);
    server.changeByOther({ [field.name]: field.theirs });
    await type(field.typed);
    await save();
    const conflict = within(await screen.findByRole("alert", { name: /also changed/ }));
    expect(conflict.getByText(field.typed)).toBeTruthy();
    expect(conflict.getByText(field.theirs)).toBeTruthy();
    if (form.history) expect((await conflict.findAllByText(/Tom Hargreaves/)).length).toBeGreaterThan(0);
    await user.click(conflict.getByRole("button", { name: new RegExp(`^${button}`) }));
    await closed();
    expect(server.saved()).toMatchObject({ [field.name]: kept });
  });

  test("asks before it loses what was typed, and keeps it through a reload", () => expectKept(form, form.record));
});

describe.each(newForms)("$file", (form) => {
  test("asks before it loses what was typed, and keeps it through a reload", () => expectKept(form, {}));
});

async function expectKept({ draw, answers = {}, field }: NewFormCase, record: object) {
  const open = async () => {
    const app = await renderForm((close) => draw(record, close), answers);
    return { ...app, element: await screen.findByLabelText(field.label, { selector: "input, textarea" }) };
  };
  const first = await open();
  await typeOver(first.user, first.element, field.typed);
  await first.user.keyboard("{Escape}");
  await first.user.click(within(await question()).getByRole("button", { name: "Keep editing" }));
  first.unmount();
  const { user, element } = await open();
  expect(element).toHaveProperty("value", field.typed);
  await user.click(screen.getByRole("button", { name: "Start over" }));
  expect(element).not.toHaveProperty("value", field.typed);
  await user.keyboard("{Escape}");
  await closed();
  expect(screen.queryByRole("alertdialog")).toBeNull();
}
