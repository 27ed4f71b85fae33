import { screen, within } from "@testing-library/react";
import { todayIn } from "@ymp/core/calendar-date";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import type { Job } from "./job-sheet-data.ts";

export const today = todayIn("Europe/Monaco", new Date());

type Served = Record<string, (input: unknown) => unknown>;

function serving(job: Job, more: Served = {}) {
  return {
    ...captainOnBoard,
    "jobs.get": () => job,
    "jobs.history": () => ({ rows: [], nextCursor: null }),
    "comments.list": () => [],
    "people.pick": () => [],
    "live.presence": () => [],
    "live.leave": () => undefined,
    "inventory.pick": () => ({ rows: [], hasMore: false }),
    ...more,
  };
}

export async function openSheet(job: Job, more?: Served) {
  const app = await renderApp(`/app/jobdetails/${job.id}`, serving(job, more));
  await screen.findByRole("button", { name: /^Title:/ });
  return app;
}

export async function openCompletion(job: Job, more?: Served) {
  const app = await openSheet(job, more);
  await app.user.keyboard("c");
  const dialog = within(await screen.findByRole("dialog", { name: /^Complete:/ }));
  return { ...app, dialog };
}
