import { describe, expect, it, vi } from "vitest";
import { type BrowserTranslator, createBrowserTranslator } from "./browser.ts";

describe("a translator that has only some of its words", () => {
  it("stays silent where words are on their way, asks for them and tells when they came", async () => {
    const translator = await createBrowserTranslator("en", ["entry"]);
    const came = new Promise<void>((resolve) => translator.subscribe(resolve));
    expect(translator.isSayable("inventory:pages.inventory")).toBe(false);
    expect(translator.t("inventory:pages.inventory")).toBe("");
    expect(translator.within(["inventory"])("pages.inventory")).toBe("");
    await came;
    await translator.allWords();
    expect(translator.t("inventory:pages.inventory")).toBe("Inventory");
    expect(translator.within(["jobs", "inventory"])("pages.inventory")).toBe("Inventory");
  });

  it("looks through several namespaces, and waits while the words of one are missing", async () => {
    using told = vi.spyOn(console, "error").mockImplementation(() => {});
    const translator = await createBrowserTranslator("en", ["entry"]);
    expect(translator.within(["ui", "controls"])("retry")).toBe("Retry");
    expect(translator.within(["ui", "controls"])("cancel")).toBe("");
    await translator.wordsOf("work");
    expect(translator.within(["ui", "controls"])("cancel")).toBe("Cancel");
    expect(told).not.toHaveBeenCalled();
  });

  it("shows a key that no language knows and tells of it, so that it is found", async () => {
    using told = vi.spyOn(console, "error").mockImplementation(() => {});
    const translator = await createBrowserTranslator("en", ["entry"]);
    expect(translator.t("common:nothingLikeThis")).toBe("common:nothingLikeThis");
    expect(translator.within(["errors"])("nothingLikeThis")).toBe("errors:nothingLikeThis");
    expect(told.mock.calls).toEqual([
      ["No language knows common:nothingLikeThis."],
      ["No language knows errors:nothingLikeThis."],
    ]);
    expect(translator.exists("common:nothingLikeThis")).toBe(false);
    expect(translator.exists("common:product")).toBe(true);
  });

  it("takes over in the next language what it knew in the last, and learns the rest in that", async () => {
    const translator = await createBrowserTranslator("en", ["entry", "stores"]);
    const late = translator.wordsOf("people");
    await translator.speak("fr");
    await late;
    expect(translator.language).toBe("fr");
    expect(translator.t("inventory:pages.inventory")).not.toBe("");
    expect(translator.isSayable("users:title")).toBe(true);
    expect(translator.isSayable("orders:title")).toBe(false);
    await translator.wordsOf("purchasing");
    expect(translator.isSayable("orders:title")).toBe(true);
  });

  it("is another one for the person who draws when words came that were missed", async () => {
    const missed = {
      saying: (of: BrowserTranslator) => of.t("inventory:pages.inventory"),
      looking: (of: BrowserTranslator) => of.exists("inventory:pages.inventory"),
      asking: (of: BrowserTranslator) => of.isSayable("inventory:pages.inventory"),
    };
    for (const [name, miss] of Object.entries(missed)) {
      const fresh = await createBrowserTranslator("en", ["entry"]);
      miss(fresh);
      const { t } = fresh;
      await fresh.wordsOf("stores");
      expect(fresh.t, name).not.toBe(t);
    }
  });

  it("has nothing drawn again for words that nobody missed", async () => {
    const translator = await createBrowserTranslator("en", ["entry"]);
    let drawings = 0;
    translator.subscribe(() => drawings++);
    expect(translator.t("common:product")).toBe("YMP");
    const { t } = translator;
    await translator.allWords();
    await translator.wordsOf("stores", "fr");
    expect(drawings).toBe(0);
    expect(translator.t).toBe(t);
    expect(t("inventory:pages.inventory")).toBe("Inventory");
  });
});
