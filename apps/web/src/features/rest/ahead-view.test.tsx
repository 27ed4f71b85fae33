import { cleanup, screen, within } from "@testing-library/react";
import { newId } from "@ymp/core/ids";
import { afterEach, beforeEach, expect, test } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { aMonth, anOverview, atRestToday } from "./rest.fixture.ts";
import type { PersonAhead } from "./rest.queries.ts";

atRestToday();
afterEach(cleanup);
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const at = (time: string) => new Date(`2026-06-15T${time}:00Z`);
const calm: PersonAhead = {
  ...{ id: newId(), name: "Ana Horvat", department: "interior", jobTitle: "Chief stewardess", role: "hod" },
  ...{ color: "#2f6f8f", photoFileId: null, isOwn: false, hasPlan: true, from: at("09:00"), risk: null },
  ...{ ahead: ".".repeat(48), recordedUntil: null, plannedMinutes: 0, workedMinutes: 0 },
};
const tired: PersonAhead = {
  ...calm,
  ...{ id: newId(), name: "Liam Shaw", plannedMinutes: 4200, workedMinutes: 4800, recordedUntil: at("08:30") },
  risk: {
    at: at("19:00"),
    breach: {
      ...{ rule: "INTERVAL_14H", source: "STCW A-VIII/1.3", unit: "minutes", value: 900, limit: 840 },
      ...{ standing: "breach", from: at("05:00"), until: at("20:00"), periods: [], days: [] },
    },
  },
};

test("the next 24 hours tell first who must be off duty, by when and why, and lead to their month", async () => {
  const { user } = await renderApp("/app/hoursofrest", {
    ...captainOnBoard,
    "rest.overview": () => anOverview([{}, { id: tired.id, name: tired.name, isOwn: false }]),
    "rest.month": () => aMonth(),
    "rest.ahead": () => ({ now: at("09:00"), zones: { zone: "UTC", changes: [] }, people: [calm, tired] }),
  });
  await user.click(await screen.findByRole("button", { name: "Next 24 hours" }));
  const view = within(await screen.findByRole("region", { name: "1 person will break a limit within 24 hours" }));
  const [first, second] = view.getAllByRole("listitem");
  expect(first?.textContent).toMatch(/Liam Shaw.*Off duty by .*19:00\. From .* there were 15\.0 h between two rests/);
  expect(first?.textContent).toContain("Last seven days: 80.0 h worked, 70.0 h planned");
  expect(second?.textContent).toContain("Within the limits as planned");
  await user.click(view.getByRole("button", { name: /^Liam Shaw/ }));
  await screen.findByRole("grid", { name: /^Hours of Mia Tanaka/ });
});
