import { cleanup, screen } from "@testing-library/react";
import { newId } from "@ymp/core/ids";
import { afterEach, expect, test, vi } from "vitest";
import { uploadsOf } from "../../lib/uploads/use-uploads.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { sessionOf } from "../../testing/sessions.ts";

afterEach(cleanup);

/** A captain at work, with a photo on this device whose link to its job finds nobody. */
async function withPhoto(refusal: { why: string | null } | null = null, account: Parameters<typeof sessionOf>[0] = {}) {
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

test("signing out says how much is not sent, and leaves it on the device", async () => {
  const { user, services, router } = await withPhoto(null, { mustChangePassword: true });
  await user.click(await screen.findByRole("button", { name: "Sign Out" }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe("/auth/login"), { timeout: 20_000 });
  expect(await screen.findByText(/^1 change or file is not sent yet/)).toBeTruthy();
  expect(await services.uploadStore.list(sessionOf().account.id)).toHaveLength(1);
  expect(uploadsOf(services).getState()).toEqual([]);
});
