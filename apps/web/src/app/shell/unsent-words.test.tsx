import { act, cleanup, screen, within } from "@testing-library/react";
import { newId } from "@ymp/core/ids";
import { toast } from "@ymp/ui/primitives/toaster";
import { afterEach, describe, expect, test, vi } from "vitest";
import { loadAgain } from "../../lib/load-again.ts";
import { keptOrInWindow } from "../../lib/offline/pending-store.ts";
import type { QueuedWrite } from "../../lib/offline/queued-write.ts";
import { removalNotes } from "../../lib/offline/removal-notes.ts";
import { uploadsOf } from "../../lib/uploads/use-uploads.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { sessionOf } from "../../testing/sessions.ts";
import { beforeLeaving, endSession } from "../sign-out.ts";

afterEach(() => {
  // Before what shows them is gone.
  act(() => toast.clear());
  vi.unstubAllGlobals();
  cleanup();
});

/** A captain at work, with a photo on this device whose link to its job finds nobody. */
async function withPhoto(
  refusal: { why: string | null } | null = null,
  account: Parameters<typeof sessionOf>[0] = {},
  onlyInWindow = false,
) {
  let session: ReturnType<typeof sessionOf> | null = sessionOf(account);
  const app = await renderApp("/app/help", {
    ...captainOnBoard,
    "session.me": () => session,
    "session.signOut": () => {
      session = null;
    },
    "jobs.addFiles": () => {
      throw new Error("lost");
    },
  });
  const { services } = app;
  if (onlyInWindow) vi.spyOn(services.uploadStore, "isOnlyInWindow").mockReturnValue(true);
  const accountId = sessionOf().account.id;
  await services.uploadStore.put({
    ...{ id: newId(), accountId, vesselId: newId(), place: "job:1", name: "belt.jpg", mediaType: "text/plain" },
    ...{ sizeBytes: 3, bytes: new Blob(["abc"]), addedAt: new Date(), uploadUrl: null, isSent: true, refusal },
    afterwards: { path: "jobs.addFiles", input: {} },
  });
  await expect.poll(() => services.unsentFiles.getState().accountId).toBe(accountId);
  await uploadsOf(services).flush();
  services.link.markReached();
  return app;
}

/** One in the header, one in the line of a phone. */
const waysToQueue = (words: string) => screen.queryAllByRole("button", { name: words });

test("the header does not say Saved while a photo waits", async () => {
  await withPhoto();
  expect((await screen.findAllByText("1 queued")).length).toBeGreaterThan(0);
  expect(screen.queryByText("Saved")).toBeNull();
});

test("the header does not say Saved while a write waits for its answer", async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { services } = await renderApp("/app/help", { ...captainOnBoard, "jobs.update": () => answered });
  await screen.findAllByText("Saved");
  const accountId = sessionOf().account.id;
  const made = { queuedAt: new Date(), attempts: 0, refusal: null, label: { messageKey: "jobs:title", params: {} } };
  const write = {
    id: newId(),
    accountId,
    vesselId: newId(),
    path: "jobs.update",
    input: {},
    fields: {},
    subject: null,
  };
  const delivery = services.queue.deliver({ ...write, ...made });
  await screen.findAllByText("Syncing");
  expect(screen.queryByText("Saved")).toBeNull();
  answer();
  await delivery;
  await screen.findAllByText("Saved");
});

test("the header says that a refused photo needs its author", async () => {
  await withPhoto({ why: "This photo is damaged." });
  expect((await screen.findAllByText("1 needs you")).length).toBeGreaterThan(0);
});

test("without a link what was refused is not called queued", async () => {
  const { services } = await withPhoto({ why: "This photo is damaged." });
  await screen.findAllByText("1 needs you");
  const saysSo = async () => {
    await act(async () => services.link.markUnreachable());
    expect(screen.getAllByRole("button", { name: /^Offline, 1 needs you/ })).toHaveLength(2);
  };
  await vi.waitFor(saysSo, 60_000);
  expect(screen.queryByText(/^Offline, .* queued$/)).toBeNull();
});

test("what needs its author is said before what the device would not keep", async () => {
  const { services } = await withPhoto(null, {}, true);
  await screen.findAllByText("Only in this window, keep it open");
  const { files } = services.unsentFiles.getState();
  act(() => {
    services.unsentFiles.tell(files.map((file) => ({ ...file, kind: "failed" })));
    services.link.markReached();
  });
  await vi.waitFor(() => expect(waysToQueue("1 needs you")).toHaveLength(2), 60_000);
  expect(screen.queryByText("Only in this window, keep it open")).toBeNull();
});

test("the line of a phone says what the header says, of what is refused and of what waits", async () => {
  await withPhoto({ why: "This photo is damaged." });
  await vi.waitFor(() => expect(waysToQueue("1 needs you")).toHaveLength(2), 60_000);
  cleanup();
  await withPhoto();
  await vi.waitFor(() => expect(waysToQueue("1 queued")).toHaveLength(2), 60_000);
});

test("signing out says how much is not sent, and leaves it on the device", async () => {
  const { user, services, router } = await withPhoto(null, { mustChangePassword: true });
  await user.click(await screen.findByRole("button", { name: "Sign Out" }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe("/auth/login"), 60_000);
  expect(await screen.findByText(/^1 change or file is not sent yet/)).toBeTruthy();
  expect(await services.uploadStore.list(sessionOf().account.id)).toHaveLength(1);
  expect(uploadsOf(services).getState()).toEqual([]);
});

describe("what the device would not keep", () => {
  async function withPhotoInWindow(account: Parameters<typeof sessionOf>[0] = {}) {
    const app = await withPhoto(null, account, true);
    await vi.waitFor(() => expect(beforeLeaving.size).toBe(1), 60_000);
    return app;
  }

  test("is named by the header itself", async () => {
    await withPhotoInWindow();
    expect((await screen.findAllByText("Only in this window, keep it open")).length).toBeGreaterThan(0);
  });

  test("is named before somebody signs out, who may stay", async () => {
    const { user, router } = await withPhotoInWindow({ mustChangePassword: true });
    await user.click(await screen.findByRole("button", { name: "Sign Out" }));
    const question = await screen.findByRole("alertdialog");
    expect(question.textContent).toContain("1 change or file");
    await user.click(within(question).getByRole("button", { name: "Cancel" }));
    await vi.waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull(), 60_000);
    expect(router.state.location.pathname).not.toBe("/auth/login");
  });

  test("is not said to wait on the device when somebody signs out all the same", async () => {
    const { user, router } = await withPhotoInWindow({ mustChangePassword: true });
    await user.click(await screen.findByRole("button", { name: "Sign Out" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Sign Out" }));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe("/auth/login"), 60_000);
    expect(await screen.findByText(/in this window alone. Keep the window open/)).toBeTruthy();
    expect(screen.queryByText(/waits? on this device/)).toBeNull();
  });

  test("is told where the session ends without a question", async () => {
    const { services, router } = await withPhotoInWindow();
    await endSession(services, router);
    expect(router.state.location.pathname).toBe("/auth/login");
    expect(await screen.findByText(/in this window alone. Keep the window open/)).toBeTruthy();
  });

  test("stays told until its account is here again", async () => {
    const { services, router } = await withPhotoInWindow();
    await endSession(services, router);
    await screen.findByText(/in this window alone. Keep the window open/);
    services.queryClient.setQueryData(services.trpc.session.me.queryOptions().queryKey, sessionOf());
    await act(() => router.navigate({ to: "/app/help" }));
    await vi.waitFor(() => expect(screen.queryByText(/in this window alone. Keep/)).toBeNull(), 60_000);
  });

  test.each([
    ["Cancel", 0],
    ["Reload", 1],
  ])("is named before the page is loaded anew, and %s decides", async (answer, times) => {
    const { user } = await withPhotoInWindow();
    vi.stubGlobal("fetch", async () => new Response("<title>YMP</title>"));
    const reload = vi.fn();
    vi.stubGlobal("location", { href: location.href, origin: location.origin, reload });
    const loading = loadAgain();
    const question = await screen.findByRole("alertdialog");
    expect(question.textContent).toContain("1 change or file");
    expect(reload).not.toHaveBeenCalled();
    await user.click(within(question).getByRole("button", { name: answer }));
    await loading;
    // The browser does not ask once more, and asks again for the next leaving.
    const preventLeaving = (event: Event) => event.preventDefault();
    addEventListener("beforeunload", preventLeaving);
    const leave = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect([leave(), leave()]).toEqual([times > 0, false]);
    removeEventListener("beforeunload", preventLeaving);
    expect(reload).toHaveBeenCalledTimes(times);
  });
});

test("before the device has said what waits on it, nothing is called saved", async () => {
  const { services } = await renderApp("/app/help", captainOnBoard);
  const hasTold = vi.spyOn(services.writeStore, "hasTold").mockReturnValue(false);
  await act(() => services.queue.refresh());
  await vi.waitFor(() => expect(waysToQueue("Checking this device")).toHaveLength(2), 60_000);
  hasTold.mockReturnValue(true);
  await act(() => services.queue.refresh());
  expect((await screen.findAllByText("Saved")).length).toBeGreaterThan(0);
});

test("a device that refuses to say what waits on it is not called checked for ever", async () => {
  const { services } = await renderApp("/app/help", captainOnBoard);
  const refuse = () => Promise.reject(new DOMException("refused", "UnknownError"));
  const device = keptOrInWindow<QueuedWrite>({ list: refuse, put: refuse, remove: refuse }, removalNotes("writes"));
  Object.assign(services.writeStore, device);
  await act(() => services.queue.refresh());
  await vi.waitFor(() => expect(waysToQueue("Cannot read this device")).toHaveLength(2), 60_000);
});
