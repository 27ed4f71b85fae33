import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { parseCalendarDate as on } from "@ymp/core/calendar-date";
import { afterEach, beforeEach, expect, test } from "vitest";
import { draftPlace } from "../../lib/forms/kept-drafts.ts";
import { Refused } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { sessionOf } from "../../testing/sessions.ts";
import { aJob } from "./job-sheet.fixture.ts";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function openJob(create: (input: unknown) => unknown = () => ({ notTold: [] })) {
  const jobs = [aJob({ today: on("2026-07-31") }), aJob({ today: on("2026-07-31"), title: "Another job" })] as const;
  const sent: unknown[] = [];
  const app = await renderApp(`/app/jobdetails/${jobs[0].id}`, {
    ...captainOnBoard,
    "jobs.get": (input) => jobs.find((job) => JSON.stringify(input).includes(job.id)),
    "jobs.history": () => ({ rows: [], nextCursor: null }),
    "comments.list": () => [],
    "comments.mentionable": () => [],
    "people.pick": () => [],
    "live.presence": () => [],
    "live.leave": () => undefined,
    "comments.create": (input) => {
      sent.push(input);
      return create(input);
    },
  });
  await screen.findByRole("textbox", { name: "Write a comment, @ to mention" });
  const go = async (job: { id: string; title: string }) => {
    await act(() => app.router.navigate({ to: "/app/jobdetails/$id", params: { id: job.id } }));
    await screen.findByRole("button", { name: new RegExp(`^Title: ${job.title}`) });
  };
  return { ...app, jobs, sent, go, leave: () => act(() => app.router.navigate({ to: "/app/help" })) };
}

const field = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Write a comment, @ to mention" });

test("a comment that is being written is there again after another screen, and no other record shows it", async () => {
  const { user, jobs, go, leave } = await openJob();
  await user.type(await field(), "The belt has two cracks");
  await go(jobs[1]);
  expect((await field()).value).toBe("");
  await leave();
  await go(jobs[0]);
  expect((await field()).value).toBe("The belt has two cracks");
});

test("a comment that was sent, or taken out again by hand, leaves no draft", async () => {
  const { user, jobs, go, sent, leave } = await openJob();
  await user.type(await field(), "The belt has two cracks{Control>}{Enter}{/Control}");
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(async () => expect((await field()).value).toBe(""));
  await user.type(await field(), "On");
  await user.clear(await field());
  await leave();
  await go(jobs[0]);
  expect((await field()).value).toBe("");
  expect(draftPlace(sessionOf().account.id).read()).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.startsWith("ymp.drafts."))).toEqual([]);
});

test("a refused comment is sent again under its own id, and a next one under another", async () => {
  const { user, sent } = await openJob(() => {
    if (sent.length === 1) throw new Refused("invalid", "errors:invalidInput");
    return { notTold: [] };
  });
  await user.type(await field(), "The belt has two cracks{Control>}{Enter}{/Control}");
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(async () => expect((await field()).readOnly).toBe(false));
  expect((await field()).value).toBe("The belt has two cracks");
  await user.type(await field(), "{Control>}{Enter}{/Control}");
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(async () => expect((await field()).value).toBe(""));
  await user.type(await field(), "Ordered{Control>}{Enter}{/Control}");
  await waitFor(() => expect(sent).toHaveLength(3));
  const ids = sent.map((input) => (typeof input === "object" && input && "id" in input ? input.id : undefined));
  expect(ids[0]).toBe(ids[1]);
  expect(ids[2]).not.toBe(ids[1]);
});
