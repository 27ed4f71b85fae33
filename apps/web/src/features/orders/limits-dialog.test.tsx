import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Refused } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";

afterEach(cleanup);

const known = { currency: "EUR", mayChange: true, mayChangeCaptain: true };

async function openLimits(limits: () => object) {
  const { user } = await renderApp("/app/orders", {
    ...captainOnBoard,
    "orders.list": () => ({ rows: [], nextCursor: null, total: 0, today: "2026-11-21" }),
    "orders.summary": () => ({ toApprove: 0, ordered: 0, late: 0, backOrder: 0 }),
    "savedViews.list": () => [],
    "orders.limits": () => ({ ...known, ...limits() }),
    "orders.setLimits": () => {
      throw new Refused("stale", "refusals:changedMeanwhile", { limits: "refusals:changedMeanwhile" });
    },
  });
  await user.click(await screen.findByRole("button", { name: "More actions" }));
  await user.click(await screen.findByRole("menuitem", { name: "Limits of approval" }));
  return { user, dialog: within(await screen.findByRole("dialog", { name: "Limits of approval" })) };
}

test("limits that somebody else changed meanwhile are compared, also once the dialog is opened again", async () => {
  let onServer: object = { version: 1, limits: { hod: 50_000 } };
  const { user, dialog } = await openLimits(() => onServer);
  const [ofHead] = await dialog.findAllByRole("radio", { name: "Any" });
  if (ofHead) await user.click(ofHead);
  onServer = { version: 2, limits: { hod: 70_000 } };
  await user.click(dialog.getByRole("button", { name: /^Save/ }));
  expect((await dialog.findAllByText(/700/)).length).toBeGreaterThan(0);
  expect(dialog.getAllByRole("alert")).toHaveLength(1);
  expect(screen.queryByText(/Compare both/)).toBeNull();
  cleanup();
  const again = await openLimits(() => onServer);
  const conflict = within(await again.dialog.findByRole("alert", { name: /also changed/ }));
  expect(conflict.getByText(/700/)).toBeTruthy();
  expect(conflict.getByRole("button", { name: "Keep mine" })).toBeTruthy();
});
