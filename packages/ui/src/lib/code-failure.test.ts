import { expect, test } from "vitest";
import { codeFailureOf } from "./code-failure.ts";

test.each([
  ["Chromium", "Failed to fetch dynamically imported module: /assets/a.js"],
  ["Firefox", "error loading dynamically imported module: /assets/a.js"],
  ["WebKit", "Importing a module script failed."],
])("code that %s could not fetch is told of as the server not answering", (_browser, message) => {
  expect(codeFailureOf(new TypeError(message))).toBe("notFetched");
});

test("code that a browser cannot read is told of as an older browser", () => {
  expect(codeFailureOf(new SyntaxError("Unexpected token '{'"))).toBe("olderBrowser");
});

test("code that fails as it begins is told of as our fault", () => {
  expect(codeFailureOf(new TypeError("Illegal constructor"))).toBe("broken");
});
