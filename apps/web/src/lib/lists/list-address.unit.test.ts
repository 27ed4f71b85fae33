import { describe, expect, test } from "vitest";
import { flag, listOf, oneOf, onlyYes, text } from "../search-readers.ts";
import { askedAs, listAddress } from "./list-address.ts";

const someId = "0199cccc-0000-7000-8000-000000000001";

const voyages = listAddress({
  path: "/app/voyages",
  opens: "voyage",
  filters: {
    search: text(),
    ports: listOf(text(), 5),
    isCharter: onlyYes,
    isAtSea: flag,
    state: oneOf(["open", "over"]),
  },
  usual: { state: "open" },
  sorts: ["name", "startsOn"],
  order: { sort: "startsOn", descending: true },
  more: { new: oneOf([true]) },
});

const fleet = askedAs(
  listAddress({
    path: "/app/fleet",
    filters: { search: text() },
    parts: { fleet: oneOf(["ours", "sold"]) },
    usual: { fleet: "ours" },
    sorts: ["name"],
    order: { sort: "name" },
    more: {},
  }),
  ({ fleet, ...said }) => ({ ...said, isSold: fleet === "sold" }),
);

describe("the address of a list", () => {
  test("asks the server for what is usual, in the list's own order, while it says nothing", () => {
    expect(voyages.inputOf(voyages.read({}))).toEqual({ state: "open", sort: "startsOn", descending: true });
    expect(voyages.hasFilters({})).toBe(false);
  });

  test("runs upwards by a heading that was pressed, unless it says otherwise", () => {
    expect(voyages.inputOf({ sort: "name" })).toMatchObject({ sort: "name", descending: false });
    expect(voyages.inputOf({ sort: "name", descending: true })).toMatchObject({ descending: true });
    expect(voyages.inputOf({ descending: false })).toMatchObject({ sort: "startsOn", descending: false });
  });

  test("does not ask for what says nothing", () => {
    const asked = voyages.inputOf(voyages.read({ search: "", ports: [], isCharter: false }));
    expect(asked).toEqual({ state: "open", sort: "startsOn", descending: true });
  });

  test("asks for those of which something is not so, where its reader takes a no", () => {
    const ashore = voyages.read({ isAtSea: false, descending: false });
    expect(voyages.inputOf(ashore)).toMatchObject({ isAtSea: false });
    expect(voyages.viewOf(ashore)).toEqual({ isAtSea: false });
  });

  test.each([
    [{}, false],
    [{ state: "open" }, false],
    [{ search: "", ports: [], isCharter: false }, false],
    [{ sort: "name", voyage: someId }, false],
    [{ isAtSea: false }, true],
    [{ state: "over" }, true],
    [{ search: "genoa" }, true],
    [{ ports: ["Genoa"] }, true],
  ])("of %j says whether the list is narrowed: %s", (said, isNarrowed) => {
    expect(voyages.hasFilters(voyages.read(said))).toBe(isNarrowed);
  });

  test("leaves out what it does not understand, and keeps what is neither filter nor order out of views", () => {
    const said = { ports: ["Genoa"], state: "open", sort: "depth", voyage: someId, new: true, gone: 1 };
    expect(voyages.read(said)).toEqual({ ports: ["Genoa"], state: "open", voyage: someId, new: true });
    expect(voyages.viewOf(voyages.read(said))).toEqual({ ports: ["Genoa"] });
    expect(voyages.listed(said)).toEqual({ ports: ["Genoa"], state: "open" });
  });

  test("opens one record over the list", () => {
    expect(voyages.openIn(voyages.read({ voyage: someId }))).toBe(someId);
    expect(voyages.openIn(voyages.read({ voyage: "the last one" }))).toBeUndefined();
    expect(voyages.read({ ...voyages.opening(someId) })).toEqual({ voyage: someId });
    expect(voyages.hrefOf(someId)).toBe(`/app/voyages?voyage=${someId}`);
  });

  test("of a list in parts filters and order stay when another part is chosen", () => {
    expect(fleet.read({ fleet: "sold", search: "ada", sort: "name" })).toMatchObject({ fleet: "sold", search: "ada" });
    expect(fleet.hasFilters({ fleet: "sold" })).toBe(false);
    expect(fleet.noFilters).toEqual({ search: undefined });
    expect(fleet.partOf({ fleet: "sold", search: "ada" })).toEqual({ fleet: "sold" });
    expect(fleet.partOf({ fleet: "ours" })).toEqual(fleet.partOf({}));
    expect({ fleet: "sold", search: "ada", ...fleet.partOf({}) }).toEqual({ fleet: undefined, search: "ada" });
    expect(fleet.listed({ fleet: "sold", gone: 1 })).toEqual({ fleet: "sold" });
  });

  test("asks in the server's words, where those are others than the address's", () => {
    const order = { sort: "name", descending: false };
    expect(fleet.inputOf(fleet.read({}))).toEqual({ isSold: false, ...order });
    expect(fleet.inputOf({ fleet: "sold", search: "ada" })).toEqual({ isSold: true, search: "ada", ...order });
    expect(fleet.filtersOf({ fleet: "sold" })).toEqual({ isSold: true });
  });

  test("opens nothing over a list whose rows lead to pages", () => {
    const people = listAddress({
      ...{ path: "/app/people", filters: { search: text() }, usual: {}, sorts: ["name"], more: {} },
      order: { sort: "name" },
    });
    expect(people.read({ search: "ada", undefined: someId })).toEqual({ search: "ada" });
    expect(people.openIn({ search: "ada" })).toBeUndefined();
  });
});
