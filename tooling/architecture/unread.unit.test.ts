import { expect, it } from "vitest";
import { filesMatching, isTest } from "./source-tree.ts";

/** `NotLoaded` itself says nothing while something is on its way, and that it is not on this device where there is no link. */
const EMPTY_MEANWHILE = /\? <NotLoaded query=\{\w+\} \/> : null;/;

it("no screen is an empty page while there is no link to read it over", () => {
  const screens = filesMatching(/^apps\/web\/src\/.*\.tsx$/).filter(({ path }) => !isTest(path));
  expect(screens.filter(({ text }) => text.includes("<NotLoaded")).length).toBeGreaterThan(20);
  expect(screens.filter(({ text }) => EMPTY_MEANWHILE.test(text)).map(({ path }) => path)).toEqual([]);
});
