import { expect, test } from "vitest";
import { isOwnPath } from "./own-path.ts";

test.each(["/app/home", "/app/jobdetails/1?tab=parts#x"])("%s stays in the application", (path) => {
  expect(isOwnPath(path)).toBe(true);
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/\t/evil.example",
  "/\n/evil.example",
  "",
])("%s would lead elsewhere", (path) => {
  expect(isOwnPath(path)).toBe(false);
});
