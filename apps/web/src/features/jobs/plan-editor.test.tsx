import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import type { Answers } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { plan, planId } from "./plan.fixture.ts";

afterEach(cleanup);

const line = { id: planId, recordKind: "plan", recordId: planId, title: plan.title, detail: "Watermaker", on: null };
const nothing = { rows: [], total: 0, nextCursor: null };
const day = { today: "2026-11-21", inHand: [], overdue: [], dueToday: [], thisWeek: [], laterCount: 0, done: [] };
const answers = (more: Answers = {}): Answers => ({
  ...captainOnBoard,
  "attention.waiting": () => ({ jobs: nothing, orders: nothing }),
  "attention.get": () => ({ cards: [{ kind: "plansWithoutJob", count: 1, lines: [line] }] }),
  "jobs.myDay": () => ({ ...day, raised: [] }),
  "jobs.list": () => ({ ...nothing, today: "2026-11-21" }),
  "jobs.summary": () => undefined,
  "equipment.list": () => nothing,
  "people.pick": () => [],
  "plans.preview": () => [],
  "plans.get": () => plan,
  "comments.list": () => [],
  ...more,
});

describe("a plan without an open job", () => {
  test("is opened from attention and given its next one", async () => {
    const sent: unknown[] = [];
    const resume = (input: unknown) => {
      sent.push(input);
      return { version: 4 };
    };
    const { user } = await renderApp("/app/home?view=my-day", answers({ "plans.resume": resume }));
    const attention = await screen.findByRole("region", { name: "Attention" });
    await user.click(await within(attention).findByRole("link", { name: /Flush the watermaker/ }));
    const dialog = await screen.findByRole("dialog", { name: "Edit plan" });
    await user.click(within(dialog).getByRole("button", { name: "Create next job" }));
    await waitFor(() => expect(sent).toEqual([{ id: planId }]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("is only told to who may not change the plan", async () => {
    const locked = { ...plan, can: { fields: [] } };
    await renderApp(`/app/home?view=table&plan=${planId}`, answers({ "plans.get": () => locked }));
    const dialog = await screen.findByRole("dialog", { name: "Edit plan" });
    expect(within(dialog).getByText("This plan has no open job, so nobody is reminded of it.")).toBeTruthy();
    expect(within(dialog).queryByRole("button", { name: "Create next job" })).toBeNull();
  });

  test("offers no second job where one is open", async () => {
    await renderApp(
      `/app/home?view=table&plan=${planId}`,
      answers({ "plans.get": () => ({ ...plan, openJobId: planId }) }),
    );
    const dialog = await screen.findByRole("dialog", { name: "Edit plan" });
    expect(within(dialog).queryByRole("button", { name: "Create next job" })).toBeNull();
    expect(within(dialog).getByRole("button", { name: "Stop plan" })).toBeTruthy();
  });
});
