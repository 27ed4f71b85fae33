import { defaultParseSearch, defaultStringifySearch } from "@tanstack/react-router";
import { describe, expect, test } from "vitest";
import { isSameSearch } from "../../lib/saved-views/same-search.ts";
import {
  activeFilters,
  groupedBy,
  groupingOf,
  jobsSearch,
  listInputOf,
  readViewSearch,
  viewSearchOf,
} from "./jobs.search.ts";

const read = (address: string) => jobsSearch(defaultParseSearch(address));

describe("the address of the jobs screen", () => {
  test("comes back from a link as it went in", () => {
    const search = jobsSearch({
      view: "board",
      search: "generator 1",
      departments: ["deck", "engineering"],
      priorities: ["critical"],
      dueBy: "2026-11-30",
      isOverdue: true,
      assigneeId: "me",
      sort: "priority",
      descending: true,
      job: "0199cccc-0000-7000-8000-000000000001",
    });
    expect(read(defaultStringifySearch(search))).toEqual(search);
  });

  test("leaves out what an old or mistyped link says, and keeps the rest", () => {
    expect(viewSearchOf(read('?priorities=["urgent"]&kinds=["defect"]&dueBy=31-11&sort=colour'))).toEqual({
      kinds: ["defect"],
    });
  });

  test("opens the short form from a scanned label", () => {
    const search = read("?raise=1&equipment=0199bbbb-0000-7000-8000-000000000001");
    expect([search.raise, search.equipment]).toEqual([1, "0199bbbb-0000-7000-8000-000000000001"]);
  });
});

describe("filters in force", () => {
  test("count what narrows the list, not what is usual or empty", () => {
    expect(activeFilters({ state: "open", kinds: [], isCritical: false, statuses: ["due"] })).toEqual(["statuses"]);
    expect(activeFilters({ state: "waiting" })).toEqual(["state"]);
  });

  test("ask the server for open work by due date unless told otherwise", () => {
    expect(listInputOf({})).toEqual({ state: "open", sort: "due", descending: false });
    expect(listInputOf({ state: "archive" })).toEqual({ state: "archive", sort: "done", descending: true });
  });
});

describe("grouping", () => {
  test.each([
    [{}, "due"],
    [{ sort: "title" as const }, "none"],
    [{ group: "none" as const }, "none"],
    [{ group: "status" as const, sort: "status" as const }, "status"],
    [{ group: "status" as const, sort: "title" as const }, "none"],
  ])("of %j is by %s: rows can only be gathered by what they are sorted by", (search, grouping) => {
    expect(groupingOf(search)).toBe(grouping);
  });

  test("chosen from the menu sorts by the same thing", () => {
    expect(groupingOf(groupedBy("equipment"))).toBe("equipment");
    expect(groupingOf({ sort: "title", ...groupedBy("due") })).toBe("due");
  });
});

describe("a saved view", () => {
  test("is the one in force whatever record is open over it", () => {
    const here = viewSearchOf({ kinds: ["defect"], job: "0199cccc-0000-7000-8000-000000000001", view: "table" });
    expect(isSameSearch({ kinds: ["defect"] }, here)).toBe(true);
    expect(isSameSearch({ kinds: ["defect", "class"] }, here)).toBe(false);
  });

  test("from another release is read as far as it is understood", () => {
    expect(
      isSameSearch(readViewSearch({ kinds: ["defect"], colour: "red", buckets: ["yesterday"] }), { kinds: ["defect"] }),
    ).toBe(true);
    expect(readViewSearch("nonsense")).toEqual({});
  });
});
