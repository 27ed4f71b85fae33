import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { newId } from "@ymp/core/ids";
import { Suspense, useEffect } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { QueuedWrite } from "../../lib/offline/queued-write.ts";
import { accessOf, sessionOf, vesselOf } from "../../testing/sessions.ts";
import { tabServices } from "../../testing/tab-services.ts";
import { AppProviders } from "../app-providers.tsx";
import { SessionContext, VesselContext } from "../session.ts";
import { PanelsProvider, usePanels } from "./panels.tsx";
import { QueuePanel } from "./queue-panel.tsx";

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, "storage");
});

function Opener() {
  const { show } = usePanels();
  useEffect(() => show("queue"), [show]);
  return <QueuePanel />;
}

async function openPanel(photos: readonly string[]) {
  const services = await tabServices({
    answers: {
      "jobs.addFiles": () => {
        throw new Error("lost");
      },
      "jobs.create": () => new Promise(() => undefined),
    },
  });
  const { uploadsOf } = await import("../../lib/uploads/use-uploads.ts");
  if (photos.length > 0) services.link.markUnreachable();
  const destination = { accountId: sessionOf().account.id, vesselId: newId(), place: "job:1", afterwards: () => null };
  for (const name of photos) {
    await services.uploadStore.put({
      ...{ ...destination, id: newId(), name, mediaType: "text/plain", sizeBytes: 3, bytes: new Blob(["abc"]) },
      ...{ addedAt: new Date(), uploadUrl: null, isSent: true, afterwards: { path: "jobs.addFiles", input: {} } },
    });
  }
  if (photos.length > 0) await uploadsOf(services).resume(destination.accountId);
  await act(async () =>
    render(
      <AppProviders services={services}>
        <SessionContext value={sessionOf()}>
          <VesselContext value={vesselOf(accessOf())}>
            <PanelsProvider>
              <Suspense>
                <Opener />
              </Suspense>
            </PanelsProvider>
          </VesselContext>
        </SessionContext>
      </AppProviders>,
    ),
  );
  return services;
}

test("says that nothing waits", async () => {
  await openPanel([]);
  expect(await screen.findByText(/^Changes you make without a link/)).toBeTruthy();
});

test("names a photo that is not sent yet, and where it lies", async () => {
  await openPanel(["belt.jpg"]);
  expect(await screen.findByText("belt.jpg")).toBeTruthy();
  expect(screen.getByText("On this device")).toBeTruthy();
  expect(screen.queryByText(/^Changes you make without a link/)).toBeNull();
});

test.each([
  [false, 1],
  [true, 0],
])("says what a private window loses, unless the browser has promised to keep it (%s)", async (isKept, times) => {
  const persisted = vi.fn(async () => isKept);
  Object.defineProperty(navigator, "storage", { configurable: true, value: { persisted } });
  await openPanel(["belt.jpg"]);
  await screen.findByText("belt.jpg");
  await vi.waitFor(() => expect(persisted).toHaveBeenCalled(), 60_000);
  await act(() => Promise.resolve());
  expect(screen.queryAllByText(/private window/)).toHaveLength(times);
});

test("does not say that everything is saved while something is on its way", async () => {
  const { queue } = await openPanel([]);
  await screen.findByText("Everything is saved.");
  const write = { accountId: sessionOf().account.id, vesselId: newId(), path: "jobs.create", input: {}, fields: {} };
  const label = { messageKey: "jobs:title", params: {} };
  const ofNow = { id: newId(), label, subject: null, queuedAt: new Date(), attempts: 0, refusal: null };
  act(() => void queue.deliver({ ...write, ...ofNow }));
  expect(await screen.findByText("Sending")).toBeTruthy();
  expect(screen.queryByText("Everything is saved.")).toBeNull();
});

test("does not say that everything is saved before the device has told what waits on it", async () => {
  const services = await openPanel([]);
  await screen.findByText("Everything is saved.");
  vi.spyOn(services.writeStore, "hasTold").mockReturnValue(false);
  await act(() => services.queue.openFor(sessionOf().account.id));
  expect(await screen.findByText("Checking this device")).toBeTruthy();
  expect(screen.getByText(/has not said yet what waits on it/)).toBeTruthy();
  vi.spyOn(services.writeStore, "isUnreadable").mockReturnValue(true);
  await act(() => services.queue.openFor(sessionOf().account.id));
  expect(await screen.findByText("Cannot read this device")).toBeTruthy();
  expect(screen.getByText(/does not let YMP read what waits/)).toBeTruthy();
});

test("discards the signature with the refused entry that it stands under", async () => {
  const { queue, writeStore, link } = await openPanel([]);
  link.markUnreachable();
  const entry = newId();
  const refusal: QueuedWrite["refusal"] = {
    kind: "refused",
    code: "conflict",
    messageKey: "logbook-refusals:closed",
    params: { number: "1" },
    fields: {},
    requestId: null,
  };
  const ofBook = (path: string, subject: string, facts: Partial<QueuedWrite> = {}): QueuedWrite => ({
    ...{ id: newId(), accountId: sessionOf().account.id, vesselId: newId(), path, input: {}, fields: {}, subject },
    ...{ label: { messageKey: "jobs:title", params: {} }, queuedAt: new Date(), attempts: 0, refusal: null, ...facts },
  });
  const others = ofBook("logbooks.signSealed", newId());
  for (const write of [ofBook("logbooks.enter", entry, { refusal }), ofBook("logbooks.signSealed", entry), others])
    await writeStore.put(write);
  await act(() => queue.openFor(sessionOf().account.id));
  fireEvent.click(await screen.findByRole("button", { name: "Discard" }));
  fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Discard" }));
  await vi.waitFor(() => expect(queue.getState().writes.map(({ id }) => id)).toEqual([others.id]), 60_000);
});
