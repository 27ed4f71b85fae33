import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Answers } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { sessionOf } from "../../testing/sessions.ts";

afterEach(cleanup);

/** The screens where a password is chosen by anyone who will use it. */
const screens: readonly { what: string; path: string; label: string; answers: Answers }[] = [
  {
    what: "is changed",
    path: "/app/change-password",
    label: "New password",
    answers: { ...captainOnBoard, "session.me": () => sessionOf({ mustChangePassword: true }) },
  },
  {
    what: "is reset by a link, or chosen first by an invitation",
    path: "/auth/reset-password/a-token",
    label: "New password",
    answers: {
      "session.me": () => null,
      "session.needsFirstAdministrator": () => false,
      "session.resetLink": () => ({ kind: "reset", expiresAt: new Date(), name: "Jun", username: "jun", shared: [] }),
    },
  },
  {
    what: "is the first administrator's",
    path: "/auth/login",
    label: "Password",
    answers: { "session.me": () => null, "session.needsFirstAdministrator": () => true },
  },
];

test.each(screens)("where a password $what, its strength is told in steps and in a word", async (place) => {
  const { user } = await renderApp(place.path, place.answers);
  const field = await screen.findByLabelText(place.label);
  expect(screen.queryByRole("meter")).toBeNull();

  await user.type(field, "anchor");
  const meter = await screen.findByRole("meter", { name: "Strength of the password" });
  expect(meter.getAttribute("aria-valuetext")).toBe("Too short");
  expect(meter.getAttribute("value")).toBe("0");

  await user.type(field, " battery horse staple");
  await waitFor(() => expect(meter.getAttribute("aria-valuetext")).toBe("Very strong"));
  expect(meter.getAttribute("value")).toBe("4");
  expect(meter.parentElement?.querySelector("[role=status]")?.textContent).toBe("Very strong");

  await user.clear(field);
  expect(screen.queryByRole("meter")).toBeNull();
});
