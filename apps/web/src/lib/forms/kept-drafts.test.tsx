import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftStorage, draftsKeyOf } from "../../app/draft-storage.ts";
import { draftPlace, type KeptDraft } from "./kept-drafts.ts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

function split(text: string): [string, ...string[]] {
  const [account = "", ...rest] = text.split("/");
  return [account, ...rest];
}

const draft = (typed: Record<string, unknown> = { name: "Pump" }): KeptDraft => ({
  ...{ id: "r1", version: 1, base: { name: "Impeller" }, typed, at: new Date() },
});

test("a draft lies in the device's own storage, each record's for itself", () => {
  const item = draftPlace("anna", "vessel", "item", "r1");
  item.keep(draft());
  expect(localStorage.getItem(draftsKeyOf("anna"))).toContain("Pump");
  expect(item.read()?.typed).toEqual({ name: "Pump" });
  for (const other of ["ben/vessel/item/r1", "anna/other/item/r1", "anna/vessel/item/r2"])
    expect(draftPlace(...split(other)).read()).toBeNull();
  item.drop();
  expect(localStorage.getItem(draftsKeyOf("anna"))).toBeNull();
});

test("what is older than two months is neither shown nor kept on", () => {
  vi.useFakeTimers({ now: new Date("2026-01-01T08:00:00Z") });
  draftPlace("anna", "vessel", "item", "r1").keep(draft());
  draftPlace("ben", "vessel", "item", "r1").keep(draft());
  vi.setSystemTime(new Date("2026-03-03T08:00:00Z"));
  expect(draftPlace("anna", "vessel", "item", "r1").read()).toBeNull();
  draftPlace("anna", "vessel", "item", "r2").keep(draft({ name: "New" }));
  expect(localStorage.getItem(draftsKeyOf("anna"))).not.toContain("Pump");
  draftPlace("cleo", "vessel", "item", "r1").keep(draft());
  expect(localStorage.getItem(draftsKeyOf("ben"))).toBeNull();
});

test("the oldest go where there are too many, or too much", () => {
  vi.useFakeTimers({ now: new Date("2026-01-01T08:00:00Z") });
  const keep = (record: string, typed?: Record<string, unknown>) => {
    vi.advanceTimersByTime(1000);
    draftPlace("anna", "vessel", "item", record).keep(draft(typed));
  };
  for (let count = 0; count < 31; count += 1) keep(`r${count}`);
  expect(draftPlace("anna", "vessel", "item", "r0").read()).toBeNull();
  expect(draftPlace("anna", "vessel", "item", "r1").read()).not.toBeNull();
  keep("large", { text: "x".repeat(499_000) });
  expect(draftPlace("anna", "vessel", "item", "large").read()).not.toBeNull();
  expect(draftPlace("anna", "vessel", "item", "r1").read()).toBeNull();
});

test("what another version of the application kept is passed over", () => {
  draftStorage.setItem(draftsKeyOf("anna"), `{"vessel/item/r1":{"was":"another shape"}}`);
  expect(draftPlace("anna", "vessel", "item", "r1").read()).toBeNull();
  draftStorage.setItem(draftsKeyOf("anna"), "no JSON");
  expect(draftPlace("anna", "vessel", "item", "r1").read()).toBeNull();
});
