import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";

afterEach(cleanup);

const job = (id: string) => ({
  ...{ id, title: `Job ${id}`, plannedOn: "2026-11-20", dueOn: "2026-11-20", status: "due", priority: "normal" },
  ...{ department: null, isOverdue: false, equipmentName: null, version: 1, assignees: [] },
});
const calendar = (hasMore: boolean) => ({
  ...captainOnBoard,
  "jobs.byDay": () => ({ rows: [job("a"), job("b")], hasMore }),
  "jobs.projected": () => ({ rows: [], hasMore: false }),
});

describe("a calendar that cannot show everything", () => {
  it("says how much it shows and how the rest is reached", async () => {
    await renderApp("/app/home?view=calendar&on=2026-11-20", calendar(true));
    expect(await screen.findByText("The first 2 are shown. Narrow the list to see the others.")).toBeTruthy();
  });

  it("says nothing where everything is shown", async () => {
    await renderApp("/app/home?view=calendar&on=2026-11-20", calendar(false));
    expect((await screen.findAllByText(/Job [ab]/)).length).toBeGreaterThan(0);
    expect(screen.queryByRole("note")).toBeNull();
  });
});

describe("a day with more jobs than are looked at", () => {
  it("leads to all of them", async () => {
    const day = { today: "2026-11-20", inHand: [], overdue: [], dueToday: [], thisWeek: [], laterCount: 200 };
    const { router, user } = await renderApp("/app/home?view=my-day", {
      ...captainOnBoard,
      "jobs.myDay": () => ({ ...day, done: [], raised: [], hasMore: true, looked: 200 }),
    });
    const note = await screen.findByText("The first 200 are shown.", { exact: false });
    await user.click(within(note).getByRole("button", { name: "Show all" }));
    expect(router.state.location.search).toMatchObject({ assigneeId: "me" });
  });
});

describe("a choice among many", () => {
  const firms = (hasMore: boolean) => ({
    ...captainOnBoard,
    "inventory.categories": () => [],
    "inventory.locations": () => [],
    "suppliers.pick": () => ({ rows: [{ id: "s1", name: "Pon Power", city: null, country: null }], hasMore }),
  });

  it.each([true, false])("tells whether typing finds more: %s", async (hasMore) => {
    const { user } = await renderApp("/app/inventory?new=true", firms(hasMore));
    await user.click(await screen.findByRole("combobox", { name: /supplier/i }));
    expect(await screen.findByText("Pon Power")).toBeTruthy();
    expect(screen.queryByText("There are more. Type to narrow.") !== null).toBe(hasMore);
  });
});
