import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { recordForms } from "../../testing/forms/form-cases.tsx";
import { recordServer } from "../../testing/forms/record-server.ts";
import { closed, renderForm } from "../../testing/forms/render-form.tsx";
import { anOrderLine } from "./order.fixture.ts";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const found = recordForms.find(({ file }) => file === "features/orders/order-editor.tsx");

async function open() {
  if (!found) throw new Error("The form of orders is not among the forms.");
  const server = recordServer(found);
  const { user } = await renderForm((close) => found.draw(server.saved(), close), server.answers);
  const quantity = await screen.findByRole("textbox", { name: "Quantity" });
  const typeQuantity = async (text: string) => {
    await user.clear(quantity);
    await user.type(quantity, text);
  };
  const save = () => user.click(screen.getByRole("button", { name: "Save draft" }));
  return { server, user, typeQuantity, save };
}

const ours = anOrderLine();
const theirNew = anOrderLine({ id: "0197a1de-7f2a-7c3e-9d55-1f2e3d4c5b6b", description: "Belt", quantity: 1 });
const quantities = (lines: unknown) =>
  Array.isArray(lines) ? lines.map(({ description, quantity }) => [description, quantity]) : lines;

test("two people who change different lines of one draft both win without being asked", async () => {
  const { server, typeQuantity, save } = await open();
  server.changeByOther({ lines: [{ ...ours, note: "Urgent" }, theirNew] });
  await typeQuantity("12.5");
  await save();
  await closed();
  expect(server.saved()).toMatchObject({ lines: [{ quantity: 12.5, note: "Urgent" }, { description: "Belt" }] });
});

test("a line that both changed shows both, and what else the other added stays by either choice", async () => {
  const { server, user, typeQuantity, save } = await open();
  server.changeByOther({ lines: [{ ...ours, quantity: 4 }, theirNew] });
  await typeQuantity("12");
  await save();
  const conflict = within(await screen.findByRole("alert", { name: /also changed/ }));
  expect(conflict.getByText(/^Impeller: 12 pcs/)).toBeTruthy();
  expect(conflict.getByText(/^Impeller: 4 pcs/)).toBeTruthy();
  expect(conflict.queryByText(/Belt/)).toBeNull();
  await user.click(conflict.getByRole("button", { name: /^Keep mine/ }));
  await closed();
  expect(quantities(server.saved().lines)).toEqual([
    ["Impeller", 12],
    ["Belt", 1],
  ]);
});

test("a line that says nothing is left away, and one without a quantity is faulted", async () => {
  const { server, user, typeQuantity, save } = await open();
  await user.click(screen.getByRole("button", { name: "Free text" }));
  await typeQuantity("many");
  await save();
  await waitFor(() => expect(document.activeElement).toHaveProperty("name", "quantity"));
  expect(server.sent).toEqual([]);
  await typeQuantity("3");
  await save();
  await closed();
  expect(quantities(server.saved().lines)).toEqual([["Impeller", 3]]);
});
