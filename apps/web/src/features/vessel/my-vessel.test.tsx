import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Refused } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { accessOf, vesselId, vesselOf } from "../../testing/sessions.ts";
import { myVesselAnswers, sampleArchive, sampleVessel } from "./my-vessel.fixture.ts";

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

/** Finding by role reads the whole long form each time. */
const field = (name: string) => screen.findByLabelText(name);
const save = () => screen.getByText("Save particulars");

test("what was changed is sent with the version it was typed over, and nothing else", async () => {
  const sent: unknown[] = [];
  const { user } = await renderApp("/app/myvessel", {
    ...myVesselAnswers(),
    "vessel.save": (input) => void sent.push(input),
  });
  const beam = await field("Beam");
  expect(beam).toHaveProperty("value", "8.90");
  await user.clear(beam);
  await user.type(beam, "9,25");
  await user.type(await field("MMSI"), "319204700");
  expect(screen.getByText("2 unsaved changes")).toBeTruthy();
  await user.click(save());
  expect(await screen.findByText("Particulars saved")).toBeTruthy();
  expect(sent).toEqual([{ version: 3, base: { beamMetres: 8.9, mmsi: null }, beamMetres: 9.25, mmsi: "319204700" }]);
});

test("an IMO number with a slip is marked and not sent", async () => {
  const sent: unknown[] = [];
  const { user } = await renderApp("/app/myvessel", {
    ...myVesselAnswers(),
    "vessel.save": (input) => void sent.push(input),
  });
  const imo = await field("IMO number");
  await user.clear(imo);
  await user.type(imo, "9999994");
  await user.click(save());
  expect(await screen.findByText(/This is no IMO number/)).toBeTruthy();
  expect(sent).toEqual([]);
});

test("another ship's time says what it means before it is saved", async () => {
  const sent: unknown[] = [];
  const { user } = await renderApp("/app/myvessel", {
    ...myVesselAnswers(),
    "vessel.save": (input) => void sent.push(input),
  });
  await user.click(await field("Ship’s time"));
  await user.click(await screen.findByRole("option", { name: /Pacific\/Auckland/ }));
  await user.click(save());
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText(/shown in ship’s time, for everybody/)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Change ship’s time" }));
  await waitFor(() => expect(sent).toMatchObject([{ version: 3, timeZone: "Pacific/Auckland" }]));
});

/** A server on which the manager saved in between. */
function changedBehind(facts: Parameters<typeof sampleVessel>[0]) {
  const sent: unknown[] = [];
  let vessel = sampleVessel();
  const answers = {
    ...myVesselAnswers(),
    "vessel.get": () => vessel,
    "vessel.save": (input: unknown) => {
      sent.push(input);
      if (sent.length > 1) return;
      vessel = sampleVessel({ version: 4, lastChangedBy: "Helen Ward", ...facts });
      throw new Refused("stale", "refusals:changedMeanwhile");
    },
  };
  return { sent, answers };
}

test("two people changed the same field: both values are shown, and the chosen one stays", async () => {
  const { sent, answers } = changedBehind({ flag: "Malta" });
  const { user } = await renderApp("/app/myvessel", answers);
  const flag = await field("Flag");
  await user.clear(flag);
  await user.type(flag, "Marshall Islands");
  await user.click(save());
  const notice = within(await screen.findByRole("alert", { name: /Helen Ward also changed “Flag”/ }));
  expect(notice.getByText("Malta")).toBeTruthy();
  expect(notice.getByText("Marshall Islands")).toBeTruthy();
  await user.click(notice.getByRole("button", { name: /Keep mine/i }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.at(-1)).toEqual({ version: 4, base: { flag: "Malta" }, flag: "Marshall Islands" });
});

test("two people changed different fields: both changes stand", async () => {
  const { sent, answers } = changedBehind({ builder: "Van der Meer" });
  const { user } = await renderApp("/app/myvessel", answers);
  await user.type(await field("Port of registry"), "George Town");
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.at(-1)).toMatchObject({ version: 4, portOfRegistry: "George Town" });
});

test("those who do not keep the particulars read them, and are told so", async () => {
  await renderApp("/app/myvessel", {
    ...myVesselAnswers(sampleVessel({ mayEdit: false })),
    "session.vessel": () => vesselOf(accessOf({ role: "crew" })),
  });
  expect(await screen.findByText(/You can read them/)).toBeTruthy();
  expect(screen.getByText("8.90 m")).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: "Name" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Make an archive" })).toBeNull();
});

test("an archive is asked for, shows how far it is, and is fetched when it is ready", async () => {
  let archives = [sampleArchive({ status: "failed", isKept: false })];
  const { user } = await renderApp("/app/myvessel", {
    ...myVesselAnswers(),
    "archive.list": () => archives,
    "archive.request": () => {
      archives = [sampleArchive({ status: "queued", isKept: false })];
      return { id: archives[0]?.id };
    },
  });
  expect(await screen.findByText(/Something went wrong. Try again/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Make an archive" }));
  expect(await screen.findByText("Waiting to start")).toBeTruthy();
  archives = [sampleArchive()];
  const link = await screen.findByRole("link", { name: "Download (1.1 MB)" });
  expect(link.getAttribute("href")).toBe(`/archives/${vesselId}/${sampleArchive().id}`);
  expect(screen.getByText(/14,779 records, 14 files/)).toBeTruthy();
});

test("the archive is offered when the subscription has ended", async () => {
  await renderApp("/app/home", {
    ...myVesselAnswers(),
    "session.vessel": () => vesselOf(accessOf({ subscriptionState: "EXPIRED" })),
    "archive.list": () => [sampleArchive()],
  });
  expect(await screen.findByRole("button", { name: "Make an archive" })).toBeTruthy();
  expect(await screen.findByRole("link", { name: /Download/ })).toBeTruthy();
});
