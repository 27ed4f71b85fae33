import { describe, expect, it } from "vitest";
import { withoutComments } from "./code-text.ts";
import { codeFiles, isTest } from "./source-tree.ts";

/** Where a database of the device is opened; its every use is bounded and tried again there. */
const DATABASE = "apps/web/src/lib/offline/reopening-database.ts";
/** Where what a database holds is named and keyed. */
const STORES = /^apps\/web\/src\/lib\/(offline\/device-|uploads\/upload-)(database|stores|store)\.ts$/;
const INDEXED_DB = /\bindexedDB\b|\bIDB[A-Z]\w*|\b(?:import\(|from )"idb"/;
/** Runs before anything else of the product and reads on its own. */
const BROWSER_STORAGE = /^apps\/web\/src\/(app\/device-storage|boot\/[a-z-]+)\.ts$/;
const KEPT_BY_BROWSER = /\b(?:localStorage|sessionStorage)\s*[.[]|\bwindow\.(?:local|session)Storage\b/;
/** Those that bound how long they wait for what a store holds. */
const PATIENT = [
  "apps/web/src/app/kept-account.ts",
  "apps/web/src/lib/offline/kept-queries.ts",
  "apps/web/src/lib/offline/pending-store.ts",
];
const DEVICE_ASKED = /\b(?:queryStore|device)\.(?:list|put|clear|remove)\(/;
/** Refused together with the storage: each is asked by files that go on without it. */
const REFUSED_WITH_STORAGE = [
  { what: /\bserviceWorker\s*\??\.\s*\w/, at: ["apps/web/src/app/service-worker.ts"] },
  { what: /\bnavigator\.locks\b/, at: ["apps/web/src/lib/in-one-tab.ts"] },
  { what: /\bcaches\s*\??\./, at: ["apps/web/src/app/kept-pictures.ts"] },
  {
    what: /\bnavigator\.storage\b/,
    at: ["kept-for-good", "pending-store"].map((file) => `apps/web/src/lib/offline/${file}.ts`),
  },
  { what: /\bnew (?:BroadcastChannel|SharedWorker)\b|\bcookieStore\b|\bdocument\.cookie\b/, at: [] },
];

const browser = codeFiles().filter(
  ({ path }) => /^(apps\/web\/src\/(?!testing\/)|packages\/ui\/src\/)/.test(path) && !isTest(path),
);
const using = (pattern: RegExp) =>
  browser.filter(({ text }) => pattern.test(withoutComments(text))).map(({ path }) => path);

describe("what is kept on the device", () => {
  it("lies in databases that are opened in one place", () => {
    const elsewhere = using(INDEXED_DB).filter((path) => path !== DATABASE && !STORES.test(path));
    expect(elsewhere).toEqual([]);
    expect(browser.filter(({ text }) => /\bopenDB[<(]/.test(text)).map(({ path }) => path)).toEqual([DATABASE]);
  });

  it("is asked for only where waiting for it has an end", () => {
    expect(using(DEVICE_ASKED).filter((path) => !PATIENT.includes(path))).toEqual([]);
  });

  it("is set in the browser's storage through the one door that a refusal does not stop", () => {
    expect(using(KEPT_BY_BROWSER).filter((path) => !BROWSER_STORAGE.test(path))).toEqual([]);
  });

  it.each(REFUSED_WITH_STORAGE)("goes on without what the browser refuses with its storage: $what", ({ what, at }) => {
    expect(using(what)).toEqual(at);
  });

  it("is kept in a tab as somebody's draft, or as what tells nobody anything", () => {
    expect(using(/\bdeviceStorage\("sessionStorage"\)/)).toEqual([
      "apps/web/src/app/tab-drafts.ts",
      "apps/web/src/app/vessel-choice.ts",
      "apps/web/src/features/equipment/use-expanded.ts",
    ]);
  });

  it("is found by each of these patterns", () => {
    expect(INDEXED_DB.test('const { openDB } = await import("idb");')).toBe(true);
    expect(INDEXED_DB.test('indexedDB.open("ymp")')).toBe(true);
    expect(DEVICE_ASKED.test("await services.queryStore.list(scope)")).toBe(true);
    expect(REFUSED_WITH_STORAGE[4]?.what.test('new BroadcastChannel("tabs")')).toBe(true);
    expect(KEPT_BY_BROWSER.test('localStorage.setItem("a", "b")')).toBe(true);
  });
});
