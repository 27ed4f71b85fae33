import { expect, it } from "vitest";
import type { QueuedWrite } from "../../lib/offline/queued-write.ts";
import { countRows, rowsInView, rowsOfCode, summaryOf, tellsDifferences } from "./count-rows.ts";
import type { CountLine } from "./counts.queries.ts";

const ids = {
  count: "0197a1de-7f2a-7c3e-9d55-1f2e3d4c5b01",
  item: "0197a1de-7f2a-7c3e-9d55-1f2e3d4c5b02",
  place: "0197a1de-7f2a-7c3e-9d55-1f2e3d4c5b03",
  entry: "0197a1de-7f2a-7c3e-9d55-1f2e3d4c5b04",
};
const at = new Date("2026-06-15T09:00:00Z");

const line = (facts: Partial<CountLine> = {}): CountLine => ({
  key: "line",
  itemId: ids.item,
  name: "Impeller kit",
  partNo: "09-1028B",
  barcode: "4006381333931",
  category: "Pumps",
  unit: "pcs",
  hasLots: false,
  isPrivate: false,
  locationId: ids.place,
  location: "Lazarette",
  box: "B3",
  shelf: null,
  lotId: null,
  lotNumber: null,
  expiresOn: null,
  isExpected: true,
  isTakenBack: false,
  entries: [],
  posted: null,
  books: { expected: 4, onHand: 4 },
  unitCost: { amountMinor: 1250, currency: "EUR" },
  ...facts,
});
const entry = (quantity: number) => ({
  id: ids.entry,
  quantity,
  isAdded: false,
  countedAt: at,
  countedBy: "anna",
  countedByName: "Anna",
  note: null,
});
const waiting = (facts: Partial<QueuedWrite> = {}): QueuedWrite => ({
  id: "1",
  accountId: "anna",
  vesselId: "vessel",
  path: "counts.countLine",
  input: {
    id: ids.entry,
    countId: ids.count,
    itemId: ids.item,
    locationId: ids.place,
    quantity: 3,
    isAdded: false,
    countedAt: at,
  },
  label: { messageKey: "counts:queue.counted", params: {} },
  fields: {},
  subject: "line",
  queuedAt: at,
  attempts: 0,
  refusal: null,
  ...facts,
});
const rows = (lines: CountLine[], writes: QueuedWrite[] = []) => countRows(lines, ids.count, writes);

it("shows what waits on this device as counted, also after a reload", () => {
  expect(rows([line()], [waiting()])[0]).toMatchObject({
    counted: 3,
    difference: -1,
    valueMinor: -1250,
    isWaiting: true,
  });
});

it("counts a telling once while it is on its way and already known", () => {
  expect(rows([line({ entries: [entry(3)] })], [waiting()])[0]).toMatchObject({ counted: 3, isWaiting: true });
});

it("leaves what the server refused out, and what belongs to another count", () => {
  const refusal = {
    kind: "refused" as const,
    code: "conflict" as const,
    messageKey: "x:y",
    params: {},
    fields: {},
    requestId: null,
  };
  const elsewhere = waiting({ input: { ...Object(waiting().input), countId: ids.item } });
  expect(rows([line()], [waiting({ refusal }), elsewhere])[0]).toMatchObject({ counted: null, isWaiting: false });
});

it("knows no difference for who counts blind", () => {
  expect(rows([line({ books: null, entries: [entry(3)] })])[0]).toMatchObject({
    counted: 3,
    difference: null,
    verdict: null,
  });
});

it("sums up lines, differences and what they come to", () => {
  const counted = rows([
    line({ entries: [entry(3)] }),
    line({ entries: [entry(4)] }),
    line(),
    line({ isExpected: false, books: { expected: 0, onHand: 0 }, entries: [entry(2)] }),
  ]);
  expect(summaryOf(counted)).toMatchObject({
    counted: 3,
    todo: 1,
    differences: 2,
    values: [{ currency: "EUR", amountMinor: 1250 }],
  });
});

it("narrows by state and by what is typed", () => {
  const all = rows([line({ entries: [entry(3)] }), line({ name: "Fuel filter", barcode: null, partNo: null })]);
  expect(rowsInView(all, "todo", "").map(({ name }) => name)).toEqual(["Fuel filter"]);
  expect(rowsInView(all, "differences", "").map(({ name }) => name)).toEqual(["Impeller kit"]);
  expect(rowsInView(all, "all", "b3 ").length).toBe(2);
  expect(rowsInView(all, "all", "impel").length).toBe(1);
});

it("finds lines by label, by barcode before part number, and by nothing else", () => {
  const all = rows([line(), line({ name: "Other", itemId: ids.entry, barcode: null, partNo: "4006381333931" })]);
  expect(rowsOfCode(all, { kind: "item", id: ids.item }).map(({ name }) => name)).toEqual(["Impeller kit"]);
  expect(rowsOfCode(all, { kind: "code", code: "4006381333931" }).map(({ name }) => name)).toEqual(["Impeller kit"]);
  expect(rowsOfCode(all, { kind: "code", code: "09-1028b" }).map(({ name }) => name)).toEqual(["Impeller kit"]);
  expect(rowsOfCode(all, { kind: "code", code: "77" })).toEqual([]);
});

it.each([
  [true, "open", 3, false],
  [true, "open", 0, true],
  [true, "posted", 3, true],
  [false, "open", 3, true],
])("how many lines differ in a count (blind %s, %s, %i to count) is told: %s", (isBlind, status, todo, isTold) => {
  expect(tellsDifferences({ isBlind, status }, { todo })).toBe(isTold);
});
