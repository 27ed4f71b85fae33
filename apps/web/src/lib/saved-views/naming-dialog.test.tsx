import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { newId } from "@ymp/core/ids";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { Refused } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const sentSchema = z.object({ name: z.string(), version: z.number(), search: z.unknown() });

test("a view that another device renamed meanwhile is shown with both names, and the refusal is said once", async () => {
  const sent: z.infer<typeof sentSchema>[] = [];
  const view = { id: newId(), name: "Late", search: { state: "late" }, isShared: false, isOwn: true };
  let onServer = { ...view, version: 1 };
  const { user } = await renderApp("/app/orders?state=late", {
    ...captainOnBoard,
    "orders.list": () => ({ rows: [], nextCursor: null, total: 0, today: "2026-11-21" }),
    "orders.summary": () => ({ toApprove: 0, ordered: 0, late: 0, backOrder: 0 }),
    "savedViews.list": () => [onServer],
    "savedViews.save": (input) => {
      const asked = sentSchema.parse(input);
      sent.push(asked);
      if (asked.version !== onServer.version) throw new Refused("stale", "refusals:changedMeanwhile");
      onServer = { ...onServer, name: asked.name, version: onServer.version + 1 };
    },
  });
  await screen.findByRole("button", { name: "Late", current: true });
  await user.click(screen.getByRole("button", { name: "This view" }));
  await user.click(await screen.findByRole("menuitem", { name: "Rename view" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Rename view" }));
  onServer = { ...onServer, name: "Overdue", version: 2 };
  await user.clear(await dialog.findByLabelText("Name"));
  await user.type(dialog.getByLabelText("Name"), "Too late{Enter}");
  const values = await dialog.findAllByRole("radio");
  expect(values.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Too late"),
    expect.stringContaining("Overdue"),
  ]);
  expect(screen.queryByText(/Compare both/)).toBeNull();
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  await user.click(dialog.getByRole("button", { name: "Keep mine" }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ name: "Too late", version: 2, search: { state: "late" } }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a new view over a namesake that another device changed meanwhile shows what stands there", async () => {
  const sent: z.infer<typeof sentSchema>[] = [];
  let onServer = {
    id: newId(),
    name: "Late",
    search: { state: "draft" } as object,
    isShared: false,
    isOwn: true,
    version: 1,
  };
  const { user } = await renderApp("/app/orders?state=late", {
    ...captainOnBoard,
    "orders.list": () => ({ rows: [], nextCursor: null, total: 0, today: "2026-11-21" }),
    "orders.summary": () => ({ toApprove: 0, ordered: 0, late: 0, backOrder: 0 }),
    "savedViews.list": () => [onServer],
    "savedViews.save": (input) => {
      const asked = sentSchema.parse(input);
      sent.push(asked);
      if (asked.version !== onServer.version) throw new Refused("stale", "refusals:changedMeanwhile");
    },
  });
  await screen.findByRole("button", { name: "Late" });
  await user.click(screen.getByRole("button", { name: "Save as view" }));
  const dialog = within(await screen.findByRole("dialog", { busy: false }));
  await user.type(await dialog.findByLabelText("Name"), "Late");
  onServer = { ...onServer, search: { state: "draft", search: "pump" }, version: 2 };
  await user.keyboard("{Enter}");
  const values = await dialog.findAllByRole("radio");
  expect(values.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Late, 1 filter"),
    expect.stringContaining("Late, 2 filters"),
  ]);
  await user.click(dialog.getByRole("button", { name: "Keep mine" }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ name: "Late", version: 2, search: { state: "late" } }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a view that is replaced under its name stays shared, which its tick says", async () => {
  const sent: unknown[] = [];
  const view = { id: newId(), name: "Late", search: { state: "draft" }, isShared: true, isOwn: true, version: 1 };
  const { user } = await renderApp("/app/orders?state=late", {
    ...captainOnBoard,
    "orders.list": () => ({ rows: [], nextCursor: null, total: 0, today: "2026-11-21" }),
    "orders.summary": () => ({ toApprove: 0, ordered: 0, late: 0, backOrder: 0 }),
    "savedViews.list": () => [view],
    "savedViews.save": (input) => {
      sent.push(input);
    },
  });
  await screen.findByRole("button", { name: "Late" });
  await user.click(screen.getByRole("button", { name: "Save as view" }));
  const dialog = within(await screen.findByRole("dialog", { busy: false }));
  await user.type(await dialog.findByLabelText("Name"), "Late");
  expect(dialog.getByRole("checkbox", { checked: true })).toBeTruthy();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(sent).toMatchObject([{ id: view.id, name: "Late", isShared: true }]));
});

test("a name that is typed and not saved is kept through a reload", async () => {
  const open = async () => {
    const { user } = await renderApp("/app/orders?state=late", {
      ...captainOnBoard,
      "orders.list": () => ({ rows: [], nextCursor: null, total: 0, today: "2026-11-21" }),
      "orders.summary": () => ({ toApprove: 0, ordered: 0, late: 0, backOrder: 0 }),
      "savedViews.list": () => [],
    });
    await user.click(await screen.findByRole("button", { name: "Save as view" }));
    const dialog = within(await screen.findByRole("dialog", { busy: false }));
    return { user, name: await dialog.findByLabelText<HTMLInputElement>("Name") };
  };
  const { user, name } = await open();
  await user.type(name, "Too late");
  cleanup();
  expect((await open()).name.value).toBe("Too late");
});
