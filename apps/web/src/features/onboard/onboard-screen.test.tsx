import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { aList, aPerson } from "./onboard.fixture.ts";

// The whole screen is drawn, which takes its time on a busy machine.

afterEach(cleanup);
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const chief = aPerson();
const deckhand = aPerson({
  firstName: "Mia",
  lastName: "Tanaka",
  rank: "Deckhand",
  department: "deck",
  isOnboard: false,
  awayFor: "shore",
});

async function open(path = "/app/onboard", people = [chief, deckhand]) {
  const sent = vi.fn();
  const app = await renderApp(path, {
    ...captainOnBoard,
    "onboard.list": () => aList(people),
    "onboard.setStatus": (input) => {
      sent("setStatus", input);
      return { profileId: chief.id, isOnboard: false };
    },
    "onboard.setMany": (input) => {
      sent("setMany", input);
      return [];
    },
  });
  return { ...app, sent };
}

test("somebody who goes ashore is asked for how long, and only then moved", async () => {
  const { user, sent } = await open();
  await user.click(await screen.findByRole("switch", { name: "Marek Nowak, on board" }));
  expect(sent).not.toHaveBeenCalled();
  await user.click(await screen.findByRole("menuitem", { name: "On leave" }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]).toMatchObject([
    "setStatus",
    { profileId: chief.id, isOnboard: false, reason: "leave", at: expect.any(Date) },
  ]);
});

test("somebody who comes back is moved by one press", async () => {
  const { user, sent } = await open();
  await user.click(await screen.findByRole("switch", { name: "Mia Tanaka, on board" }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]).toMatchObject(["setStatus", { profileId: deckhand.id, isOnboard: true }]);
});

test("a muster is ticked, summed up, and its surprises taken over into the list", async () => {
  const { user, sent } = await open("/app/onboard?mode=muster");
  expect(await screen.findByText("of 1 reported")).toBeTruthy();
  await user.click(screen.getByRole("checkbox", { name: "Mia Tanaka has reported" }));
  await user.click(screen.getByRole("button", { name: "End muster" }));
  const summary = within(await screen.findByRole("dialog", { name: "Muster ended" }));
  expect(summary.getByText(/0 of 1 reported after/)).toBeTruthy();
  expect(summary.getByText("Marek Nowak, Chief engineer")).toBeTruthy();
  await user.click(summary.getByRole("button", { name: "Finish" }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]).toMatchObject(["setMany", { aboardIds: [deckhand.id], ashoreIds: [] }]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith("ymp.muster"))).toEqual([]);
});

test("a muster under way survives a reload", async () => {
  const first = await open("/app/onboard?mode=muster");
  await first.user.click(await screen.findByRole("checkbox", { name: "Marek Nowak has reported" }));
  first.unmount();
  await open("/app/onboard?mode=muster");
  expect(await screen.findByText("Everybody has reported")).toBeTruthy();
});

test("27: who told it themselves is confirmed by somebody who administers the crew", async () => {
  const own = { ...chief, isUnconfirmed: true, may: { setStatus: true, confirm: true } };
  const { user, sent } = await open("/app/onboard", [own]);
  expect(await screen.findByText("By own word, not confirmed")).toBeTruthy();
  await user.click(screen.getByRole("switch", { name: "Marek Nowak, on board" }));
  await user.click(await screen.findByRole("menuitem", { name: "Confirm on board" }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]).toMatchObject(["setStatus", { profileId: chief.id, isOnboard: true }]);
});
