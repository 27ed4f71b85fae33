import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { aBook } from "./logbooks.fixture.ts";
import { serverOf } from "./open-volume.fixture.tsx";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const line = `ORB-4 3 ${"b".repeat(64)}`;
const report = { id: aBook().id, number: "ORB-4", events: 4, ok: true, firstBad: null, headHash: "a".repeat(64) };

test.each([
  [true, "status", /still holds this event/],
  [false, "alert", /no longer holds this event/],
] as const)("a book that holds a mailed head: %s", async (holdsHead, role, said) => {
  const verify = vi.fn(() => ({ ...report, holdsHead }));
  const { user } = await renderApp(`/app/logbookdetails/${aBook().id}`, {
    ...serverOf({}),
    "logbooks.verify": verify,
  });
  await user.click(await screen.findByRole("button", { name: "Compare with a mail" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Compare with a mail/ }));
  const field = dialog.getByLabelText("Line of the mail");
  await user.type(field, ` ${line}`);
  await user.click(dialog.getByRole("button", { name: /^Compare/ }));
  expect((await dialog.findByRole(role)).textContent).toMatch(said);
  expect(verify.mock.calls[0]).toMatchObject([{ id: aBook().id, head: line }]);
  // What was found is of the line that was compared.
  await user.type(field, "c");
  expect(dialog.queryByText(said)).toBeNull();
});
