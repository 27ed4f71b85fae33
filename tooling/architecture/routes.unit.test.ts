import { isPlannedScreen } from "@ymp/core/planned-screens";
import { describe, expect, it } from "vitest";
import { addressOf, builtAddresses, withoutParameterNames } from "./route-files.ts";
import { filesMatching, isTest } from "./source-tree.ts";
import missing from "./spec/missing-routes.json" with { type: "json" };
import specified from "./spec/routes.json" with { type: "json" };

describe("addresses", () => {
  const built = builtAddresses();
  const absent = specified.addresses.filter((address) => !built.has(withoutParameterNames(address)));

  it("that are documented are built, but for those listed as missing", () => {
    expect(absent.filter((address) => !missing.includes(address))).toEqual([]);
  });

  it("that are missing say so instead of leading home", () => {
    const below = missing.map((address) => address.replace("/app/", ""));
    expect(below.filter((path) => !isPlannedScreen(path))).toEqual([]);
    expect(["home", "equipment", "nothing-here", ""].filter(isPlannedScreen)).toEqual([]);
  });

  it("are struck from the list of missing ones when they are built", () => {
    expect(missing.filter((address) => !absent.includes(address))).toEqual([]);
  });
});

it("the small route trees are read by tests that share nothing: they take their children from the routes of the whole", () => {
  const reading = filesMatching(/^apps\/web\/src\/.*\.tsx?$/).filter(
    ({ path, text }) => isTest(path) && /parts-of-tree|(?:home|sign-in)-tree\.gen/.test(text),
  );
  expect(reading.map(({ path }) => path)).toEqual(["apps/web/src/app/router.alone.test.tsx"]);
});

describe("the reading of route files", () => {
  it.each([
    ["app/jobdetails.$id.tsx", "/app/jobdetails/{}"],
    ["app/home.tsx", "/app/home"],
    ["_signed-in/app/accounting/index.tsx", "/app/accounting"],
    ["app/officiallogbook_.logdetails.$id.tsx", "/app/officiallogbook/logdetails/{}"],
    ["index.tsx", "/"],
  ])("%s answers %s", (file, address) => {
    expect(addressOf(`apps/web/src/routes/${file}`)).toBe(address);
  });

  it.each(["__root.tsx", "app/route.tsx", "_signed-in.tsx"])("%s answers nothing itself", (file) => {
    expect(addressOf(`apps/web/src/routes/${file}`)).toBeUndefined();
  });
});
