import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { parseCalendarDate as day } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { captainOnBoard, renderApp } from "../../../testing/render-app.tsx";
import { accessOf, vesselOf } from "../../../testing/sessions.ts";
import { aTestimonial } from "../sea-service/sea-service.fixture.ts";
import type { Engagement } from "./service.queries.ts";

// The whole profile is drawn, which takes its time on a busy machine.

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

const profileId = newId();
const made = new Date("2026-05-01T08:00:00Z");
const engagement: Engagement = {
  ...{ id: newId(), profileId, version: 3, createdAt: made, updatedAt: made, rank: "Deckhand", days: 205 },
  ...{ signedOnOn: day("2026-05-01"), signOnPort: "Antibes", signedOffOn: null, signOffPort: null },
  ...{ signOffReason: null, agreementReference: "SEA 12", remarks: null },
  can: { fields: ["rank", "remarks", "removed"] },
};
const person = {
  ...{ id: profileId, userId: newId(), version: 1, firstName: "Liam", lastName: "Shaw", department: "deck" },
  ...{ jobTitle: "Deckhand", role: "crew", userType: null, color: "#2f6f8f", email: null, photoFileId: null },
  ...{ isOnboard: true, isOnMailingList: true, isUnreviewed: false, hasLeft: false, hasMasterPin: false },
  ...{ signatureStatus: "none", signatureFileId: null, contact: null, origin: null, emergency: null, pettyCash: null },
  may: {},
};

const days = { actual: 30, standBy: 8, yard: 0, watchkeeping: 12 };
const summary = {
  ...{
    yachtServiceDays: 205,
    here: { ...days, onBoard: 205, untold: 3, distance: 12_340 },
    all: { ...days, onBoard: 205 },
  },
  ...{ elsewhere: { actual: 0, standBy: 0, yard: 0, watchkeeping: 0 }, qualifyingDays: 38, isEligible: false },
  ...{ doubleIds: [], can: { tellDays: false, keepEarlier: true, draft: true } },
};

async function open(engagements: Engagement[], more: Record<string, (input: unknown) => unknown> = {}) {
  const sent = vi.fn();
  const app = await renderApp(`/app/profiledetails/${profileId}?tab=service`, {
    ...captainOnBoard,
    "people.get": () => person,
    "onboard.engagements": () => engagements,
    "onboard.stays": () => [],
    "seaService.summary": () => summary,
    "seaService.earlier": () => [],
    "seaService.testimonials": () => [],
    "onboard.saveEngagement": (input) => {
      sent(input);
      return { version: 4 };
    },
    ...more,
  });
  return { ...app, sent };
}

test("signing off sends its own fields alone, in the version that was seen, and drafts a testimonial", async () => {
  const drafted = vi.fn();
  const { user, sent } = await open([engagement], {
    "seaService.saveTestimonial": (input) => {
      drafted(input);
      return { version: 1 };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Sign off" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Sign off" }));
  await user.type(dialog.getByLabelText(/^Port of signing off/), "Palma");
  await user.click(dialog.getByRole("button", { name: "Sign off" }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  const { id, version } = engagement;
  const input: unknown = sent.mock.calls[0]?.[0];
  expect(input).toMatchObject({
    id,
    version,
    signOffPort: "Palma",
    signOffReason: "end_of_contract",
    movesPerson: true,
  });
  for (const field of ["rank", "signOnPort"]) expect(input).not.toHaveProperty(field);
  await waitFor(() => expect(drafted).toHaveBeenCalledOnce());
  expect(drafted.mock.calls[0]?.[0]).toMatchObject({ profileId, capacity: "Deckhand", startsOn: "2026-05-01" });
});

test("service is summed up over all vessels, with what no log tells", async () => {
  await open([engagement]);
  expect(await screen.findByText("205 days", { selector: "dd *" })).toBeTruthy();
  expect(screen.getByText("30 of 250")).toBeTruthy();
  expect(screen.getByText("38 of 365")).toBeTruthy();
  expect(screen.getByText(/3 days on board are in no log/)).toBeTruthy();
});

test("nothing can be pressed that would be pushed aside when the sums of service come", async () => {
  let answer = (_: typeof summary) => {};
  const late = new Promise<typeof summary>((resolve) => {
    answer = resolve;
  });
  const { services } = await open([engagement], { "seaService.summary": () => late });
  await waitFor(() => {
    const rest = services.queryClient.getQueryCache().findAll({ queryKey: [["seaService", "earlier"]] });
    expect(rest.map(({ state }) => state.status)).toEqual(["success"]);
    expect(services.queryClient.isFetching()).toBe(1);
  });
  expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
  answer(summary);
  expect(await screen.findByRole("button", { name: /^Remove/ })).toBeTruthy();
});

test("a testimonial is signed as it was shown", async () => {
  const signed = vi.fn();
  const { user } = await open([engagement], {
    "seaService.testimonials": () => [{ ...aTestimonial, engagedAs: "Lead deckhand" }],
    "seaService.sign": (input) => {
      signed(input);
      return undefined;
    },
  });
  await user.click(await screen.findByRole("button", { name: "Sign" }));
  const dialog = within(await screen.findByRole("dialog", { name: /Sign testimonial/, busy: false }));
  expect(dialog.getByText("Differs from the engagement: Lead deckhand.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Sign" }));
  expect(await dialog.findByText("Sign here first.")).toBeTruthy();
  await user.click(dialog.getByRole("radio", { name: "Type your name" }));
  await user.type(dialog.getByRole("textbox"), "Elena Castell");
  await user.click(dialog.getByRole("checkbox"));
  await user.click(dialog.getByRole("button", { name: "Sign" }));
  await waitFor(() => expect(signed).toHaveBeenCalledOnce());
  const { id, version, digest } = aTestimonial;
  expect(signed.mock.calls[0]?.[0]).toEqual({
    ...{ id, version, digest, signature: { method: "typed", name: "Elena Castell" } },
  });
});

test("a rank is asked for when somebody signs on", async () => {
  const { user, sent } = await open([]);
  await user.click(await screen.findByRole("button", { name: "Sign on" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Sign on" }));
  await user.clear(dialog.getByLabelText("Rank"));
  await user.click(dialog.getByRole("button", { name: "Sign on" }));
  expect(await dialog.findByText("Enter the rank.")).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

test("somebody else's service stays closed to the crew", async () => {
  await open([engagement], { "session.vessel": () => vesselOf(accessOf({ role: "crew" })) });
  expect(await screen.findByText("Service is private")).toBeTruthy();
});
