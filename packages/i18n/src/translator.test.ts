import { describe, expect, it } from "vitest";
import { localeOfHeader } from "./locales.ts";
import { readMessages } from "./message-files.ts";
import { createTranslator } from "./translator.ts";

const translate = createTranslator(readMessages());

describe("the server's translator", () => {
  it("puts parameters in and chooses the plural", () => {
    expect(translate("en", "auth:tooManyAttempts", { count: 1 })).toBe("Too many attempts. Try again in 1 minute.");
    expect(translate("en", "auth:tooManyAttempts", { count: 15 })).toBe("Too many attempts. Try again in 15 minutes.");
    expect(translate("ja", "auth:tooManyAttempts", { count: 15 })).toContain("15分後");
    expect(translate("fr", "messages:vesselSwitched", { boat: "L’Étoile" })).toBe("Passage à L’Étoile");
  });

  it("knows no key that is in no file", () => {
    expect(() => translate("en", "errors:nothingLikeThis")).toThrow(RangeError);
  });

  it("takes the first language of the browser that it has", () => {
    expect(localeOfHeader("de-DE,fr-CH;q=0.9,en;q=0.8")).toBe("fr");
    expect(localeOfHeader("zh-Hant-TW")).toBe("zh");
    expect(localeOfHeader("de")).toBe("en");
    expect(localeOfHeader(undefined)).toBe("en");
  });
});
