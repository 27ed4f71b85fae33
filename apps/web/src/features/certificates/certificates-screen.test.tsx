import { cleanup, screen, waitFor } from "@testing-library/react";
import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { matrixRow } from "@ymp/core/people/certificate-matrix";
import { afterEach, expect, test, vi } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import type { Matrix } from "./certificates.queries.ts";
import { aManning } from "./manning/manning.fixture.ts";

// The whole screen is drawn, which takes its time on a busy machine.

afterEach(cleanup);

const today = parseCalendarDate("2026-06-15");
const aMatrixPerson = (lastName: string, expires: string): Matrix["people"][number] => {
  const medical = { id: newId(), profileId: newId(), type: "medical_certificate", issuedOn: null, replacesId: null };
  const papers = [{ ...medical, expiresOn: parseCalendarDate(expires), hasNoExpiry: false }];
  return {
    ...{ id: newId(), firstName: "Luca", lastName, department: "deck", role: "crew", color: "#2f6f8f" },
    ...{ photoFileId: null, isOnboard: true, rank: "Bosun" },
    cells: matrixRow({ department: "shore", papers }, today, () => true),
  };
};

async function open(path: string) {
  const asked = vi.fn();
  const people = [aMatrixPerson("Ferri", "2026-07-10"), aMatrixPerson("Bell", "2028-01-01")];
  const app = await renderApp(path, {
    ...captainOnBoard,
    "crewDocuments.matrix": (input) => {
      asked(input);
      return { today, people };
    },
    "safeManning.read": () => aManning,
  });
  return { ...app, asked, people };
}

test("each person has a row that leads to their papers, and each cell says in words how the paper stands", async () => {
  const { asked, people } = await open("/app/certificates?onDay=2026-06-15");
  const link = await screen.findByRole("link", { name: "Luca Ferri" });
  expect(link.getAttribute("href")).toBe(`/app/profiledetails/${people[0]?.id}?tab=papers`);
  expect(asked).toHaveBeenCalledWith({ onDay: "2026-06-15" });
  expect(screen.getByText("Medical of Luca Ferri: Medical certificate within 30 days, 10 Jul 2026")).toBeTruthy();
});

test("a figure narrows the matrix to the people it counts", async () => {
  const { user } = await open("/app/certificates?onDay=2026-06-15");
  await user.click(await screen.findByRole("button", { name: /Within 30 days/ }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Luca Bell" })).toBeNull());
  expect(screen.getByRole("link", { name: "Luca Ferri" })).toBeTruthy();
});

test("a row of the safe manning document that is empty names whose certificate is missing, and leads to their papers", async () => {
  await open("/app/certificates?onDay=2026-06-15");
  expect(await screen.findByText("0 of 1 places filled")).toBeTruthy();
  expect(screen.getByText("certificate expired, 1 Jun 2026")).toBeTruthy();
  const link = screen.getByRole("link", { name: "Ana Castell" });
  expect(link.getAttribute("href")).toBe(`/app/profiledetails/${aManning.rows[0]?.near[0]?.profileId}?tab=papers`);
});

test("rows are added and taken out, and at least one stays", async () => {
  const { user } = await open("/app/certificates?onDay=2026-06-15");
  await user.click(await screen.findByRole("button", { name: "New document" }));
  await screen.findByRole("dialog", { busy: false });
  const bins = () => screen.getAllByRole("button", { name: "Remove the row" });
  expect(bins()).toHaveLength(1);
  expect(bins()[0]).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("button", { name: "Add a row" }));
  expect(bins()).toHaveLength(2);
  await user.click(bins()[0] ?? document.body);
  expect(bins()).toHaveLength(1);
});
