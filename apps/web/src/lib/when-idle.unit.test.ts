import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fetchWhenSettled, mayFetchAhead } from "./when-idle.ts";

test.each([
  ["a browser that does not tell", undefined, true],
  ["a good link", { effectiveType: "4g", saveData: false }, true],
  ["a slow link", { effectiveType: "3g" }, true],
  ["a link that hardly carries anything", { effectiveType: "slow-2g" }, false],
  ["somebody who saves data", { effectiveType: "4g", saveData: true }, false],
])("what may be needed is fetched ahead for %s or not", (_, connection, is) => {
  expect(mayFetchAhead({ connection })).toBe(is);
});

describe("what may be needed", () => {
  const queryClient = new QueryClient();
  const idle: (() => void)[] = [];
  const haveAMoment = () => {
    for (const work of idle.splice(0)) work();
  };

  beforeEach(() => {
    vi.useFakeTimers();
    idle.length = 0;
    vi.stubGlobal("navigator", {});
    vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
    vi.stubGlobal("cancelIdleCallback", (call: number) => void idle.splice(call - 1, 1));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("is fetched one after the other, each in an idle moment of its own", () => {
    const fetched: string[] = [];
    fetchWhenSettled(queryClient, [() => fetched.push("menus"), () => fetched.push("routes")]);
    haveAMoment();
    vi.advanceTimersByTime(2_000);
    haveAMoment();
    expect(fetched).toEqual([]);
    haveAMoment();
    expect(fetched).toEqual(["menus"]);
    haveAMoment();
    expect(fetched).toEqual(["menus", "routes"]);
  });

  test.each([0, 1])("is not fetched any more once the screen has gone after %i pieces", (before) => {
    const fetched: string[] = [];
    const callOff = fetchWhenSettled(queryClient, [() => fetched.push("menus"), () => fetched.push("routes")]);
    vi.advanceTimersByTime(2_000);
    haveAMoment();
    for (let moment = 0; moment < before; moment++) haveAMoment();
    callOff();
    haveAMoment();
    expect(fetched).toHaveLength(before);
  });

  test("is not fetched for somebody who saves data", () => {
    vi.stubGlobal("navigator", { connection: { saveData: true } });
    const fetched: string[] = [];
    fetchWhenSettled(queryClient, [() => fetched.push("menus")]);
    vi.advanceTimersByTime(2_000);
    haveAMoment();
    haveAMoment();
    expect(fetched).toEqual([]);
  });
});
