import { newId } from "@ymp/core/ids";
import { expect, test } from "vitest";
import type { JobPart } from "./job-sheet-data.ts";
import { partsOnceUsed } from "./used-at-once.ts";

const locationId = newId();
const bin = {
  ...{ locationId, locationName: "Store", box: "C2", lotId: null, lotNumber: null, expiresOn: null },
  onHand: 18,
};
const part: JobPart = {
  ...{ itemId: newId(), name: "Oil", partNo: null, unit: "L", minQuantity: null, isCritical: false },
  ...{ locationId: null, version: 1, plannedQuantity: 1.5, usedQuantity: null },
  bins: [],
};
const planned: JobPart = { ...part, bins: [{ ...bin, itemId: part.itemId }] };
const taken = (itemId: string, quantity: number) => ({ itemId, locationId, lotId: null, quantity });

test("what was taken is told as used, and is gone from where it lay", () => {
  const [shown] = partsOnceUsed([planned], [taken(part.itemId, 1.25)], []);
  expect(shown).toMatchObject({ plannedQuantity: 1.5, usedQuantity: 1.25, bins: [{ onHand: 16.75 }] });
});

test("what was planned and not taken stays planned", () => {
  expect(partsOnceUsed([planned], [], [])).toEqual([planned]);
});

test("what was taken without being planned is shown, and what was only looked at is not", () => {
  const line = { itemId: newId(), name: "Gasket", partNo: "G1", unit: "pcs", minQuantity: null, plannedQuantity: 0 };
  const lines = [
    { ...line, bins: [{ ...bin, taken: 2 }] },
    { ...line, itemId: newId(), name: "Bolt", bins: [{ ...bin, taken: 0 }] },
  ];
  const shown = partsOnceUsed([planned], [taken(line.itemId, 2)], lines);
  expect(shown.map(({ name }) => name)).toEqual(["Oil", "Gasket"]);
  expect(shown[1]).toMatchObject({ usedQuantity: 2, bins: [{ onHand: 16 }] });
});
