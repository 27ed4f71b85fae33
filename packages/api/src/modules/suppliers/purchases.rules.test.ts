import { describe, expect, it } from "vitest";
import { withoutTakenBack } from "./purchases.rules.ts";

const line = (orderLineId: string, quantity: number, unitPriceMinor = 100) => ({
  orderLineId,
  quantity,
  unitPriceMinor,
});

describe("deliveries that were taken back", () => {
  it.each([
    ["nothing was taken back", [line("a", 2)], [line("a", 2)]],
    ["one was", [line("a", -2), line("a", 2)], []],
    ["one of two equal ones was", [line("a", -2), line("a", 2), line("a", 2)], [line("a", 2)]],
    ["it was another line", [line("b", -2), line("a", 2)], [line("a", 2)]],
    ["it was another price", [line("a", -2, 90), line("a", 2)], [line("a", 2)]],
  ])("are no purchases: %s", (_case, rows, kept) => {
    expect(withoutTakenBack(rows)).toEqual(kept);
  });
});
