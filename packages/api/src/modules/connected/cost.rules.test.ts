import { describe, expect, it } from "vitest";
import { partsCost, shortestFirst } from "./cost.rules.ts";

const eur = (amountMinor: number) => ({ amountMinor, currency: "EUR" });

describe("the cost of what was used", () => {
  it.each([
    ["nothing used", [], [], 0],
    ["a broken quantity is rounded to the minor unit", [{ itemId: "oil", used: 2.5 }], [eur(3083)], 0],
    ["what has no price is counted, not guessed", [{ itemId: "rag", used: 4 }], [], 1],
    [
      "two currencies stay two sums",
      [
        { itemId: "oil", used: 1 },
        { itemId: "belt", used: 2 },
      ],
      [eur(1233), { amountMinor: 4000, currency: "USD" }],
      0,
    ],
  ])("%s", (_case, used, sums, unpriced) => {
    const prices = new Map([
      ["oil", eur(1233)],
      ["belt", { amountMinor: 2000, currency: "USD" }],
    ]);
    expect(partsCost(used, prices)).toEqual({ sums, unpriced });
  });
});

it("shows what is short before what there is enough of", () => {
  const row = (name: string, available: number, alert: "low" | null) => ({ name, level: { available, alert } });
  const rows = [row("Belts", 1, null), row("Oil", 9, "low"), row("Anodes", 1, null)];
  expect(shortestFirst(rows).map(({ name }) => name)).toEqual(["Oil", "Anodes", "Belts"]);
});
