import { expect, it } from "vitest";
import { type AttentionCard, type AttentionKind, inOrder } from "./attention.rules.ts";

const card = (kind: AttentionKind, count = 1): AttentionCard => ({ kind, count, lines: [] });

it("puts what is gravest first and leaves out what is well", () => {
  const cards = [
    card("papersExpiring"),
    card("overdue", 0),
    null,
    card("criticalSpares"),
    card("plansWithoutJob"),
    card("criticalUntested"),
    card("criticalOverdue"),
  ];
  expect(inOrder(cards).map(({ kind }) => kind)).toEqual([
    "criticalOverdue",
    "criticalUntested",
    "plansWithoutJob",
    "criticalSpares",
    "papersExpiring",
  ]);
});

it("is empty when all is well", () => {
  expect(inOrder([card("overdue", 0), null])).toEqual([]);
});
