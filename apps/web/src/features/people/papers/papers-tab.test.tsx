import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { parseCalendarDate as day } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { paperTypes } from "@ymp/core/people/document-types";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { captainOnBoard, renderApp } from "../../../testing/render-app.tsx";
import { aPaper } from "./paper.fixture.ts";

// The whole profile is drawn, which takes its time on a busy machine.

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

const profileId = newId();
const person = {
  ...{ id: profileId, userId: newId(), version: 1, firstName: "Liam", lastName: "Shaw", department: "deck" },
  ...{ jobTitle: "Deckhand", role: "crew", userType: null, color: "#2f6f8f", email: null, photoFileId: null },
  ...{ isOnboard: true, isOnMailingList: true, isUnreviewed: false, hasLeft: false, hasMasterPin: false },
  ...{ signatureStatus: "none", signatureFileId: null, contact: null, origin: null, emergency: null, pettyCash: null },
  may: {},
};

async function open(papers: ReturnType<typeof aPaper>[], more: Record<string, unknown> = {}) {
  const sent = vi.fn();
  const app = await renderApp(`/app/profiledetails/${profileId}?tab=papers`, {
    ...captainOnBoard,
    "people.get": () => person,
    "crewDocuments.list": () => ({
      ...{ profileId, name: "Liam Shaw", birthDate: null, papers, missing: ["powerboat"], addable: paperTypes },
      ...more,
    }),
    "crewDocuments.save": (input) => {
      sent("save", input);
      return { version: 1 };
    },
    "crewDocuments.remove": (input) => sent("remove", input),
    "crewDocuments.restore": (input) => sent("restore", input),
  });
  return { ...app, sent };
}

test("a renewal starts from the paper before, with a usual end to take over", async () => {
  const old = aPaper({ state: "expired", daysLeft: -6, expiresOn: day("2026-11-15") });
  const { user, sent } = await open([old]);
  expect(await screen.findByText("expired 6 days ago")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Actions for Personal survival techniques" }));
  await user.click(await screen.findByRole("menuitem", { name: "Renew" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Renew paper" }));
  await user.type(dialog.getByLabelText(/^Issued(?! by)/), "2026-11-20{Enter}");
  await user.click(await dialog.findByRole("button", { name: "Usually 19 Nov 2031" }));
  await user.click(dialog.getByRole("button", { name: "Renew" }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]).toMatchObject([
    "save",
    { replacesId: old.id, type: old.type, issuedOn: "2026-11-20", expiresOn: "2031-11-19" },
  ]);
});

test("a removed paper is put back from the notice", async () => {
  const paper = aPaper();
  const { user, sent } = await open([paper]);
  await user.click(await screen.findByRole("button", { name: "Actions for Personal survival techniques" }));
  await user.click(await screen.findByRole("menuitem", { name: "Remove" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sent.mock.calls.map(([call]) => call)).toEqual(["remove", "restore"]));
});

test("a usual paper is offered for adding, and says at once that it never ends", async () => {
  const { user } = await open([]);
  await user.click(await screen.findByRole("button", { name: "Powerboat" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add paper" }));
  expect(dialog.getByRole("checkbox", { name: "No expiry", checked: true })).toBeTruthy();
});

test("a second paper of a kind may take the place of the first", async () => {
  const old = aPaper({ type: "powerboat", group: "skills", state: "noExpiry", daysLeft: null });
  const { user, sent } = await open([old], { missing: [], addable: ["powerboat"] });
  await user.click(await screen.findByRole("button", { name: "Add paper" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add paper" }));
  await user.click(dialog.getByRole("checkbox", { name: /^Renews the one there is/ }));
  await user.click(dialog.getByRole("button", { name: "Add paper" }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]).toMatchObject(["save", { type: "powerboat", replacesId: old.id }]);
});

test("a reader who may only see dates finds nothing to press", async () => {
  const paper = aPaper({ isWhole: false, number: null, may: { edit: false, remove: false, verify: false } });
  await open([paper], { addable: [], missing: [] });
  expect(await screen.findByText("Dates only")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Add paper|Actions for/ })).toBeNull();
});
