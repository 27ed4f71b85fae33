import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { addDays } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { usualRules } from "@ymp/core/rest/vessel-rules";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { aMonth, anOverview, atRestToday, ordinary, restToday } from "./rest.fixture.ts";
import type { RestMonth } from "./rest.queries.ts";

atRestToday();
afterEach(cleanup);
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

async function open(month: RestMonth, refusals: Record<string, () => never> = {}) {
  const sent = vi.fn();
  const taking = (name: string) => (input: unknown) => {
    sent(name, input);
    refusals[name]?.();
    return { id: newId(), version: 2, revision: 1 };
  };
  const app = await renderApp("/app/hoursofrest", {
    ...captainOnBoard,
    "rest.overview": () => anOverview(),
    "rest.month": () => month,
    "rest.rules": () => ({ ...usualRules, month: month.month, since: null, version: null, mayEdit: true }),
    "rest.saveDay": taking("saveDay"),
    "rest.saveRules": taking("saveRules"),
    "rest.savePlan": taking("savePlan"),
    "rest.noteBreach": taking("noteBreach"),
    "rest.withdrawCorrection": taking("withdrawCorrection"),
  });
  await screen.findByRole("grid", { name: /^Hours of Mia Tanaka/ });
  return { ...app, sent };
}

const able = (month: RestMonth, given: Partial<RestMonth["can"]>): RestMonth => ({
  ...month,
  can: { ...month.can, ...given },
});

test("the rules are saved from the month that is shown on", async () => {
  const { user, sent } = await open(able(aMonth(), { rule: true }));
  await user.click(await screen.findByRole("button", { name: "Rules" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Rules from/ }));
  await user.type(dialog.getByLabelText(/^Law or agreement/), "Merchant Shipping Act");
  await user.click(dialog.getByRole("button", { name: "Save the rules" }));
  await gone();
  expect(sent).toHaveBeenCalledWith(
    "saveRules",
    expect.objectContaining({ month: restToday.slice(0, 7), law: "Merchant Shipping Act", limits: "rest" }),
  );
  expect(sent).toHaveBeenCalledOnce();
});

test("whether somebody stands watches is saved with the rules, in one call", async () => {
  const { user, sent } = await open(able(aMonth(), { rule: true }));
  await user.click(await screen.findByRole("button", { name: "Rules" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Rules from/ }));
  await user.click(dialog.getByRole("combobox", { name: "Mia Tanaka" }));
  await user.click(await screen.findByRole("option", { name: "Stands no watches" }));
  await user.click(dialog.getByRole("button", { name: "Save the rules" }));
  await gone();
  expect(sent).toHaveBeenCalledOnce();
  const [name, input] = sent.mock.calls[0] ?? [];
  expect([name, input.watchkeeper]).toEqual(["saveRules", { profileId: expect.any(String), isWatchkeeper: false }]);
});

test("the hours of each day are planned, and shown under what is not told", async () => {
  const { user, sent } = await open(able(aMonth(), { plan: true }));
  await user.click(await screen.findByRole("button", { name: "Plan" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Hours planned each day" }));
  await user.click(dialog.getByRole("button", { name: "08:00, rest" }));
  await user.click(dialog.getByRole("button", { name: "Save the plan" }));
  await gone();
  const [, input] = sent.mock.calls[0] ?? [];
  expect(input).toMatchObject({ fromDay: restToday, grid: `${".".repeat(16)}#${".".repeat(31)}` });
});

test("the cause of a breach is recorded by the master, and stands with it", async () => {
  const night = `${"#".repeat(40)}${".".repeat(8)}`;
  const yesterday = addDays(restToday, -1);
  const month = able(aMonth({ [yesterday]: { grid: night } }), { note: true, write: false });
  const [breach] = month.report.breaches;
  if (!breach) throw new Error("nothing is broken");
  const { rule, from, until } = breach;
  const note = { id: newId(), version: 1, rule, beganAt: from, endedAt: until, compensatedOn: null };
  const { user, sent } = await open({ ...month, notes: [{ ...note, cause: "drill", action: "Day off" }] });
  expect(await screen.findByText(/^Cause: Drill.*Day off/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Record the cause" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Cause of the breach" }));
  await user.clear(dialog.getByLabelText(/^What was done/));
  await user.click(dialog.getByRole("button", { name: "Record the cause" }));
  await gone();
  expect(sent).toHaveBeenCalledWith("noteBreach", expect.objectContaining({ rule, cause: "drill", version: 1 }));
});

test("a correction is withdrawn", async () => {
  const { user, sent } = await open(able(aMonth(), { withdraw: true }));
  await user.click(await screen.findByRole("button", { name: "Withdraw the correction" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Withdraw the correction of/ }));
  await user.click(dialog.getByRole("button", { name: "Withdraw the correction" }));
  await gone();
  expect(sent).toHaveBeenCalledWith("withdrawCorrection", expect.objectContaining({ revision: 1 }));
});

test("the dialog of a day stays with what the server said to it", async () => {
  const refuse = () => {
    throw new Refused("invalid", "hours-of-rest:refusal.clock");
  };
  const { user } = await open(aMonth({ [restToday]: {} }), { saveDay: refuse });
  const buttons = await screen.findAllByRole("button", { name: /remark and reasons$/ });
  const today = buttons[Number(restToday.slice(8)) - 1];
  if (today) await user.click(today);
  const dialog = within(await screen.findByRole("dialog", { busy: false }));
  await user.type(await dialog.findByLabelText(/^Remark/), "Guests");
  await user.click(dialog.getByRole("button", { name: "Save the day" }));
  expect(await dialog.findByText(/clock was moved on this day/)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>(/^Remark/).value).toBe("Guests");
});

test("the hour that the clock showed a second time is painted by itself", async () => {
  const twice = { grid: ordinary, repeatedFrom: 0, repeated: "??" };
  const { user, sent } = await open(aMonth({ [restToday]: twice }));
  await user.click(await screen.findByRole("button", { name: "00:00, the second time, not told" }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith("saveDay", expect.objectContaining({ repeated: "#?" })));
  expect(sent.mock.calls[0]?.[1]).not.toHaveProperty("grid");
});
