import { RouterProvider } from "@tanstack/react-router";
import { createBrowserTranslator } from "@ymp/i18n/browser";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createLinks } from "./app/api.ts";
import { AppProviders } from "./app/app-providers.tsx";
import { deviceStorage } from "./app/device-storage.ts";
import { keepAccount, restoreAccount } from "./app/kept-account.ts";
import { createAppRouter } from "./app/router.ts";
import { createServices } from "./app/services.ts";
import { endSession } from "./app/sign-out.ts";
import { createThemeStore } from "./app/theme-store.ts";
import { oneTabAtATime, watchConnection } from "./lib/offline/connection.ts";
import { deviceQueryStore, deviceWriteStore } from "./lib/offline/device-stores.ts";
import { deviceUploadStore } from "./lib/uploads/upload-store.ts";
import "./styles.css";

async function start(root: HTMLElement) {
  const theme = createThemeStore(document.documentElement, deviceStorage("localStorage"));
  const translator = await createBrowserTranslator(theme.getState().locale);
  const services = createServices({
    translator,
    theme,
    links: createLinks(),
    writeStore: deviceWriteStore,
    queryStore: deviceQueryStore,
    uploadStore: deviceUploadStore,
    exclusively: oneTabAtATime,
    onSignedOut: () => void endSession(services, router),
  });
  const router = createAppRouter(services);
  await restoreAccount(services);
  keepAccount(services);
  watchConnection(services);
  createRoot(root).render(
    <StrictMode>
      <AppProviders services={services}>
        <RouterProvider router={router} />
      </AppProviders>
    </StrictMode>,
  );
}

const root = document.getElementById("root");
if (!root) throw new Error("The page has no root element.");
void start(root);

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  window.addEventListener("load", () => void navigator.serviceWorker.register("/service-worker.js"));
}
