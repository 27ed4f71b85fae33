import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Refused } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";

afterEach(cleanup);

test("limits that somebody else changed meanwhile are compared, and the refusal is not said beside it", async () => {
  const known = { currency: "EUR", mayChange: true, mayChangeCaptain: true };
  let onServer = { ...known, version: 1, limits: { hod: 50_000 } };
  const { user } = await renderApp("/app/orders", {
    ...captainOnBoard,
    "orders.list": () => ({ rows: [], nextCursor: null, total: 0, today: "2026-11-21" }),
    "orders.summary": () => ({ toApprove: 0, ordered: 0, late: 0, backOrder: 0 }),
    "savedViews.list": () => [],
    "orders.limits": () => onServer,
    "orders.setLimits": () => {
      throw new Refused("stale", "refusals:changedMeanwhile", { limits: "refusals:changedMeanwhile" });
    },
  });
  await user.click(await screen.findByRole("button", { name: "More actions" }));
  await user.click(await screen.findByRole("menuitem", { name: "Limits of approval" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Limits of approval" }));
  const [ofHead] = await dialog.findAllByRole("radio", { name: "Any" });
  if (ofHead) await user.click(ofHead);
  onServer = { ...onServer, version: 2, limits: { hod: 70_000 } };
  await user.click(dialog.getByRole("button", { name: /^Save/ }));
  expect((await dialog.findAllByText(/700/)).length).toBeGreaterThan(0);
  expect(dialog.getAllByRole("alert")).toHaveLength(1);
  expect(screen.queryByText(/Compare both/)).toBeNull();
});
