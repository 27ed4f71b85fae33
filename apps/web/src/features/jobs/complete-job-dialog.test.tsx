import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { addDays, parseCalendarDate as on } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { Refused } from "../../testing/fake-server.ts";
import { aJob, aMeter, aPlan } from "./job-sheet.fixture.ts";
import { openCompletion, today } from "./test-job-sheet.ts";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const dayMs = 86_400_000;

const counter = aMeter({
  lastReading: 47985,
  lastTotal: 47985,
  lastReadAt: new Date(Date.now() - dayMs),
  dailyAverage: 40,
});
const plan = aPlan({ trigger: "either", counterInterval: 5000, intervalCount: 12, intervalUnit: "month" });
const serviceJob = () => aJob({ plan, counter, planId: plan.id, today });

test.each([
  ["4800.5", /Plausible/],
  ["4118.0", /Lower than 4,798.5 h of yesterday. Typing error, or was the meter replaced\?/],
  ["9800.0", /More than the time that has passed since 4,798.5 h/],
])("a reading of %s is judged while it is typed", async (typed, words) => {
  const { user, dialog } = await openCompletion(serviceJob());
  await user.type(dialog.getByLabelText(/Running hours/), typed);
  expect(dialog.getByText(words)).toBeDefined();
});

test("what comes next is stated before the job is completed", async () => {
  const { user, dialog } = await openCompletion(serviceJob());
  await user.type(dialog.getByLabelText(/Running hours/), "4800.5");
  const next = dialog.getByRole("region", { name: "What comes next" });
  expect(next.textContent).toContain("5,300.5 h or");
  expect(next.textContent).toContain("At 4.0 h a day about");
});

test("what was typed is there again when the dialog was closed by accident", async () => {
  const { user, dialog } = await openCompletion(serviceJob());
  await user.type(dialog.getByLabelText("Work done"), "Both filters replaced");
  await user.click(dialog.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.keyboard("c");
  expect(await screen.findByDisplayValue("Both filters replaced")).toBeDefined();
});

test("what was typed outlives the browser, says when, and is gone once the job is completed", async () => {
  const job = serviceJob();
  const before = await openCompletion(job);
  await before.user.type(before.dialog.getByLabelText("Work done"), "Both filters replaced");
  before.unmount();
  sessionStorage.clear();
  const done = { id: job.id, version: 2, next: null, followUpId: null, belowMinimum: [] };
  const { user, dialog } = await openCompletion(job, { "jobs.complete": () => done });
  expect(await screen.findByDisplayValue("Both filters replaced")).toBeDefined();
  expect(dialog.getByText(/^Kept from \d/)).toBeDefined();
  await user.type(dialog.getByLabelText(/Running hours/), "4800.5");
  await user.click(dialog.getByRole("button", { name: /Complete job/ }));
  await waitFor(() => expect(Object.values({ ...localStorage }).join()).not.toContain("Both filters"));
});

test("the notice says the same next due as the dialog, and calls an estimate one", async () => {
  const job = serviceJob();
  const next = { id: newId(), dueOn: on("2027-02-27"), dueTotal: 12625, plannedOn: on("2027-01-05") };
  const done = { id: job.id, version: 2, next, followUpId: null, belowMinimum: [] };
  const { user, dialog } = await openCompletion(job, { "jobs.complete": () => done });
  await user.type(dialog.getByLabelText(/Running hours/), "4800.5");
  await user.click(dialog.getByRole("button", { name: /Complete job/ }));
  const words = "Job completed, next due 1,262.5 h or 27 Feb 2027, about 5 Jan 2027";
  expect(await screen.findByText(words)).toBeDefined();
});

test("lines that are not ticked are asked about once, by name, and then sent as meant", async () => {
  const sent: unknown[] = [];
  const task = { id: "t1", title: "Zinc pencils", position: 0, doneAt: null, doneByName: null };
  const job = aJob({ today, dueOn: addDays(today, 2), tasks: [task] });
  const complete = (input: unknown) => {
    sent.push(input);
    return { id: job.id, version: 2, next: null, followUpId: null, belowMinimum: [] };
  };
  const { user, dialog } = await openCompletion(job, { "jobs.complete": complete });
  await user.click(dialog.getByRole("button", { name: /Complete job/ }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText("Zinc pencils")).toBeDefined();
  expect(sent).toEqual([]);
  await user.click(question.getByRole("button", { name: "Complete anyway" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ id: job.id, confirmsOpenTasks: true });
});

test("parts are proposed from where they expire first, changed place by place, and sent as shown", async () => {
  const sent: { parts: unknown }[] = [];
  const [itemId, bridge, store, soon, late] = [newId(), newId(), newId(), newId(), newId()];
  const common = { itemId, box: null };
  const bins = [
    {
      ...common,
      locationId: store,
      locationName: "Store",
      lotId: late,
      lotNumber: "29-4",
      expiresOn: on("2029-04-30"),
      onHand: 6,
    },
    {
      ...common,
      locationId: bridge,
      locationName: "Bridge",
      lotId: soon,
      lotNumber: "26-12",
      expiresOn: on("2026-12-31"),
      onHand: 2,
    },
  ];
  const part = {
    ...{
      itemId,
      name: "Red hand flare",
      partNo: "RF-1",
      unit: "pcs",
      minQuantity: null,
      isCritical: true,
      locationId: null,
      version: 1,
    },
    ...{ plannedQuantity: 3, usedQuantity: null, bins },
  };
  const complete = (input: unknown) => {
    sent.push(z.object({ parts: z.unknown() }).parse(input));
    if (sent.length === 1)
      throw new Refused(
        "conflict",
        "inventory:notEnough",
        { parts: "inventory:notEnough" },
        { item: "Flare", onHand: 0, wanted: 1 },
      );
    return { id: "job", version: 2, next: null, followUpId: null, belowMinimum: [] };
  };
  const { user, dialog } = await openCompletion(aJob({ today, parts: [part] }), { "jobs.complete": complete });
  const rows = within(dialog.getByRole("list", { name: "Parts used" })).getAllByRole("listitem");
  expect(
    rows.map((row) => within(row).getByRole("spinbutton")).map((input) => input.getAttribute("aria-valuenow")),
  ).toEqual(["2", "1"]);
  expect(rows[0]?.textContent).toContain("Red hand flare, from Bridge, lot 26-12, expires");
  await user.click(within(rows[0] ?? document.body).getByRole("button", { name: /Less|Fewer|Decrease/ }));
  await user.click(dialog.getByRole("button", { name: /Complete job/ }));
  expect(await dialog.findByText(/Flare: 1 wanted, 0 on board/)).toBeDefined();
  await user.click(dialog.getByRole("button", { name: /Complete job/ }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.parts).toEqual([
    { itemId, locationId: bridge, lotId: soon, quantity: 1 },
    { itemId, locationId: store, lotId: late, quantity: 1 },
  ]);
});

/** The dialog over a job with one planned part of this unit, and what was sent as used. */
async function openWithPart(unit: string) {
  const sent: unknown[] = [];
  const bin = { locationId: newId(), locationName: "Store", lotId: null, lotNumber: null, expiresOn: null, box: null };
  const part = {
    ...{ itemId: newId(), name: "Oil", partNo: null, unit, minQuantity: null, isCritical: false, locationId: null },
    ...{ version: 1, plannedQuantity: 1, usedQuantity: null },
  };
  const complete = (input: unknown) => {
    sent.push(z.object({ parts: z.array(z.object({ quantity: z.number() })) }).parse(input).parts[0]?.quantity);
    return { id: "job", version: 2, next: null, followUpId: null, belowMinimum: [] };
  };
  const job = aJob({ today, parts: [{ ...part, bins: [{ ...bin, itemId: part.itemId, onHand: 20 }] }] });
  const app = await openCompletion(job, { "jobs.complete": complete });
  return { ...app, sent, field: app.dialog.getByRole("spinbutton") };
}

test.each([
  ["l", "3.5", 3.5],
  ["l", "3.55", null],
  ["m", "0.25", 0.25],
  ["drum", "3.25", 3.25],
  ["drum", "3.2555", null],
  ["pcs", "2", 2],
  ["pcs", "1.5", null],
])("of %s, %s typed as used and not left is read as finely as it is kept", async (unit, typed, quantity) => {
  const { user, dialog, field, sent } = await openWithPart(unit);
  await user.clear(field);
  await user.type(field, `${typed}{Control>}{Enter}{/Control}`);
  if (quantity === null) await dialog.findByText(/cannot be read|not a figure|Check/i);
  else await waitFor(() => expect(sent).toEqual([quantity]));
  if (quantity === null) expect(sent).toEqual([]);
});

test.each([
  ["set", "2"],
  ["drum", "2"],
  ["pcs", "2"],
  ["l", "1.1"],
])("one press more of %s used makes one %s", async (unit, shown) => {
  const { user, dialog, field } = await openWithPart(unit);
  await user.click(dialog.getByRole("button", { name: /^(Increase|More).*Oil/ }));
  expect(field.getAttribute("aria-valuenow")).toBe(shown);
});

test("a refusal of the server lands on its field", async () => {
  const job = aJob({ today });
  const refuse = () => {
    throw new Refused("conflict", "job-refusals:doneThatDay", { doneAt: "job-refusals:doneThatDay" });
  };
  const { user, dialog } = await openCompletion(job, { "jobs.complete": refuse });
  await user.click(dialog.getByRole("button", { name: /Complete job/ }));
  expect(await dialog.findByText("One field needs you:")).toBeDefined();
  expect(dialog.getByText("This was already done that day.")).toBeDefined();
});

test("a signature that the plan demands is asked for, may be typed as one's own name, and goes with the completion", async () => {
  const sent: unknown[] = [];
  const signer = { name: "Elena Moretti", rank: "Chief engineer" };
  const job = aJob({ today, dueOn: addDays(today, 2), plan: aPlan({ signature: "completer" }), signer });
  const complete = (input: unknown) => {
    sent.push(input);
    return { id: job.id, version: 2, next: null, followUpId: null, belowMinimum: [] };
  };
  const { user, dialog } = await openCompletion(job, { "jobs.complete": complete });
  const submit = () => user.click(dialog.getByRole("button", { name: /Complete job/ }));
  await submit();
  expect(dialog.getByText("This job has to be signed. Open it and sign.")).toBeDefined();
  await user.click(dialog.getByRole("radio", { name: "Type your name" }));
  await user.type(dialog.getByLabelText("Your full name"), "Tom Baker");
  await user.click(dialog.getByLabelText("I sign with this name"));
  await submit();
  expect(dialog.getByText("Sign with your own name, as the crew list has it.")).toBeDefined();
  expect(sent).toEqual([]);
  await user.clear(dialog.getByLabelText("Your full name"));
  await user.type(dialog.getByLabelText("Your full name"), "elena moretti");
  await submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ signature: { method: "typed", name: "elena moretti" } });
});

test("class work is not sent without what was done and who credited it", async () => {
  const open = aJob({ kind: "class", today });
  const { user, dialog } = await openCompletion({ ...open, can: { ...open.can, credit: true } });
  await user.click(dialog.getByRole("button", { name: /Complete job/ }));
  expect(dialog.getAllByText("Say what was done. Class work asks for it.").length).toBeGreaterThan(0);
  expect(dialog.getAllByText("Say who credited this class item.").length).toBeGreaterThan(0);
});
