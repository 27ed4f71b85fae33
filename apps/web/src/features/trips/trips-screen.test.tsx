import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { aTrip } from "./trips.fixture.ts";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const { id, version, name, reference, startsOn, endsOn, startPort, endPort, cancelledAt, archivedAt } = aTrip;
const listed = {
  id,
  version,
  name,
  reference,
  startsOn,
  endsOn,
  startPort,
  endPort,
  cancelledAt,
  archivedAt,
  guestCount: 1,
};

async function openList(address: string, more: Record<string, (input: unknown) => unknown> = {}) {
  const asked: unknown[] = [];
  const app = await renderApp(address, {
    ...captainOnBoard,
    "trips.list": (input) => {
      asked.push(input);
      return { rows: [listed], nextCursor: null, total: 1 };
    },
    "trips.get": () => aTrip,
    "savedViews.list": () => [],
    "comments.list": () => [],
    "comments.mentionable": () => [],
    ...more,
  });
  return { ...app, asked };
}

test("trips stand latest first, beside the guests", async () => {
  const app = await openList("/app/trips");
  expect(await screen.findByText("Riviera and Corsica")).toBeTruthy();
  expect(app.asked.at(-1)).toMatchObject({ sort: "startsOn", descending: true, state: "live" });
  const pages = screen.getByRole("navigation", { name: "Guests and trips" });
  expect(within(pages).getByRole("link", { name: "Guests" }).getAttribute("href")).toBe("/app/guests");
});

test("a trip says above all who may be hurt, and by which dinner", async () => {
  const app = await openList("/app/trips");
  await app.user.click(await screen.findByText("Riviera and Corsica"));
  const sheet = await screen.findByRole("dialog", { name: /Riviera and Corsica/ });
  const grave = await within(sheet).findByRole("list", { name: "Grave allergies aboard" });
  expect(grave.textContent).toContain("Rosalind Arnaud: Crustaceans, anaphylactic");
  await app.user.click(within(sheet).getByRole("tab", { name: "Days and menus" }));
  const days = await within(sheet).findByRole("region", { name: "Days and menus" });
  expect(days.textContent).toContain("Spaghetti alle vongole");
  expect(days.textContent).toContain("Rosalind Arnaud: Crustaceans, anaphylactic");
});

test("the passenger list asks for port and day, and says whose papers are missing", async () => {
  const sent: unknown[] = [];
  // The simulated browser would go to the file instead of saving it.
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const app = await openList(`/app/trips?trip=${id}`, {
    "trips.passengerList": (input) => {
      sent.push(input);
      return { fileName: "passengers.pdf", mediaType: "application/pdf", base64: "", address: "/downloads/1" };
    },
  });
  await app.user.click(await screen.findByRole("button", { name: "Passenger list" }));
  const dialog = await screen.findByRole("dialog", { name: "Passenger list" });
  expect(dialog.textContent).toContain("Rosalind Arnaud: passport number missing");
  await app.user.click(within(dialog).getByRole("button", { name: "Save list" }));
  await waitFor(() => expect(sent).toMatchObject([{ id, direction: "arrival", port: "Calvi", format: "pdf" }]));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  saved.mockRestore();
});

test("a trip is called off for a reason, and its open jobs are named", async () => {
  const sent: unknown[] = [];
  const job = { id: "one", version: 1, jobId: "job", title: "Polish the tender", status: "due", dueOn: null };
  const app = await openList(`/app/trips?trip=${id}`, {
    "trips.get": () => ({ ...aTrip, jobs: [{ ...job, isArchived: false }] }),
    "trips.cancel": (input) => {
      sent.push(input);
      return { id, version: 3 };
    },
  });
  await app.user.click(await screen.findByRole("button", { name: "Call off trip" }));
  const dialog = await screen.findByRole("dialog", { name: "Call off the trip", busy: false });
  expect(dialog.textContent).toContain("Polish the tender");
  await app.user.type(within(dialog).getByLabelText(/^Why/), "The charterer fell ill");
  await app.user.click(within(dialog).getByRole("button", { name: "Call off trip" }));
  await waitFor(() => expect(sent).toMatchObject([{ id, version: 2, reason: "The charterer fell ill" }]));
});
