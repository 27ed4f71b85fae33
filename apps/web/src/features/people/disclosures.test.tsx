import { cleanup, screen, within } from "@testing-library/react";
import { parseCalendarDate as day } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { afterEach, expect, test } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import type { Disclosure } from "./people.queries.ts";
import { aPerson } from "./person.fixture.ts";

afterEach(cleanup);

const liam = aPerson();
const helen: Disclosure = {
  ...{ day: day("2026-06-15"), readerId: newId(), name: "Helen Ward", color: "#2f6f8f", isSupport: false },
  ...{ firstAt: new Date("2026-06-15T09:00:00Z"), lastAt: new Date("2026-06-15T09:00:00Z") },
  kinds: [
    { kind: "papers", times: 2 },
    { kind: "contact", times: 1 },
  ],
};

function open(pages: Record<string, { rows: Disclosure[]; nextCursor: string | null }>) {
  return renderApp(`/app/profiledetails/${liam.id}?tab=disclosures`, {
    ...captainOnBoard,
    "people.get": () => liam,
    "people.disclosures": (input) => pages[String(Reflect.get(Object(input), "cursor") ?? "first")],
  });
}

test("who has read what stands in one sentence, further ones where they are asked for", async () => {
  const support = { ...helen, readerId: newId(), name: "Ola Nord", isSupport: true };
  const { user } = await open({
    first: { rows: [helen], nextCursor: "more" },
    more: { rows: [support], nextCursor: null },
  });
  const list = within(await screen.findByRole("list", { name: "Who has read this" }));
  expect(await list.findByText("Helen Ward: contact details, papers ×2")).toBeTruthy();
  expect(list.queryByText(/platform support/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show older" }));
  expect(await list.findByText("Ola Nord: contact details, papers ×2")).toBeTruthy();
  expect(list.getByText(/platform support/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show older" })).toBeNull();
});

test("a person whom nobody has looked at is told so", async () => {
  await open({ first: { rows: [], nextCursor: null } });
  expect(await screen.findByText("Nobody else has read anything yet.")).toBeTruthy();
});

test("somebody from outside has it on their own page too", async () => {
  const jens = aPerson({ role: "user", userType: "contractUser" });
  await renderApp(`/app/shipyarprofile/${jens.id}`, {
    ...captainOnBoard,
    "people.get": () => jens,
    "people.disclosures": () => ({ rows: [helen], nextCursor: null }),
    "users.get": () => null,
    "users.sharedJobs": () => [],
  });
  expect(await screen.findByText("Helen Ward: contact details, papers ×2")).toBeTruthy();
});

test("those who do not answer for the crew are not offered it", async () => {
  const calls = { ...captainOnBoard, "people.get": () => ({ ...liam, may: { ...liam.may, seeDisclosures: false } }) };
  await renderApp(`/app/profiledetails/${liam.id}?tab=disclosures`, calls);
  expect((await screen.findByRole("tab", { name: "Person" })).getAttribute("aria-selected")).toBe("true");
  expect(screen.queryByRole("tab", { name: "Read by" })).toBeNull();
});
