import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createBrowserTranslator } from "@ymp/i18n/browser";
import { AppProviders } from "../app/app-providers.tsx";
import { createAppRouter } from "../app/router.ts";
import { createServices } from "../app/services.ts";
import { endSession } from "../app/sign-out.ts";
import { createThemeStore } from "../app/theme-store.ts";
import { chooseVessel } from "../app/vessel-choice.ts";
import { createMemoryQueryStore } from "../lib/offline/device-stores.ts";
import { createMemoryWriteStore } from "../lib/offline/write-store.ts";
import { createMemoryUploadStore } from "../lib/uploads/upload-store.ts";
import { type Answers, fakeServer } from "./fake-server.ts";
import { accessOf, sessionOf, vesselOf } from "./sessions.ts";

/** A captain on board, for tests that are not about who is signed in. */
export const captainOnBoard: Answers = {
  "session.me": () => sessionOf(),
  "session.vessel": () => vesselOf(accessOf()),
  "session.needsFirstAdministrator": () => false,
};

/** The whole application at a path, with its real router and query client, over a server that answers as told. */
export async function renderApp(path: string, answers: Answers = captainOnBoard) {
  chooseVessel(null);
  const storage = new Map<string, string>();
  const theme = createThemeStore(document.documentElement, {
    getItem: (key) => storage.get(key) ?? null,
    setItem: (key, value) => void storage.set(key, value),
  });
  const services = createServices({
    translator: await createBrowserTranslator("en"),
    theme,
    links: [fakeServer(answers)],
    writeStore: createMemoryWriteStore(),
    queryStore: createMemoryQueryStore(),
    uploadStore: createMemoryUploadStore(),
    onSignedOut: () => void endSession(services, router),
  });
  const router = createAppRouter(services, createMemoryHistory({ initialEntries: [path] }));
  const view = render(
    <AppProviders services={services}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return { ...view, services, router, storage, user: userEvent.setup() };
}
