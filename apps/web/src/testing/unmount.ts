import { cleanup } from "@testing-library/react";
import { toast } from "@ymp/ui/primitives/toaster";
import { afterAll, afterEach, vi } from "vitest";
import { tabMemory } from "../app/device-storage.ts";

/** Where a page begins. */
const home = "http://localhost:3000/";

/** A link that is followed leads the simulated browser away, and with it every test after. */
function comeHome() {
  const browser: unknown = Reflect.get(window, "happyDOM");
  if (location.href !== home && browser instanceof Object && "setURL" in browser && browser.setURL instanceof Function)
    browser.setURL(home);
}

/** No screen outlives its test: React would go on with it after the simulated browser is gone. Nor does what the page keeps. */
afterEach(() => {
  cleanup();
  toast.clear();
  sessionStorage.clear();
  tabMemory.clear();
  localStorage.clear();
  comeHome();
});

/** Code that a screen fetched ahead comes while there still is a page for it. */
afterAll(() => vi.dynamicImportSettled());
