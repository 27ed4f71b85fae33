import "fake-indexeddb/auto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { KeptQuery } from "./device-database.ts";
import { createMemoryQueryStore, deviceQueryStore, notingRefusals } from "./device-stores.ts";
import { scopeOf } from "./kept-queries.ts";

const query = (accountId: string, vesselId: string | null): KeptQuery => {
  const key = ["jobs"];
  return { scope: scopeOf(accountId, vesselId), hash: JSON.stringify(key), key, data: accountId, updatedAt: 1 };
};
const all = [query("a", "v"), query("b", "v"), query("b", null), query("bb", "v"), query("c", null)];

describe.each([
  ["the device", deviceQueryStore],
  ["a memory", createMemoryQueryStore()],
])("what was read and is kept in %s", (_where, store) => {
  beforeEach(() => {
    vi.stubGlobal("window", new EventTarget());
    return store.put(all);
  });
  const scopesLeft = async () =>
    (await Promise.all(all.map(({ scope }) => store.list(scope)))).flat().map(({ scope }) => scope);

  test("is cleared of all accounts but one", async () => {
    await store.keepOnly(() => "b");
    expect(await scopesLeft()).toEqual(["b:v", "b:-"]);
  });

  test("is cleared of everybody where nobody is to be kept", async () => {
    await store.keepOnly(() => null);
    expect(await scopesLeft()).toEqual([]);
  });
});

test("a store that gives or takes nothing is known to refuse, until it does again", async () => {
  const device = createMemoryQueryStore();
  const refuse = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  let [list, put] = [device.list, refuse as typeof device.put];
  const store = notingRefusals({ ...device, list: (scope) => list(scope), put: (queries) => put(queries) });
  await expect(store.put(all)).rejects.toThrow("full");
  expect(store.refuses()).toBe(true);
  put = device.put;
  await store.put(all);
  expect(store.refuses()).toBe(false);
  list = refuse;
  await expect(store.list("a:v")).rejects.toThrow("full");
  expect(store.refuses()).toBe(true);
});
