import { describe, expect, it } from "vitest";
import { blankDraft, blankLine, type OrderDraft } from "./order-draft.ts";
import { mergeDrafts } from "./order-merge.ts";

const [filters, belts] = [
  blankLine({ description: "Oil filter", thousandths: 2000 }),
  blankLine({ description: "Belt", thousandths: 1000 }),
];
const base: OrderDraft = { ...blankDraft("EUR"), version: 3, title: "Filters", notes: "", lines: [filters, belts] };
const saved = (part: Partial<OrderDraft>): OrderDraft => ({ ...base, version: 4, ...part });

describe("two drafts of one order", () => {
  it("keep what each of the two changed elsewhere, and ask nothing", () => {
    const mine = { ...base, title: "Filters, port", lines: [{ ...filters, thousandths: 6000 }, belts] };
    const theirs = saved({ notes: "Before noon", lines: [filters, belts, blankLine({ description: "Impeller" })] });
    const merged = mergeDrafts(base, mine, theirs);
    expect(merged).toMatchObject({ fields: [], lines: [] });
    expect(merged.mine).toMatchObject({ version: 4, title: "Filters, port", notes: "Before noon" });
    expect(merged.mine.lines.map(({ description, thousandths }) => [description, thousandths])).toEqual([
      ["Oil filter", 6000],
      ["Belt", 1000],
      ["Impeller", 1000],
    ]);
  });

  it("name what both changed, and can be taken from either side", () => {
    const mine = { ...base, title: "Mine", lines: [{ ...filters, thousandths: 6000 }, belts] };
    const theirs = saved({ title: "Theirs", lines: [{ ...filters, thousandths: 4000 }, belts] });
    const merged = mergeDrafts(base, mine, theirs);
    expect(merged.fields).toEqual(["title"]);
    expect(merged.lines).toMatchObject([{ mine: { thousandths: 6000 }, theirs: { thousandths: 4000 } }]);
    expect(merged.mine).toMatchObject({ title: "Mine", lines: [{ thousandths: 6000 }, {}] });
    expect(merged.theirs).toMatchObject({ title: "Theirs", lines: [{ thousandths: 4000 }, {}] });
  });

  it("clash over a line that one took out and the other changed", () => {
    const mine = { ...base, lines: [belts] };
    const theirs = saved({ lines: [{ ...filters, thousandths: 4000 }, belts] });
    const merged = mergeDrafts(base, mine, theirs);
    expect(merged.lines).toMatchObject([{ id: filters.id, mine: null, theirs: { thousandths: 4000 } }]);
    expect(merged.mine.lines).toEqual([belts]);
    expect(merged.theirs.lines).toHaveLength(2);
  });

  it("agree where both did the same", () => {
    const merged = mergeDrafts(base, { ...base, lines: [filters] }, saved({ lines: [filters] }));
    expect(merged).toMatchObject({ fields: [], lines: [] });
    expect(merged.mine.lines).toEqual([filters]);
  });
});
