import { RouterProvider } from "@tanstack/react-router";
import { type Area, beginTranslator } from "@ymp/i18n/browser";
import { codeInTime, evenLate } from "@ymp/ui/lib/code-in-time";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createLinks } from "./app/api.ts";
import { AppProviders } from "./app/app-providers.tsx";
import { askAhead } from "./app/ask-ahead.ts";
import { deviceStorage } from "./app/device-storage.ts";
import { forgetAccount, keepDevice } from "./app/keep-device.ts";
import { restoreAccount } from "./app/kept-account.ts";
import { followOtherTabs } from "./app/other-tabs.ts";
import { isSignOutOwed } from "./app/owed-sign-out.ts";
import { fetchTree, treePartFor } from "./app/parts-of-tree.ts";
import { createAppRouter } from "./app/router.ts";
import { registerServiceWorker } from "./app/service-worker.ts";
import { createServices, type Services } from "./app/services.ts";
import { isSignInPath } from "./app/sign-in-path.ts";
import { endSession } from "./app/sign-out.ts";
import { createThemeStore } from "./app/theme-store.ts";
import { showCodeNotFetched } from "./boot/code-not-fetched.ts";
import { oneTabAtATime, watchConnection } from "./lib/offline/connection.ts";
import { deviceQueryStore, deviceWriteStore } from "./lib/offline/device-stores.ts";
import { pause } from "./lib/pause.ts";
import { deviceUploadStore } from "./lib/uploads/upload-store.ts";
import { whenSettled } from "./lib/when-idle.ts";
import "./styles.css";

async function start(root: HTMLElement) {
  showCodeNotFetched();
  // It holds what the browser offers once a load.
  void codeInTime(() => import("./app/install-offer.ts")).catch(() => undefined);
  // What the code needs to begin with is one long piece of work by itself, here and below.
  await pause();
  const theme = createThemeStore(document.documentElement, deviceStorage("localStorage"));
  const translator = beginTranslator(theme.getState().locale, codeInTime);
  const words: Area[] = isSignInPath(location.pathname) ? ["entry", "door"] : ["entry", "work"];
  const services: Services = createServices({
    translator,
    theme,
    links: createLinks(() => services.unsentFiles.getState().accountId),
    writeStore: deviceWriteStore,
    queryStore: deviceQueryStore,
    uploadStore: deviceUploadStore,
    exclusively: oneTabAtATime,
    onSignedOut: () => void routing.then((router) => endSession(services, router)),
  });
  const routing = findRoutes(services);
  // Answers and code are on their way at the same time; on a slow link code takes longer than both answers.
  askAhead(services, location.href);
  const [router] = await Promise.all([
    routing,
    isSignOutOwed() ? void forgetAccount(services) : restoreAccount(services),
    ...words.map((area) => evenLate(translator.wordsOf(area))),
  ]);
  watchConnection(services);
  followOtherTabs(services, router);
  void keepDevice(services);
  keepForSea(services);
  await pause();
  createRoot(root).render(
    <StrictMode>
      <AppProviders services={services}>
        <RouterProvider router={router} />
      </AppProviders>
    </StrictMode>,
  );
}

async function findRoutes(services: Services) {
  const part = treePartFor(location.pathname);
  const routeTree = await fetchTree(part);
  await pause();
  return createAppRouter(services, { routeTree, part });
}

/** It fetches the whole application, which the first screen must not wait behind. */
function keepForSea({ queryClient }: Services) {
  if (import.meta.env.PROD) whenSettled(queryClient, registerServiceWorker);
}

const root = document.getElementById("root");
if (!root) throw new Error("The page has no root element.");
start(root).catch((error: unknown) => {
  document.documentElement.dataset.start = "failed";
  // `boot/not-started.ts` knows in which language, and what is said of code that cannot be read.
  root.dispatchEvent(new ErrorEvent("error", { message: String(error) }));
  console.error(error);
});
