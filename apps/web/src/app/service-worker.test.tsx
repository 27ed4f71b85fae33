import { afterEach, expect, test, vi } from "vitest";
import { registerServiceWorker } from "./service-worker.ts";

const register = vi.fn(() => Promise.reject(new DOMException("The operation is insecure.", "SecurityError")));

afterEach(() => {
  vi.restoreAllMocks();
  register.mockClear();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

function withServiceWorkers() {
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: { register } });
}

test("the application is kept for use without a link, and a refusal stops nothing", () => {
  withServiceWorkers();
  registerServiceWorker();
  expect(register).toHaveBeenCalledExactlyOnceWith("/service-worker.js");
});

test("a browser that blocks what sites keep is not asked to keep the application", () => {
  withServiceWorkers();
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  registerServiceWorker();
  expect(register).not.toHaveBeenCalled();
});
