import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { parseCalendarDate as on } from "@ymp/core/calendar-date";
import { afterEach, expect, test } from "vitest";
import { Refused } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { aJob } from "./job-sheet.fixture.ts";

afterEach(cleanup);

async function openSheet(update: (sent: unknown[]) => unknown = () => ({ version: 5 })) {
  let job = aJob({ today: on("2026-07-31") });
  const sent: unknown[] = [];
  const app = await renderApp(`/app/jobdetails/${job.id}`, {
    ...captainOnBoard,
    "jobs.get": () => job,
    "jobs.history": () => ({ rows: [], nextCursor: null }),
    "comments.list": () => [],
    "people.pick": () => [],
    "live.presence": () => [],
    "live.leave": () => undefined,
    "jobs.addTask": (input) => void sent.push(input),
    "jobs.update": (input) => {
      sent.push(input);
      return update(sent);
    },
  });
  await screen.findByRole("button", { name: /^Title:/ });
  return {
    ...app,
    sent,
    leave: () => act(() => app.router.navigate({ to: "/app/help" })),
    colleagueWrites: (title: string) => {
      job = { ...job, version: 4, title };
    },
  };
}

test("a title that stands open as the screen goes is saved", async () => {
  const { user, sent, leave } = await openSheet();
  await user.click(screen.getByRole("button", { name: /^Title:/ }));
  await user.clear(screen.getByRole("textbox", { name: "Title" }));
  await user.type(screen.getByRole("textbox", { name: "Title" }), "Oil service");
  await leave();
  await waitFor(() => expect(sent).toMatchObject([{ title: "Oil service" }]));
});

test("a title that Escape put back is not saved as the screen goes", async () => {
  const { user, sent, leave } = await openSheet();
  await user.click(screen.getByRole("button", { name: /^Title:/ }));
  await user.type(screen.getByRole("textbox", { name: "Title" }), " and more{Escape}");
  await leave();
  expect(sent).toEqual([]);
});

test("a title that somebody else changed too is told once the screen is gone, with a way to put it there", async () => {
  const { user, sent, leave, colleagueWrites } = await openSheet((all) => {
    if (all.length === 1) throw new Refused("stale", "refusals:changedMeanwhile");
    return { version: 5 };
  });
  await user.click(screen.getByRole("button", { name: /^Title:/ }));
  await user.clear(screen.getByRole("textbox", { name: "Title" }));
  await user.type(screen.getByRole("textbox", { name: "Title" }), "Oil service");
  colleagueWrites("By the maker");
  await leave();
  expect(await screen.findByText(/“Title” was left before “Oil service” was saved.*“By the maker”/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: 4, title: "Oil service" });
});

test("hours that stand open as the screen goes are saved", async () => {
  const { user, sent, leave } = await openSheet();
  await user.click(await screen.findByRole("button", { name: "Estimate" }));
  const field = await screen.findByRole("textbox", { name: "Estimate" });
  await user.clear(field);
  await user.type(field, "2.5");
  await leave();
  await waitFor(() => expect(sent).toMatchObject([{ estimatedTenths: 25 }]));
});

test("hours that cannot be read hold their popover open and say so; nothing is saved, nor cleared", async () => {
  const { user, sent } = await openSheet();
  await user.click(await screen.findByRole("button", { name: "Estimate" }));
  const field = await screen.findByRole("textbox", { name: "Estimate" });
  await user.clear(field);
  await user.type(field, "two{Enter}");
  expect((await screen.findByRole("alert")).textContent).toMatch(/cannot be read/i);
  await user.click(document.body);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Estimate" }).value).toBe("two");
  expect(sent).toEqual([]);
  await user.clear(field);
  await user.type(field, "2.5{Enter}");
  await waitFor(() => expect(sent).toMatchObject([{ estimatedTenths: 25 }]));
});

test.each(["{Escape}", "the screen"])("hours that cannot be read are put back by %s, which is told", async (by) => {
  const { user, sent, leave } = await openSheet();
  await user.click(await screen.findByRole("button", { name: "Estimate" }));
  await user.type(await screen.findByRole("textbox", { name: "Estimate" }), "two");
  if (by === "{Escape}") await user.keyboard(by);
  else await leave();
  expect(await screen.findByText(/“Estimate” was left with “.*two”, which cannot be read/)).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: "Estimate" })).toBeNull();
  expect(sent).toEqual([]);
});

test("a line of the checklist that is being written as the screen goes is added once", async () => {
  const { user, sent, leave } = await openSheet();
  await user.click(await screen.findByRole("button", { name: "Add line" }));
  await user.type(screen.getByRole("textbox", { name: "What is to be done" }), "Drain the sump");
  await leave();
  await waitFor(() => expect(sent).toMatchObject([{ title: "Drain the sump" }]));
});
