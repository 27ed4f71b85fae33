import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { parseCalendarDate } from "@ymp/core/calendar-date";
import { afterEach, expect, test } from "vitest";
import { Refused } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import type { VesselMember } from "./platform.queries.ts";
import { administratorAshore, skipper, skipperAccount, tern, ternRecord } from "./platform-admin.fixture.ts";

afterEach(cleanup);

const owen: VesselMember = {
  ...skipperAccount,
  ...{ profileId: null, role: "captain", userType: null, department: "bridge", isAdministrator: true },
  ...{ version: 4, endsOn: null, access: {}, isDeleted: false, isAccountDeleted: false, hasEnded: false },
};

/** The dialog over Owen's place, which is `theirs` once `refused` changes were sent. */
async function openPlace(theirs: VesselMember = owen, refused = 0) {
  const asked: unknown[] = [];
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
  const dialog = within(screen.getByRole("dialog"));
  await user.click(dialog.getByLabelText("Equipment"));
  await user.click(await screen.findByRole("option", { name: "View" }));
  await user.click(dialog.getByText("Save"));
  return { user, dialog, asked };
}

test("somebody's place is given a level of its own, and keeps the rest of its preset", async () => {
  const { asked } = await openPlace();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked).toMatchObject([{ vesselId: tern, version: 4, levels: { equipmentspage: "view", jobs: "edit" } }]);
});

test("a place that somebody on board changed meanwhile is shown beside one's own, and one is chosen", async () => {
  const theirs = {
    ...owen,
    version: 5,
    endsOn: parseCalendarDate("2098-12-31"),
    access: { equipmentspage: "none" as const },
  };
  const { user, dialog, asked } = await openPlace(theirs, 1);
  expect(await dialog.findByText(/31 Dec/)).toBeTruthy();
  expect(dialog.getAllByText("Captain · Bridge")).toHaveLength(2);
  await user.click(dialog.getByRole("button", { name: /mine/i }));
  await waitFor(() => expect(asked).toHaveLength(2));
  const levels = { equipmentspage: "view" };
  expect(asked).toMatchObject([
    { userId: skipper, version: 4, base: { endsOn: null, levels: {} }, levels },
    { userId: skipper, version: 5, base: { endsOn: "2098-12-31", levels: { equipmentspage: "none" } }, levels },
  ]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("the place that somebody on board gave is left as it is", async () => {
  const { user, dialog, asked } = await openPlace({ ...owen, version: 5, access: { equipmentspage: "none" } }, 1);
  await user.click(await dialog.findByRole("button", { name: /^Take / }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(asked).toHaveLength(1);
});
