import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { afterEach, describe, expect, test } from "vitest";
import type { Answers } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { lateJob, sampleJob } from "../../testing/sample-jobs.ts";
import { sessionOf } from "../../testing/sessions.ts";
import type { MyDay } from "./job-rows.ts";

afterEach(cleanup);

/** The first screen of a run is drawn while its code is still being read. */

const day: MyDay = {
  ...{ hasMore: false, looked: 4 },
  today: parseCalendarDate("2026-11-21"),
  inHand: [
    sampleJob({ id: "0199cccc-0000-7000-8000-00000000000a", status: "in_progress", taskCount: 8, tasksDone: 5 }),
  ],
  overdue: [lateJob(4, { id: "0199cccc-0000-7000-8000-00000000000b", title: "OWS monitor, calibration" })],
  dueToday: [],
  thisWeek: [],
  laterCount: 2,
  raised: [],
  done: [],
};

function answersWith(myDay: () => MyDay, more: Answers = {}): Answers {
  return {
    ...captainOnBoard,
    "jobs.myDay": myDay,
    "jobs.summary": () => undefined,
    "jobs.get": () => undefined,
    ...more,
  };
}

describe("my day", () => {
  test("begins with what this device has held back for more than a day", async () => {
    const { services } = await renderApp(
      "/app/home?view=my-day",
      answersWith(() => day),
    );
    const job = await screen.findByText("OWS monitor, calibration");
    services.link.markUnreachable();
    await services.queue.add({
      ...{ id: newId(), accountId: sessionOf().account.id, vesselId: newId(), path: "jobs.complete", input: {} },
      ...{ label: { messageKey: "jobs:completed", params: {} }, fields: {}, subject: null },
      ...{ queuedAt: new Date(Date.now() - 50 * 60 * 60_000), attempts: 0, refusal: null },
    });
    const note = await screen.findByRole("status", { name: /still not sent$/ });
    expect(note.compareDocumentPosition(job) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test("puts what is in hand on top with how far it is, then what is late", async () => {
    await renderApp(
      "/app/home?view=my-day",
      answersWith(() => day),
    );
    const inHand = await screen.findByRole("article", { name: "Generator 1, 500 h service" });
    expect(within(inHand).getByText("5 of 8")).toBeTruthy();
    expect(within(inHand).getByRole("button", { name: "Continue" })).toBeTruthy();
    const overdue = screen.getByRole("region", { name: /Overdue/ });
    expect(within(overdue).getByText("OWS monitor, calibration")).toBeTruthy();
    expect(screen.getByRole("button", { name: "2 more due later" })).toBeTruthy();
  });

  test("opens the job in hand by its title, as every other card does", async () => {
    const { user, router } = await renderApp(
      "/app/home?view=my-day",
      answersWith(() => day),
    );
    await user.click(await screen.findByRole("button", { name: "Generator 1, 500 h service" }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ job: day.inHand[0]?.id }));
  });

  test("says what to do when nothing is assigned", async () => {
    const free = { ...day, inHand: [], overdue: [], laterCount: 0 };
    await renderApp(
      "/app/home?view=my-day",
      answersWith(() => free),
    );
    expect(await screen.findByText("Nothing for you today")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Show all open jobs" })).toBeTruthy();
  });

  test("starts a job without a link: it moves to the top at once and is marked as queued", async () => {
    let isLinkLost = false;
    const orLost = <Answer,>(answer: Answer) => {
      if (isLinkLost) throw new Error("lost");
      return answer;
    };
    const answers = answersWith(() => orLost(day), { "jobs.setStatus": () => orLost({ version: 2 }) });
    const { user, services } = await renderApp("/app/home?view=my-day", answers);
    await screen.findByText("OWS monitor, calibration");
    isLinkLost = true;
    await user.click(screen.getByRole("button", { name: "More for OWS monitor, calibration" }));
    await user.click(await screen.findByRole("menuitem", { name: "Start" }));
    const card = await screen.findByRole("article", { name: "OWS monitor, calibration" });
    await waitFor(() => expect(within(card).getByText("queued")).toBeTruthy());
    expect(services.queue.getState().writes.map(({ path }) => path)).toEqual(["jobs.setStatus"]);
  });
});
