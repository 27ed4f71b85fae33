import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { newId } from "@ymp/core/ids";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Refused } from "../../testing/fake-server.ts";
import { aJob } from "./job-sheet.fixture.ts";
import type { Job } from "./job-sheet-data.ts";
import { openSheet, today } from "./test-job-sheet.ts";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

test("two people who change one field see both values, and nothing typed is lost", async () => {
  const job = aJob({ today });
  const theirs: Job = { ...job, version: 4, title: "Generator 1, service by maker" };
  const sent: unknown[] = [];
  let answers = 0;
  const update = (input: unknown) => {
    sent.push(input);
    if (sent.length === 1) throw new Refused("stale", "refusals:changedMeanwhile");
    return { version: 5 };
  };
  const get = () => (answers++ === 0 ? job : theirs);
  const { user } = await openSheet(job, { "jobs.get": get, "jobs.update": update });
  await user.click(screen.getByRole("button", { name: /^Title:/ }));
  await user.clear(screen.getByRole("textbox", { name: "Title" }));
  await user.type(screen.getByRole("textbox", { name: "Title" }), "Generator 1, oil service{Enter}");
  const conflict = within(await screen.findByRole("alert", { name: /changed “Title”/ }));
  expect(conflict.getByText("Generator 1, oil service")).toBeDefined();
  expect(conflict.getByText("Generator 1, service by maker")).toBeDefined();
  await user.click(conflict.getByRole("button", { name: "Keep mine" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: 4, title: "Generator 1, oil service" });
});

test("a change that arrives live under the pen is shown as a conflict, not written over", async () => {
  const job = aJob({ today });
  const theirs: Job = { ...job, version: 4, title: "Generator 1, service by maker" };
  const sent: unknown[] = [];
  const update = (input: unknown) => {
    sent.push(input);
    return { version: 5 };
  };
  let shown = job;
  const { user, services } = await openSheet(job, { "jobs.get": () => shown, "jobs.update": update });
  await user.click(screen.getByRole("button", { name: /^Title:/ }));
  await user.clear(screen.getByRole("textbox", { name: "Title" }));
  await user.type(screen.getByRole("textbox", { name: "Title" }), "Generator 1, oil service");
  shown = theirs;
  await services.queryClient.invalidateQueries();
  await user.type(screen.getByRole("textbox", { name: "Title" }), "{Enter}");
  const conflict = within(await screen.findByRole("alert", { name: /changed “Title”/ }));
  expect(sent).toHaveLength(0);
  await user.click(conflict.getByRole("button", { name: "Keep mine" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ version: 4, title: "Generator 1, oil service" });
});

test("a change to another field is made on top of what somebody else saved", async () => {
  const job = aJob({ today });
  const theirs: Job = { ...job, version: 4, priority: "critical" };
  const sent: unknown[] = [];
  let answers = 0;
  const update = (input: unknown) => {
    sent.push(input);
    if (sent.length === 1) throw new Refused("stale", "refusals:changedMeanwhile");
    return { version: 5 };
  };
  const get = () => (answers++ === 0 ? job : theirs);
  const { user } = await openSheet(job, { "jobs.get": get, "jobs.update": update });
  await user.click(await screen.findByRole("button", { name: /^Location:/ }));
  await user.type(screen.getByRole("textbox", { name: "Location" }), "Engine room{Enter}");
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: 4, location: "Engine room" });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the sheet shows who signed for the work, in what rank and when", async () => {
  const signature: Job["signatures"][number] = {
    ...{ id: newId(), actId: newId(), purpose: "completion" as const, name: "Elena Moretti", rank: "Chief engineer" },
    ...{ role: "hod" as const, method: "drawn" as const, drawing: "0,10 20,0 40,12 60,2 80,9 100,4" },
    signedAt: new Date(),
  };
  await openSheet(aJob({ status: "done", doneAt: new Date(), signatures: [signature] }));
  expect(await screen.findByRole("img", { name: "Signature of Elena Moretti" })).toBeDefined();
  expect(screen.getByText(/Chief engineer, Head of department/)).toBeDefined();
});

test("class work says who completes it to those who do not", async () => {
  const open = aJob({ kind: "condition_of_class", today });
  await openSheet({ ...open, can: { ...open.can, complete: false, credit: false } });
  expect(await screen.findByText(/Class work is completed by a head of its department/)).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Complete/ })).toBeNull();
});
