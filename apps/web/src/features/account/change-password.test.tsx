import { cleanup, screen } from "@testing-library/react";
import { resolveAccess } from "@ymp/core/access/resolve-access";
import { parseCalendarDate } from "@ymp/core/calendar-date";
import { afterEach, expect, test } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { accessOf, sessionOf, vesselOf } from "../../testing/sessions.ts";

afterEach(cleanup);

const beforeChange = resolveAccess({
  user: { isSuperadmin: false, mustChangePassword: true },
  membership: { role: "captain" },
  hasCompanyMembership: false,
  vessel: { edition: "full", subscriptionState: "ACTIVE" },
  today: parseCalendarDate("2026-11-21"),
});

test("the person who has chosen a password of their own finds the menu without loading the page again", async () => {
  let mustChangePassword = true;
  const { user } = await renderApp("/app/help", {
    ...captainOnBoard,
    "session.me": () => sessionOf({ mustChangePassword }),
    "session.vessel": () => vesselOf(mustChangePassword ? beforeChange : accessOf()),
    "session.changePassword": () => {
      mustChangePassword = false;
    },
  });
  await user.type(await screen.findByLabelText("New password"), "A quiet anchorage 9");
  await user.click(screen.getByRole("button", { name: "Set the password" }));
  const [link] = await screen.findAllByText("Equipment", { selector: "nav *" });
  expect(link).toBeTruthy();
});
