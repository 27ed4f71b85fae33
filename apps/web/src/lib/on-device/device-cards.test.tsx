import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { newId } from "@ymp/core/ids";
import { type ReactNode, Suspense } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AppProviders } from "../../app/app-providers.tsx";
import { installOffer } from "../../app/install-offer.ts";
import { SessionContext, VesselContext } from "../../app/session.ts";
import { PanelsProvider, usePanels } from "../../app/shell/panels.tsx";
import { accessOf, sessionOf, vesselOf } from "../../testing/sessions.ts";
import { tabServices } from "../../testing/tab-services.ts";
import type { QueuedWrite } from "../offline/queued-write.ts";
import { InstallCard } from "./install-card.tsx";
import { UnsentCard } from "./unsent-card.tsx";

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1";
const dayMs = 24 * 60 * 60_000;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  installOffer.current = null;
});

const Opened = () => <output>{usePanels().open}</output>;

async function renderCard(card: ReactNode, writes: readonly QueuedWrite[] = []) {
  const services = await tabServices({ answers: {} });
  const session = sessionOf();
  await services.queue.openFor(session.account.id);
  for (const write of writes) await services.queue.add(write);
  await act(async () =>
    render(
      <AppProviders services={services}>
        <SessionContext value={session}>
          <VesselContext value={vesselOf(accessOf())}>
            <PanelsProvider>
              <Suspense>{card}</Suspense>
              <Opened />
            </PanelsProvider>
          </VesselContext>
        </SessionContext>
      </AppProviders>,
    ),
  );
}

describe("the way to the home screen", () => {
  test("is told in this browser's own words, until it is closed for good", async () => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(iphone);
    await renderCard(<InstallCard />);
    expect(await screen.findByText("In the browser's Share menu, choose Add to Home Screen.")).toBeTruthy();
    screen.getByRole("button", { name: "Do not show again on this device" }).click();
    await waitFor(() => expect(screen.queryByText("Keep YMP on the home screen")).toBeNull());
    cleanup();
    await renderCard(<InstallCard />);
    expect(screen.queryByText("Keep YMP on the home screen")).toBeNull();
  });

  test("is one press where the browser offers it, and gone once it was taken", async () => {
    await renderCard(<InstallCard />);
    expect(screen.queryByText("Keep YMP on the home screen")).toBeNull();
    const prompt = vi.fn(async () => undefined);
    window.dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt }));
    (await screen.findByRole("button", { name: "Install" })).click();
    expect(prompt).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event("appinstalled"));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Install" })).toBeNull());
  });

  test("is not told where it was opened from there", async () => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(iphone);
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        ...{ media: query, matches: query.includes("standalone"), onchange: null },
        ...{ addListener: () => {}, removeListener: () => {} },
      }),
    );
    await renderCard(<InstallCard />);
    expect(screen.queryByText("Keep YMP on the home screen")).toBeNull();
  });
});

describe("what was not sent", () => {
  const writeOf = (ageMs: number): QueuedWrite => ({
    ...{ id: newId(), accountId: sessionOf().account.id, vesselId: newId(), path: "jobs.complete", input: {} },
    ...{ label: { messageKey: "jobs:completed", params: {} }, fields: {}, subject: null },
    ...{ queuedAt: new Date(Date.now() - ageMs), attempts: 0, refusal: null },
  });

  test("for more than a day is said, with the way to it", async () => {
    await renderCard(<UnsentCard />, [writeOf(2 * dayMs), writeOf(3 * dayMs), writeOf(0)]);
    expect(await screen.findByText(/^2 changes since .* are still not sent$/)).toBeTruthy();
    screen.getByRole("button", { name: "Show what waits" }).click();
    expect(await screen.findByText("queue")).toBeTruthy();
  });

  test("since today is not said", async () => {
    await renderCard(<UnsentCard />, [writeOf(0)]);
    expect(screen.queryByRole("button", { name: "Show what waits" })).toBeNull();
  });
});
