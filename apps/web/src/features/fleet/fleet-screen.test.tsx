import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Answers } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { accessOf, sessionOf, vesselId, vesselOf } from "../../testing/sessions.ts";

afterEach(cleanup);

const other = "0199aaaa-0000-7000-8000-0000000000f2";
const option = (id: string, name: string) => ({
  ...{ id, name, edition: "full" as const, isVisit: false, subscriptionState: "ACTIVE" as const },
  companyName: "Meridian Yachts",
});
const figures = { overdue: 4, dueSoon: 9, defects: 2, approvals: 1, expiredPapers: 0 };
const standing = { edition: "full" as const, isClosed: false };

function manager(switched: unknown[] = []): Answers {
  return {
    ...captainOnBoard,
    "session.me": () => sessionOf({}, { vessels: [option(vesselId, "Seraphine"), option(other, "Halcyon")] }),
    "session.vessel": () => vesselOf(accessOf({ role: "management" })),
    "session.switchVessel": (input) => {
      switched.push(input);
      return { id: other, name: "Halcyon" };
    },
    "fleet.vessels": () => [
      { id: other, name: "Halcyon", ...standing, figures },
      { id: vesselId, name: "Seraphine", ...standing, figures: null },
    ],
  };
}

test("a manager of several vessels chooses one first, by how each stands", async () => {
  const { router } = await renderApp("/app/home", manager());
  const card = await screen.findByRole("button", { name: "Open Halcyon" });
  expect(router.state.location.pathname).toBe("/app/managementhome");
  expect(within(card).getByText("Overdue jobs").parentElement?.textContent).toContain("4");
  expect(within(card).getByText("Orders to approve").parentElement?.textContent).toContain("1");
});

test("choosing a vessel enters her, and her jobs open", async () => {
  const switched: unknown[] = [];
  const { user, router } = await renderApp("/app/home", manager(switched));
  await user.click(await screen.findByRole("button", { name: "Open Halcyon" }));
  await waitFor(() => expect(switched).toEqual([{ vesselId: other }]));
  await waitFor(() => expect(router.state.location.pathname).toBe("/app/home"));
});

test("a link to a page leads there, and a captain goes straight to work", async () => {
  const { router } = await renderApp("/app/help", manager());
  expect(router.state.location.pathname).toBe("/app/help");
  cleanup();
  const captain = await renderApp("/app/home", { ...manager(), "session.vessel": () => vesselOf(accessOf()) });
  expect(captain.router.state.location.pathname).toBe("/app/home");
});
