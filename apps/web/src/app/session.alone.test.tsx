import { cleanup, screen, waitFor } from "@testing-library/react";
import { Translator } from "@ymp/i18n/screen-translator";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Refused } from "../testing/fake-server.ts";
import { stubPictureCache } from "../testing/picture-cache.ts";
import { captainOnBoard, renderApp } from "../testing/render-app.tsx";
import { sessionOf } from "../testing/sessions.ts";
import { draftAccounts, draftStorage, draftsKeyOf, keepDraftAccounts } from "./draft-storage.ts";
import { claimTabDrafts, tabDrafts } from "./tab-drafts.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const signedOut = { "session.me": () => null, "session.needsFirstAdministrator": () => false };

describe("where a path leads", () => {
  test.each([
    ["/", "/auth/login"],
    ["/app", "/auth/login"],
    ["/app/equipment", "/auth/login"],
    ["/auth", "/auth/login"],
    ["/auth/anything-unknown", "/auth/login"],
  ])("someone signed out at %s comes to %s", async (from, to) => {
    const { router } = await renderApp(from, signedOut);
    await screen.findByRole("heading", { name: "Sign in" });
    expect(router.state.location.pathname).toBe(to);
  });

  test.each([
    ["/", "/app/home"],
    ["/app", "/app/home"],
    ["/app/anything-unknown", "/app/home"],
    ["/auth/login", "/app/home"],
    ["/auth/login?from=//evil.example", "/app/home"],
  ])("someone signed in at %s comes to %s", async (from, to) => {
    const { router } = await renderApp(from);
    await waitFor(() => expect(router.state.location.pathname).toBe(to));
  });

  test("sign-in remembers where the user was going, unless it leads out of the application", async () => {
    const { router } = await renderApp("/app/help?x=1", signedOut);
    await screen.findByRole("heading", { name: "Sign in" });
    expect(router.state.location.search).toEqual({ from: "/app/help?x=1" });
    const elsewhere = await renderApp("/auth/login?from=//evil.example", signedOut);
    await waitFor(() => expect(elsewhere.router.state.location.search).toEqual({}));
    expect(elsewhere.router.state.location.pathname).toBe("/auth/login");
  });
});

test("the screens of sign-in come with their words, from wherever somebody is sent there", async () => {
  const missed = vi.spyOn(Translator.prototype, "allWords");
  await renderApp("/app/help", signedOut, ["entry", "work"]);
  expect(await screen.findByLabelText("Username or email")).toBeTruthy();
  expect(missed).not.toHaveBeenCalled();
  missed.mockRestore();
});

test("an address of a screen that is still to come says so, and leads back", async () => {
  const { user, router } = await renderApp("/app/accounting/invoicedetails/1");
  expect(await screen.findByText("This part of YMP is not there yet")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Back to the first page" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/app/home"));
});

test("a wrong password is told in place, and the right one enters", async () => {
  let session: ReturnType<typeof sessionOf> | null = null;
  const { user, router } = await renderApp("/auth/login", {
    ...captainOnBoard,
    "session.me": () => session,
    "session.signIn": (input) => {
      if (JSON.stringify(input).includes("Fairwinds")) {
        session = sessionOf();
        return { userId: session.account.id, mustChangePassword: false };
      }
      throw new Refused("unauthenticated", "auth:wrongLoginOrPassword");
    },
  });
  await user.type(await screen.findByLabelText("Username or email"), "chief");
  await user.type(screen.getByLabelText("Password"), "wrong");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect((await screen.findByRole("alert")).textContent).toContain("The username or the password is not right.");
  await user.type(screen.getByLabelText("Password"), "Fairwinds");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/app/home"));
});

test("who must change the password sees only that and the way out", async () => {
  const { router } = await renderApp("/app/equipment", {
    ...captainOnBoard,
    "session.me": () => sessionOf({ mustChangePassword: true }),
  });
  await screen.findByRole("heading", { name: "Change password" });
  expect(router.state.location.pathname).toBe("/app/change-password");
  expect(screen.queryByRole("navigation", { name: "Menu" })).toBeNull();
  expect(screen.getByRole("button", { name: "Sign Out" })).toBeTruthy();
  expect(screen.queryByLabelText("Current password")).toBeNull();
});

test("the first start asks for an administrator", async () => {
  await renderApp("/", { "session.me": () => null, "session.needsFirstAdministrator": () => true });
  expect(await screen.findByRole("heading", { name: "First administrator" })).toBeTruthy();
});

test("signing out leaves nothing that was read and goes to sign-in", async () => {
  const caches = stubPictureCache({ "/files/1": sessionOf().account.id });
  const [own, ofOther] = [draftsKeyOf(sessionOf().account.id), draftsKeyOf("somebody-else")];
  for (const key of [own, ofOther]) draftStorage.setItem(key, "{}");
  keepDraftAccounts([sessionOf().account.id, "somebody-else"]);
  let session: ReturnType<typeof sessionOf> | null = sessionOf();
  const { user, router, services } = await renderApp("/app/help", {
    ...captainOnBoard,
    "session.me": () => session,
    "session.signOut": () => {
      session = null;
    },
  });
  const [profile] = await screen.findAllByRole("button", { name: "Profile of Marek Nowak" });
  tabDrafts.setItem("ymp.completion.job", "Impeller renewed");
  if (profile) await user.click(profile);
  await user.click(await screen.findByRole("menuitem", { name: "Sign Out" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/auth/login"));
  await waitFor(() => expect({ ...sessionStorage }).toEqual({}));
  expect(services.queryClient.getQueryData(services.trpc.session.vessel.queryOptions().queryKey)).toBeUndefined();
  await expect.poll(caches.names).toEqual(["ymp-shell-1"]);
  expect([own, ofOther].map((key) => draftStorage.getItem(key))).toEqual([null, "{}"]);
  expect(draftAccounts()).toEqual(["somebody-else"]);
});

test.each([
  ["waits in the tab for its author", sessionOf().account.id, "Impeller renewed"],
  ["is not there for another account", "somebody-else", null],
])("what was typed when the session ended by itself %s", async (_, author, left) => {
  claimTabDrafts(author);
  tabDrafts.setItem("ymp.completion.job", "Impeller renewed");
  await renderApp("/app/help");
  await screen.findAllByRole("button", { name: "Profile of Marek Nowak" });
  expect(tabDrafts.getItem("ymp.completion.job")).toBe(left);
});

describe("anyone who comes after another account", () => {
  const readers = { "/files/own": sessionOf().account.id, "/files/other": "somebody-else" };
  /** What lay in the cache when the first screen asked for something. */
  async function arrive(caches: ReturnType<typeof stubPictureCache>) {
    let atFirst: string[] | undefined;
    localStorage.setItem("ymp.account", "somebody-else ");
    localStorage.setItem("ymp.picturesOf", "somebody-else");
    const { router } = await renderApp("/app/help", captainOnBoard);
    router.subscribe("onRendered", () => (atFirst ??= caches.left()));
    await screen.findAllByRole("button", { name: "Profile of Marek Nowak" });
    return atFirst ?? caches.left();
  }

  test("finds none of its pictures on the device, from the first screen on, and all of their own", async () => {
    const aMoment = () => new Promise<void>((resolve) => setTimeout(resolve));
    expect(await arrive(stubPictureCache(readers, aMoment))).toEqual(["/files/own"]);
  });

  test("is not held up by a device that is silent, and keeps what they read until it answers", async () => {
    let answer = () => {};
    const silence = new Promise<void>((resolve) => (answer = resolve));
    const caches = stubPictureCache(readers, () => silence);
    expect(await arrive(caches)).toEqual(["/files/own", "/files/other"]);
    answer();
    await expect.poll(caches.left).toEqual(["/files/own"]);
  });
});
