import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { parseCalendarDate } from "@ymp/core/calendar-date";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Refused } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import type { VesselMember } from "./platform.queries.ts";
import { administratorAshore, skipper, skipperAccount, tern, ternRecord } from "./platform-admin.fixture.ts";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const owen: VesselMember = {
  ...skipperAccount,
  ...{ profileId: null, role: "captain", userType: null, department: "bridge", isAdministrator: true },
  ...{ version: 4, endsOn: null, access: {}, isDeleted: false, isAccountDeleted: false, hasEnded: false },
};

/** The dialog over Owen's place, which is `theirs` once `refused` changes were sent. */
async function openPlace(theirs: VesselMember = owen, refused = 0) {
  const asked: unknown[] = [];
  const open = async () => {
    const { user } = await renderApp(`/app/liteboatdetails/${tern}`, {
      ...administratorAshore,
      "platform.vessel": () => ({ ...ternRecord, people: [asked.length === 0 ? owen : theirs] }),
      "platform.changeMembership": (input) => {
        asked.push(input);
        if (asked.length <= refused) throw new Refused("stale", "refusals:changedMeanwhile");
      },
    });
    await user.click(await screen.findByRole("button", { name: "Actions for Owen Price" }));
    await user.click(await screen.findByRole("menuitem", { name: "Change role and access" }));
    await waitFor(() => within(screen.getByRole("dialog")).getByLabelText("Equipment"));
    return { user, dialog: within(screen.getByRole("dialog")) };
  };
  const reopen = () => {
    cleanup();
    return open();
  };
  return { ...(await open()), asked, reopen };
}
type Opened = Pick<Awaited<ReturnType<typeof openPlace>>, "user" | "dialog">;

async function giveView({ user, dialog }: Opened) {
  await user.click(dialog.getByLabelText("Equipment"));
  await user.click(await screen.findByRole("option", { name: "View" }));
}
const save = ({ user, dialog }: Opened) => user.click(dialog.getByText("Save"));

test("somebody's place is given a level of its own, and keeps the rest of its preset", async () => {
  const opened = await openPlace();
  await giveView(opened);
  await save(opened);
  await waitFor(() => expect(opened.asked).toHaveLength(1));
  expect(opened.asked).toMatchObject([
    { vesselId: tern, version: 4, levels: { equipmentspage: "view", jobs: "edit" } },
  ]);
});

test("a place that somebody on board changed meanwhile is shown beside one's own, and one is chosen", async () => {
  const theirs = { ...owen, version: 5, access: { equipmentspage: "none" as const } };
  const opened = await openPlace(theirs, 1);
  await giveView(opened);
  await save(opened);
  await waitFor(() => expect(opened.dialog.getAllByText("Captain · Bridge")).toHaveLength(2));
  await opened.user.click(opened.dialog.getByRole("button", { name: "Keep mine" }));
  await waitFor(() => expect(opened.asked).toHaveLength(2));
  const levels = { equipmentspage: "view" };
  expect(opened.asked).toMatchObject([
    { userId: skipper, version: 4, base: { role: "captain", levels: {} }, levels },
    { userId: skipper, version: 5, base: { role: "captain", levels: { equipmentspage: "none" } }, levels },
  ]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a last day that somebody on board set meanwhile is left, and the levels are sent without a question", async () => {
  const opened = await openPlace({ ...owen, version: 5, endsOn: parseCalendarDate("2098-12-31") }, 1);
  await giveView(opened);
  await save(opened);
  await waitFor(() => expect(opened.asked).toHaveLength(2));
  expect(opened.asked[1]).toMatchObject({ version: 5, levels: { equipmentspage: "view" } });
  expect(opened.asked[1]).not.toHaveProperty("endsOn");
});

test("the place that somebody on board gave is left as it is", async () => {
  const opened = await openPlace({ ...owen, version: 5, access: { equipmentspage: "none" } }, 1);
  await giveView(opened);
  await save(opened);
  await opened.user.click(await opened.dialog.findByRole("button", { name: /^Take / }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(opened.asked).toHaveLength(1);
});

test("a level that is chosen and not saved is kept through a reload", async () => {
  const opened = await openPlace();
  await giveView(opened);
  const again = await opened.reopen();
  expect(again.dialog.getByLabelText("Equipment").textContent).toBe("View");
  await again.user.click(again.dialog.getByRole("button", { name: "Start over" }));
  expect(again.dialog.getByLabelText("Equipment").textContent).not.toBe("View");
});
