import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { accessOf, vesselOf } from "../../testing/sessions.ts";
import { aMachine, aNode } from "./machine.fixture.ts";

// The whole machine page is drawn, which takes its time on a busy machine.

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

const machine = aMachine();

async function openDialog(more: Record<string, (input: unknown) => unknown> = {}) {
  const app = await renderApp(`/app/equipment/${machine.id}?dialog=reading`, {
    ...captainOnBoard,
    "equipment.tree": () => [aNode({ id: machine.id, name: machine.name })],
    "equipment.get": () => machine,
    "equipment.dueNext": () => ({ rows: [], total: 0, inTheWay: null }),
    "equipment.readings": () => ({ counter: machine.counters[0], points: [], thresholds: [] }),
    "equipment.parts": () => ({ rows: [], hasMore: false }),
    "equipment.files": () => [],
    ...more,
  });
  const dialog = within(await screen.findByRole("dialog", { name: "Add reading" }));
  return { ...app, dialog };
}

test.each([
  ["4820.0", /9.0 h more, total 4,820.0 h/],
  ["4500.0", /Lower than the last reading, 4,811.0 h/],
  ["9999.0", /More than the time since the last reading allows/],
])("a reading of %s is judged while it is typed", async (typed, words) => {
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByLabelText("Running hours on the meter"), typed);
  expect(await dialog.findByText(words)).toBeTruthy();
});

test("a lower figure is not saved; it leads to the replacement of the meter", async () => {
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByLabelText("Running hours on the meter"), "12.0");
  expect(dialog.getByRole("button", { name: "Save reading" }).hasAttribute("disabled")).toBe(true);
  await user.click(dialog.getByRole("button", { name: "The meter was replaced" }));
  const replace = within(await screen.findByRole("dialog", { name: "Meter replaced" }));
  expect(replace.getByText(/The total stays 4,811.0 h/)).toBeTruthy();
});

test("a figure ahead of the clock is saved once it is confirmed", async () => {
  const sent = vi.fn();
  const { user, dialog } = await openDialog({
    "equipment.addReading": (input) => {
      sent(input);
      return { readingId: machine.id, counterId: machine.counters[0]?.id, total: 99990 };
    },
  });
  await user.type(dialog.getByLabelText("Running hours on the meter"), "9999.0");
  await user.click(await dialog.findByRole("checkbox", { name: "The figure is right" }));
  await user.click(dialog.getByRole("button", { name: "Save reading" }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ reading: 99990, confirmsJump: true });
});

test("a figure ahead of the clock is left to a head of department by everybody else", async () => {
  const { user, dialog } = await openDialog({ "session.vessel": () => vesselOf(accessOf({ role: "crew" })) });
  await user.type(dialog.getByLabelText("Running hours on the meter"), "9999.0");
  expect(await dialog.findByText("Correct the figure, or ask a head of department to enter it.")).toBeTruthy();
  expect(dialog.queryByRole("checkbox")).toBeNull();
  expect(dialog.getByRole("button", { name: "Save reading" }).hasAttribute("disabled")).toBe(true);
});
