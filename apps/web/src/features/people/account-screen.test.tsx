import { cleanup, screen } from "@testing-library/react";
import { noticeEvents } from "@ymp/core/notifications/events";
import { defaultPreferences } from "@ymp/core/notifications/preferences";
import { afterEach, expect, test } from "vitest";
import type { Answers } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { accessOf, sessionOf, vesselOf } from "../../testing/sessions.ts";
import { aPerson } from "./person.fixture.ts";

afterEach(cleanup);

const ofAccount: Answers = {
  "twoStep.state": () => ({ isOn: false, onSince: null, hasKeys: false, recoveryCodesLeft: 0 }),
  "securityKeys.list": () => ({ keys: [], origin: "https://ymp.example", isPossible: true }),
  "session.sessions": () => [],
  "tokens.list": () => [],
  "notifications.preferences": () => noticeEvents.map((event) => ({ event, ...defaultPreferences[event] })),
  "notifications.digest": () => ({ quietFromMinute: 1320, quietUntilMinute: 420, digestAtMinute: 420 }),
};
const expired: Answers = {
  ...captainOnBoard,
  ...ofAccount,
  "session.vessel": () => vesselOf(accessOf({ subscriptionState: "EXPIRED" }), { profileId: "p" }),
};
const ofNobody: Answers = {
  ...expired,
  "session.vessel": () => vesselOf(accessOf({ subscriptionState: "EXPIRED" })),
};
const offEveryVessel: Answers = {
  ...captainOnBoard,
  ...ofAccount,
  "session.me": () => sessionOf({ isSuperadmin: true }, { vessels: [], lastVesselId: null }),
};
const openMenu = async (user: Awaited<ReturnType<typeof renderApp>>["user"]) => {
  const [menu] = await screen.findAllByRole("button", { name: /Marek Nowak/ });
  if (!menu) throw new Error("There is no menu of the account.");
  await user.click(menu);
};

test.each([
  ["on an expired vessel where one is nobody", ofNobody],
  ["off every vessel", offEveryVessel],
])(
  "the settings of the account are reached from the menu %s, where there is no profile to edit",
  async (_, answers) => {
    const { user, router } = await renderApp("/app/help", answers);
    await openMenu(user);
    expect(screen.queryByRole("menuitem", { name: "Edit Profile" })).toBeNull();
    await user.click(await screen.findByRole("menuitem", { name: "Account and security" }));
    expect(await screen.findByRole("checkbox", { name: "Job overdue: Mail at once" })).toBeTruthy();
    expect(await screen.findByRole("heading", { name: "Two-step sign-in" })).toBeTruthy();
    expect(router.state.location.pathname).toBe("/app/account");
  },
);

test("the address of a profile that is nobody's on board leads to the account", async () => {
  const { router } = await renderApp(`/app/editprofile/${sessionOf().account.id}`, offEveryVessel);
  await expect.poll(() => router.state.location.pathname).toBe("/app/account");
});

test("anyone who is somebody on board edits the profile from the menu as well", async () => {
  const { user } = await renderApp("/app/help", {
    ...captainOnBoard,
    "session.vessel": () => vesselOf(accessOf(), { profileId: "p" }),
  });
  await openMenu(user);
  expect(await screen.findByRole("menuitem", { name: "Edit Profile" })).toBeTruthy();
});

test("on a vessel whose subscription has ended everybody still keeps their own profile and PIN", async () => {
  const may = { ...aPerson().may, setPhoto: false, setPin: true };
  const { user } = await renderApp("/app/help", {
    ...expired,
    "people.get": () => aPerson({ id: "p", may }),
    "people.history": () => ({ rows: [], nextCursor: null }),
  });
  await openMenu(user);
  await user.click(await screen.findByRole("menuitem", { name: "Edit Profile" }));
  expect(await screen.findByLabelText("City")).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Set master pin" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "View profile" })).toBeNull();
});

test("on a vessel whose subscription has ended nobody else's profile opens", async () => {
  await renderApp("/app/editprofile/q", expired);
  expect(await screen.findByText("The subscription of M/Y Seraphine has expired")).toBeTruthy();
});
