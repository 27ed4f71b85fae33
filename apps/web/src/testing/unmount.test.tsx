import { expect, test } from "vitest";

test("a test that is led away by a link", () => {
  location.href = "mailto:captain@example.test";
  expect(location.protocol).toBe("mailto:");
});

test("leaves the next one where a page begins", () => {
  expect(location.href).toBe("http://localhost:3000/");
});
