import { cleanup, screen, within } from "@testing-library/react";
import { newId } from "@ymp/core/ids";
import { afterEach, describe, expect, test } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";

afterEach(cleanup);

const nothing = { rows: [], total: 0, nextCursor: null };
const answers = {
  ...captainOnBoard,
  "jobs.list": () => ({ ...nothing, today: "2026-11-21" }),
  "jobs.summary": () => undefined,
  "equipment.list": () => nothing,
  "people.pick": () => [],
};

describe("on a critical machine", () => {
  const machineId = newId();
  const onCritical = {
    ...answers,
    "equipment.get": () => ({ id: machineId, name: "Fire pump", isCritical: true }),
    "equipment.warranty": () => null,
  };

  test("a defect shows before it is raised that it will be critical, and offers nothing else", async () => {
    await renderApp(`/app/home?view=table&raise=1&equipment=${machineId}`, onCritical);
    const dialog = await screen.findByRole("dialog", { name: "Raise a job" });
    expect(await within(dialog).findByText("A defect on critical equipment is critical.")).toBeTruthy();
    const priority = within(dialog).getByRole("group", { name: "Priority" });
    expect(within(priority).getAllByRole("radio", { checked: true })[0]?.textContent).toBe("Critical");
    expect(within(priority).queryByRole("radio", { name: "High" })).toBeNull();
  });

  test("a request keeps the priority that was chosen, until it is called a defect", async () => {
    const { user } = await renderApp(`/app/home?view=table&new=job&equipment=${machineId}`, onCritical);
    const dialog = await screen.findByRole("dialog", { name: "New job" });
    const priority = await within(dialog).findByRole("combobox", { name: "Priority" });
    expect(priority.textContent).toContain("Normal");
    await user.click(within(dialog).getByRole("combobox", { name: "Kind" }));
    await user.click(await screen.findByRole("option", { name: "Defect" }));
    expect(await within(dialog).findByText("A defect on critical equipment is critical.")).toBeTruthy();
    expect(priority.textContent).toContain("Critical");
  });
});

describe("a new job", () => {
  test("says nothing about a title that was left empty, before it is sent", async () => {
    const { user } = await renderApp("/app/home?view=table&new=job", answers);
    const dialog = await screen.findByRole("dialog", { name: "New job" });
    await user.click(await within(dialog).findByLabelText(/^Job/));
    await user.tab();
    expect(within(dialog).queryByText("Say in one line what is to be done.")).toBeNull();
    await user.click(within(dialog).getByRole("button", { name: "Create job" }));
    expect(await within(dialog).findByText("Say in one line what is to be done.")).toBeTruthy();
  });

  test("takes what was typed along to a recurring one, and back", async () => {
    const { user } = await renderApp("/app/home?view=table&new=job", answers);
    const dialog = await screen.findByRole("dialog", { name: "New job" });
    await user.type(await within(dialog).findByLabelText(/^Job/), "Grease the windlass");
    await user.type(within(dialog).getByLabelText(/Description/), "Both sides");
    await user.click(within(dialog).getByRole("radio", { name: "Recurring" }));
    const rule = await screen.findByRole("dialog", { name: "New recurring job" });
    expect(within(rule).getByLabelText<HTMLInputElement>("What is to be done").value).toBe("Grease the windlass");
    expect(within(rule).getByLabelText<HTMLTextAreaElement>(/Instructions/).value).toBe("Both sides");
    await user.click(within(rule).getByRole("radio", { name: "One-off" }));
    const again = await screen.findByRole("dialog", { name: "New job" });
    expect((await within(again).findByLabelText<HTMLInputElement>(/^Job/)).value).toBe("Grease the windlass");
  });
});
