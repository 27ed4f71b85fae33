import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import type { Answers } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { accessOf, vesselOf } from "../../testing/sessions.ts";
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

describe("a new plan, for crew", () => {
  const asCrew = (more: Answers = {}) =>
    answers({ "session.vessel": () => vesselOf(accessOf({ role: "crew" })), ...more });
  const headsOnly = "Only the head of its department, or the captain, can change that.";

  async function openNew(given: Answers, of = "") {
    const { user } = await renderApp(`/app/home?view=table&new=job${of}`, given);
    await user.click(
      within(await screen.findByRole("dialog", { name: "New job" })).getByRole("radio", { name: "Recurring" }),
    );
    return { user, dialog: within(await screen.findByRole("dialog", { name: "New recurring job" })) };
  }

  test("is neither critical nor of class, and says why", async () => {
    const { user, dialog } = await openNew(asCrew());
    expect(dialog.getByRole<HTMLButtonElement>("switch", { name: "Critical" }).disabled).toBe(true);
    expect(dialog.getByText(headsOnly)).toBeTruthy();
    expect(dialog.getByText(`For class: ${headsOnly}`)).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>("switch", { name: "Needs a photo" }).disabled).toBe(false);
    await user.click(dialog.getByRole("combobox", { name: "Kind" }));
    expect((await screen.findByRole("option", { name: /Class/ })).getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByRole("option", { name: "Inspection" }).getAttribute("aria-disabled")).toBeNull();
  });

  test("is not of a critical machine", async () => {
    const machine = { id: planId, name: "Emergency fire pump", isCritical: true };
    const given = asCrew({ "equipment.get": () => machine });
    const { dialog } = await openNew(given, `&equipment=${machine.id}`);
    expect(await dialog.findByText(/^This machine is critical/)).toBeTruthy();
  });

  test("has every choice for a head of department", async () => {
    const { dialog } = await openNew(answers({ "session.vessel": () => vesselOf(accessOf({ role: "hod" })) }));
    expect(dialog.getByRole<HTMLButtonElement>("switch", { name: "Critical" }).disabled).toBe(false);
    expect(dialog.queryByText(new RegExp(headsOnly))).toBeNull();
  });
});
