import { afterEach, expect } from "vitest";

const unknown: string[] = [];
const tell = console.error;

console.error = (...parts: unknown[]) => {
  const [first] = parts;
  if (typeof first === "string" && first.startsWith("No language knows ")) unknown.push(first);
  tell(...parts);
};

/** For every test of a screen: what it shows has words. */
afterEach(() => {
  expect(unknown.splice(0)).toEqual([]);
});
