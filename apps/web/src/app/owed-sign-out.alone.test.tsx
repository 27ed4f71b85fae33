import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { captainOnBoard, renderApp } from "../testing/render-app.tsx";
import { sessionOf } from "../testing/sessions.ts";
import { followOtherTabs } from "./other-tabs.ts";
import { isSignOutOwed } from "./owed-sign-out.ts";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A captain whose link can be cut; the browser's cookie is good until the server is told. */
async function atWork(path = "/app/help") {
  const server = { isAway: false, isSilent: false, isSignedIn: true, asked: [] as string[] };
  const reached =
    (name: string, answer: () => unknown = () => undefined) =>
    () => {
      if (server.isAway) throw new Error("lost");
      if (server.isSilent) return new Promise(() => undefined);
      server.asked.push(name);
      return answer();
    };
  const app = await renderApp(path, {
    ...captainOnBoard,
    "session.me": reached("me", () => (server.isSignedIn ? sessionOf() : null)),
    "session.needsFirstAdministrator": reached("ask", () => false),
    "session.signOut": reached("signOut", () => {
      server.isSignedIn = false;
    }),
    "session.signIn": reached("signIn", () => {
      server.isSignedIn = true;
      return { userId: sessionOf().account.id, mustChangePassword: false, recoveryCodesLeft: null };
    }),
  });
  return { ...app, server };
}

async function signOutWithoutLink() {
  const app = await atWork();
  const [profile] = await screen.findAllByRole("button", { name: "Profile of Marek Nowak" });
  app.server.isAway = true;
  if (profile) await app.user.click(profile);
  await app.user.click(await screen.findByRole("menuitem", { name: "Sign Out" }));
  await waitFor(() => expect(app.router.state.location.pathname).toBe("/auth/login"));
  return app;
}

test("without a link somebody is signed out on the device, and told what becomes of the session", async () => {
  await signOutWithoutLink();
  expect(await screen.findByText(/The server could not be told yet/)).toBeTruthy();
  expect(isSignOutOwed()).toBe(true);
});

test("over a link that answers nothing, sign-in is there at once, also when the page is loaded again", async () => {
  const { server, user, unmount } = await atWork();
  const [profile] = await screen.findAllByRole("button", { name: "Profile of Marek Nowak" });
  server.isSilent = true;
  if (profile) await user.click(profile);
  await user.click(await screen.findByRole("menuitem", { name: "Sign Out" }));
  await screen.findByRole("heading", { name: "Sign in" });
  unmount();
  await atWork("/auth/login");
  await screen.findByRole("heading", { name: "Sign in" });
});

test("over a link that answers nothing, sign-in does not go on saying that the server answers", async () => {
  const { server, user, services } = await atWork();
  const [profile] = await screen.findAllByRole("button", { name: "Profile of Marek Nowak" });
  server.isSilent = true;
  if (profile) await user.click(profile);
  const signOut = await screen.findByRole("menuitem", { name: "Sign Out" });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await user.click(signOut);
  await screen.findByRole("heading", { name: "Sign in" });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(services.link.getState().isOnline).toBe(false);
  expect(await screen.findByText(/^The server does not answer/)).toBeTruthy();
});

test("until the server has heard of it, the cookie opens nothing, also when the page is loaded again", async () => {
  (await signOutWithoutLink()).unmount();
  const { router, server } = await atWork("/app/home");
  await waitFor(() => expect(router.state.location.pathname).toBe("/auth/login"));
  expect(server.asked).not.toContain("me");
  await waitFor(() => expect(server.isSignedIn).toBe(false));
  await waitFor(() => expect(isSignOutOwed()).toBe(false));
});

test("anyone who signs in next is let in after the session before has been ended", async () => {
  const { server, user, router } = await signOutWithoutLink();
  server.isAway = false;
  server.asked.length = 0;
  await user.type(await screen.findByLabelText("Username or email"), "chief");
  await user.type(screen.getByLabelText("Password"), "Fairwinds");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/app/home"));
  expect(server.asked.filter((name) => name.startsWith("sign"))).toEqual(["signOut", "signIn"]);
});

const happensElsewhere = (key: string, newValue: string) =>
  window.dispatchEvent(new StorageEvent("storage", { key, newValue }));

test("a tab on the sign-in page goes on when somebody signs in in another", async () => {
  const { server, router, services } = await atWork("/auth/login");
  await waitFor(() => expect(router.state.location.pathname).toBe("/app/home"));
  server.isSignedIn = false;
  services.queryClient.setQueryData(services.trpc.session.me.queryOptions().queryKey, null);
  await router.navigate({ to: "/auth/login", search: { from: "/app/help" } });
  await screen.findByLabelText("Password");
  const stop = followOtherTabs(services, router);
  server.isSignedIn = true;
  happensElsewhere("ymp.signedIn", `${sessionOf().account.id} 1`);
  await waitFor(() => expect(router.state.location.pathname).toBe("/app/help"));
  stop();
});

test.each([
  ["somebody signs out in another", "ymp.signOut", "1"],
  ["another account signs in in another", "ymp.signedIn", "0199aaaa-0000-7000-8000-000000000009 1"],
])("a tab at work goes to sign-in when %s", async (_, key, value) => {
  const { router, services } = await atWork();
  await screen.findAllByRole("button", { name: "Profile of Marek Nowak" });
  const stop = followOtherTabs(services, router);
  happensElsewhere(key, value);
  await waitFor(() => expect(router.state.location.pathname).toBe("/auth/login"));
  stop();
});
