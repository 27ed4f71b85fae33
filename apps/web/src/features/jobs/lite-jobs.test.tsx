import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { sampleJob } from "../../testing/sample-jobs.ts";
import { accessOf, vesselOf } from "../../testing/sessions.ts";

afterEach(cleanup);

const onLiteBoat = {
  ...captainOnBoard,
  "session.vessel": () => vesselOf({ ...accessOf(), edition: "lite" }, { edition: "lite" }),
  "jobs.list": () => ({ rows: [sampleJob()], nextCursor: null, total: 1 }),
  "jobs.summary": () => undefined,
};

describe("the jobs of a lite boat", () => {
  test("are one screen of what is due, with its three figures", async () => {
    await renderApp("/app/home", onLiteBoat);
    expect(await screen.findByRole("heading", { level: 1, name: "What is due" })).toBeTruthy();
    const figures = await screen.findByRole("group", { name: "Figures that filter the list" });
    const labels = within(figures)
      .getAllByRole("button")
      .map((button) => button.textContent);
    expect(labels).toEqual(["Overdue–", "Due in 7 days–", "Due in 30 days–"]);
    expect(screen.queryByRole("radio", { name: "Board" })).toBeNull();
    const heads = screen.getAllByRole("columnheader").map((head) => head.textContent);
    expect(heads).not.toContain("Assigned");
  });

  test("are entered without department, estimate and place", async () => {
    await renderApp("/app/home?new=job", onLiteBoat);
    expect(await screen.findByRole("textbox", { name: /^Job/ })).toBeTruthy();
    const dialog = within(screen.getByRole("dialog", { name: "New job" }));
    expect(dialog.getByLabelText("Priority")).toBeTruthy();
    for (const left of [/^Department/, /^Estimate/, /^Location/]) expect(dialog.queryByLabelText(left)).toBeNull();
  });
});
