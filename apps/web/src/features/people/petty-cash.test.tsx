import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Refused } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import type { HeldSum } from "./people.queries.ts";
import { aPerson } from "./person.fixture.ts";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const held: HeldSum = { currency: "EUR", amountMinor: 50_000, version: 3 };

/** The dialog over what Liam holds, which is `theirs` once the first change was refused. */
async function openSum(theirs?: HeldSum[], sums = [held]) {
  const liam = aPerson();
  const sent: unknown[] = [];
  const open = async () => {
    const app = await renderApp(`/app/profiledetails/${liam.id}`, {
      ...captainOnBoard,
      "people.get": () => ({ ...liam, pettyCash: theirs && sent.length > 0 ? theirs : sums }),
      "people.setPettyCash": (input) => {
        sent.push(input);
        if (theirs && sent.length === 1) throw new Refused("stale", "refusals:changedMeanwhile");
      },
    });
    await app.user.click(await screen.findByRole("button", { name: "Set amount" }));
    return { ...app, dialog: within(await screen.findByRole("dialog", { name: "Petty cash of Liam Shaw" })) };
  };
  const reopen = () => {
    cleanup();
    return open();
  };
  return { ...(await open()), sent, reopen };
}
type Opened = Pick<Awaited<ReturnType<typeof openSum>>, "user" | "dialog">;

async function type({ user, dialog }: Opened, amount: string) {
  const field = dialog.getByLabelText(/^Amount/);
  await user.clear(field);
  await user.type(field, amount);
}
const save = ({ user, dialog }: Opened) => user.click(dialog.getByRole("button", { name: /^Save/ }));

test("what somebody holds is set over the sum that was shown, and a first sum over none", async () => {
  const one = await openSum();
  await type(one, "320");
  await save(one);
  await waitFor(() => expect(one.sent).toMatchObject([{ currency: "EUR", amountMinor: 32_000, version: 3 }]));
  expect(one.sent).toMatchObject([{ base: { amountMinor: 50_000 } }]);
  cleanup();
  const first = await openSum(undefined, []);
  await type(first, "12.50");
  await save(first);
  await waitFor(() => expect(first.sent).toMatchObject([{ amountMinor: 1250, base: { amountMinor: 0 } }]));
  expect(first.sent).toMatchObject([{ version: undefined }]);
});

test("a sum that somebody else set meanwhile is shown beside one's own, and one is chosen", async () => {
  const opened = await openSum([{ ...held, amountMinor: 41_000, version: 4 }]);
  await type(opened, "320");
  await save(opened);
  expect(await opened.dialog.findByText(/410/)).toBeTruthy();
  await opened.user.click(opened.dialog.getByRole("button", { name: "Keep mine" }));
  await waitFor(() => expect(opened.sent).toHaveLength(2));
  expect(opened.sent[1]).toMatchObject({ amountMinor: 32_000, version: 4, base: { amountMinor: 41_000 } });
});

test("a sum that is typed and not saved is kept through a reload, each currency by itself", async () => {
  const opened = await openSum();
  await type(opened, "320");
  await opened.user.click(opened.dialog.getByLabelText("Currency"));
  await opened.user.click(await screen.findByRole("option", { name: /^USD/ }));
  const inDollars = within(await screen.findByRole("dialog", { name: "Petty cash of Liam Shaw" }));
  expect(inDollars.getByLabelText<HTMLInputElement>(/^Amount/).value).toMatch(/^0/);
  const again = await opened.reopen();
  expect(again.dialog.getByLabelText<HTMLInputElement>(/^Amount/).value).toMatch(/^320/);
  await again.user.click(again.dialog.getByRole("button", { name: "Start over" }));
  expect(again.dialog.getByLabelText<HTMLInputElement>(/^Amount/).value).toMatch(/^500/);
});

test("what is no amount is refused at its field before anything is sent", async () => {
  const opened = await openSum();
  await type(opened, "about 300");
  await save(opened);
  expect(await opened.dialog.findByText("This cannot be read.")).toBeTruthy();
  expect(opened.sent).toEqual([]);
});
