import { afterEach, expect, test, vi } from "vitest";
import { deviceStorage } from "./device-storage.ts";

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const refuse = () => {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
};

test("a draft that the browser has no room for lasts as long as the page", () => {
  const storage = deviceStorage("sessionStorage");
  storage.setItem("draft", "Bilge");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  storage.setItem("draft", "Bilge pumped");
  expect(storage.getItem("draft")).toBe("Bilge pumped");
  storage.removeItem("draft");
  expect(storage.getItem("draft")).toBeNull();
});

test("a browser that refuses its storage altogether is worked with as one that forgets", () => {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(refuse);
  const storage = deviceStorage("sessionStorage");
  storage.setItem("draft", "Bilge");
  expect(storage.getItem("draft")).toBe("Bilge");
});
