import { waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createMemoryQueryStore } from "../lib/offline/device-stores.ts";
import { createMemoryStore } from "../lib/offline/pending-store.ts";
import { tabServices } from "../testing/tab-services.ts";
import { createLinks } from "./api.ts";
import { createServices } from "./services.ts";
import { chooseVessel } from "./vessel-choice.ts";

afterEach(() => {
  vi.restoreAllMocks();
  chooseVessel(null);
});

/** What an open tab works with, over its real links. */
async function openTab() {
  const { translator, theme } = await tabServices({ answers: {} });
  return createServices({
    ...{ translator, theme },
    links: createLinks(() => "a1"),
    writeStore: createMemoryStore(),
    queryStore: createMemoryQueryStore(),
    uploadStore: createMemoryStore(),
    onSignedOut: () => undefined,
  });
}

test("calls of an open page name its vessel also after the system ended the process that held what this tab has", async () => {
  const send = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Load failed"));
  const { client } = await openTab();
  chooseVessel("v1");
  sessionStorage.clear();
  await client.jobs.summary.query().catch(() => undefined);
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.calls.map(([, init]) => new Headers(init?.headers).get("x-vessel-id"))).toEqual(["v1"]);
});
