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

test("what this tab has is not forgotten where the system ended the process that held it", () => {
  const storage = deviceStorage("sessionStorage");
  storage.setItem("vessel", "v1");
  sessionStorage.clear();
  expect(storage.getItem("vessel")).toBe("v1");
  storage.removeItem("vessel");
  expect(storage.getItem("vessel")).toBeNull();
});

test("what every tab shares is as the device has it", () => {
  const storage = deviceStorage("localStorage");
  storage.setItem("theme", "dark");
  localStorage.clear();
  expect(storage.getItem("theme")).toBeNull();
});
