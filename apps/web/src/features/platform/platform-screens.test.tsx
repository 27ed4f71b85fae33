import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { parseCalendarDate } from "@ymp/core/calendar-date";
import { afterEach, describe, expect, test } from "vitest";
import { chosenVesselId } from "../../app/vessel-choice.ts";
import type { Answers } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { accessOf, sessionOf, vesselId, vesselOf } from "../../testing/sessions.ts";
import { administratorAshore, skipper, tern, ternRecord, ternRow } from "./platform-admin.fixture.ts";

afterEach(cleanup);

const vesselOption = {
  id: tern,
  name: "Tern",
  edition: "lite",
  isVisit: true,
  subscriptionState: "ACTIVE",
  companyName: null,
} as const;

describe("an administrator of the platform who is on no vessel", () => {
  test("is led from the first page to the list of vessels", async () => {
    const { router } = await renderApp("/app/home", administratorAshore);
    expect(await screen.findByRole("heading", { name: "Vessels" })).toBeTruthy();
    expect(router.state.location.pathname).toBe("/app/superadmin");
    expect(await screen.findByText("Tern")).toBeTruthy();
  });

  test("is offered the list of vessels on a page that needs one", async () => {
    await renderApp("/app/equipment", administratorAshore);
    const link = await screen.findByRole("link", { name: "To the vessels" });
    expect(link.getAttribute("href")).toBe("/app/superadmin");
  });

  test("does not reach the list of vessels without the right", async () => {
    await renderApp("/app/superadmin", {
      ...administratorAshore,
      "session.me": () => sessionOf({}, { vessels: [], lastVesselId: null }),
    });
    expect(await screen.findByText("This is closed to your role")).toBeTruthy();
  });
});

describe("entering a vessel as support", () => {
  test("needs a reason, switches this tab to the vessel and says so", async () => {
    const begun: unknown[] = [];
    let isAboard = false;
    const { router } = await renderApp(`/app/liteboatdetails/${tern}?dialog=enter`, {
      ...administratorAshore,
      "session.me": () =>
        sessionOf(
          { isSuperadmin: true },
          isAboard ? { vessels: [vesselOption], lastVesselId: tern } : { vessels: [], lastVesselId: null },
        ),
      "session.vessel": () => vesselOf(accessOf({ role: "superadmin" }), { id: tern, name: "Tern" }),
      "support.begin": (input) => {
        begun.push(input);
        isAboard = true;
        return { id: "v1", endsAt: new Date("2099-01-01T08:00:00Z") };
      },
      "support.current": () => [],
    });
    expect(await screen.findByText(/captain gets an email/)).toBeTruthy();
    const enter = screen.getByText("Enter the vessel");
    fireEvent.click(enter);
    expect(begun).toEqual([]);
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: "Counters stand still" } });
    fireEvent.click(enter);
    expect(await screen.findByText("Switched to Tern")).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe("/app/home"));
    expect(begun).toMatchObject([{ vesselId: tern, reason: "Counters stand still" }]);
    expect(chosenVesselId()).toBe(tern);
  });
});

describe("while support is aboard", () => {
  const visit = {
    id: "0199aaaa-0000-7000-8000-0000000000d1",
    name: "Ingrid Solheim",
    reason: "Counters stand still",
    startedAt: new Date("2026-11-21T08:00:00Z"),
    endsAt: new Date("2099-01-01T16:00:00Z"),
  };

  test("everyone aboard reads who, why and until when", async () => {
    await renderApp("/app/help", {
      "session.me": () => sessionOf(),
      "session.vessel": () => vesselOf(),
      "support.current": () => [{ ...visit, isOwn: false }],
    });
    const line = await screen.findByRole("complementary", { name: "Support" });
    expect(line.textContent).toMatch(/Ingrid Solheim .* until 17:00: Counters stand still/);
    expect(within(line).queryByRole("button")).toBeNull();
  });

  test("the visitor leaves the vessel and is back at the list", async () => {
    const ended: unknown[] = [];
    const { user, router } = await renderApp("/app/help", {
      ...administratorAshore,
      "session.me": () =>
        ended.length > 0
          ? sessionOf({ isSuperadmin: true }, { vessels: [], lastVesselId: null })
          : sessionOf({ isSuperadmin: true }),
      "session.vessel": () => vesselOf(accessOf({ role: "superadmin" })),
      "support.current": () => [{ ...visit, isOwn: true }],
      "support.end": (input) => void ended.push(input),
    });
    await user.click(await screen.findByRole("button", { name: "Leave the vessel" }));
    expect(await screen.findByText("You left M/Y Seraphine")).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe("/app/superadmin"));
    expect(ended).toEqual([{ id: visit.id }]);
    await waitFor(() => expect(screen.queryByRole("complementary", { name: "Support" })).toBeNull());
    expect(chosenVesselId()).not.toBe(vesselId);
  });

  test("a visit that is over says so and leads ashore", async () => {
    await renderApp("/app/help", {
      ...administratorAshore,
      "session.me": () => sessionOf({ isSuperadmin: true }),
      "session.vessel": () => vesselOf(accessOf({ role: "superadmin" })),
      "support.current": () => [{ ...visit, endsAt: new Date("2020-01-01T00:00:00Z"), isOwn: true }],
    });
    expect(await screen.findByText("Your visit on M/Y Seraphine is over")).toBeTruthy();
    expect(screen.getByRole("button", { name: "To the vessels" })).toBeTruthy();
  });
});

describe("the archive of a vessel", () => {
  const ready = {
    id: "0199aaaa-0000-7000-8000-0000000000e1",
    status: "ready",
    sizeBytes: 2_000_000,
    counts: { records: 12, files: 3 },
    requestedAt: new Date("2026-11-20T08:00:00Z"),
    requestedByName: "Ingrid Solheim",
    readyAt: new Date("2026-11-20T08:01:00Z"),
    expiresAt: new Date("2099-01-01T00:00:00Z"),
    isKept: true,
  };

  test("tells how far it is, and is fetched only aboard", async () => {
    await renderApp(`/app/liteboatdetails/${tern}`, { ...administratorAshore, "platform.archives": () => [ready] });
    expect(await screen.findByText("Enter as support to download it.")).toBeTruthy();
    expect(screen.getByText("Ready")).toBeTruthy();
    expect(screen.queryByText(/^Download/)).toBeNull();
  });

  test("is a link for anyone who is aboard", async () => {
    const visit = { id: "v1", name: "Ingrid Solheim", reason: "Counters", isOwn: true };
    const visits = [{ ...visit, startedAt: ready.requestedAt, endsAt: ready.expiresAt }];
    await renderApp(`/app/liteboatdetails/${tern}`, {
      ...administratorAshore,
      "platform.vessel": () => ({ ...ternRecord, visits }),
      "platform.archives": () => [ready],
    });
    const link = (await screen.findByText(/^Download/)).closest("a");
    expect(link?.getAttribute("href")).toContain(tern);
  });
});

describe("what cannot be taken back", () => {
  test("is not deleted before her books were taken out, which are named", async () => {
    const numbers = [{ number: "ORB1-2026-01", until: parseCalendarDate("2029-06-15") }];
    const withBooks = (areArchived: boolean): Answers => ({
      ...administratorAshore,
      "platform.vessel": () => ({ ...ternRecord, kept: { numbers, areArchived } }),
    });
    await renderApp(`/app/liteboatdetails/${tern}?dialog=delete`, withBooks(false));
    expect(await screen.findByText(/ORB1-2026-01 \(until 15 Jun 2029\)\. Make an archive first/)).toBeTruthy();
    expect(screen.queryByLabelText(/Type/)).toBeNull();
    cleanup();
    await renderApp(`/app/liteboatdetails/${tern}?dialog=delete`, withBooks(true));
    expect(await screen.findByText(/The archive holds them: keep it/)).toBeTruthy();
    expect(screen.getByLabelText(/Type/)).toBeTruthy();
  });

  test("a vessel is deleted only once its name was typed", async () => {
    const asked: unknown[] = [];
    const { user } = await renderApp(`/app/liteboatdetails/${tern}?dialog=delete`, {
      ...administratorAshore,
      "platform.requestDeletion": (input) => {
        asked.push(input);
        return ternRecord;
      },
    });
    const dialog = await screen.findByRole("dialog", { name: "Delete Tern" });
    const confirm = within(dialog).getByRole("button", { name: "Delete the vessel" });
    expect(confirm).toHaveProperty("disabled", true);
    await user.click(within(dialog).getByRole("textbox"));
    await user.paste("Tern");
    await user.click(confirm);
    expect(await screen.findByText("Tern is closed and will be erased")).toBeTruthy();
    expect(asked).toEqual([{ vesselId: tern, confirmation: "Tern" }]);
  });

  test("an account is erased only once its username was typed", async () => {
    const asked: unknown[] = [];
    const { user } = await renderApp(`/app/adminusers?user=${skipper}`, {
      ...administratorAshore,
      "platform.eraseAccount": (input) => void asked.push(input),
    });
    await user.click(await screen.findByRole("button", { name: "Erase for good" }));
    const dialog = await screen.findByRole("dialog", { name: "Erase the account of Owen Price" });
    await user.click(within(dialog).getByRole("textbox"));
    await user.paste("Owen");
    expect(within(dialog).getByRole("button", { name: "Erase the account" })).toHaveProperty("disabled", true);
    await user.clear(within(dialog).getByRole("textbox"));
    await user.click(within(dialog).getByRole("textbox"));
    await user.paste("skipper");
    await user.click(within(dialog).getByRole("button", { name: "Erase the account" }));
    expect(await screen.findByText("Account successfully deleted")).toBeTruthy();
    expect(asked).toEqual([{ userId: skipper, confirmation: "skipper" }]);
  });
});

test("a lite boat is upgraded from its row, and is told that nothing is lost", async () => {
  const asked: unknown[] = [];
  const { user } = await renderApp("/app/litesuperadmin", {
    ...administratorAshore,
    "platform.setEdition": (input) => {
      asked.push(input);
      return { ...ternRow, edition: "full" };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Actions for Tern" }));
  await user.click(await screen.findByRole("menuitem", { name: "Upgrade to full" }));
  expect(await screen.findByText(/Nothing is lost/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Upgrade to full" }));
  expect(await screen.findByText("Tern now has the full edition")).toBeTruthy();
  expect(asked).toEqual([{ vesselId: tern, edition: "full" }]);
});
