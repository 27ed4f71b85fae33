import { expect, test } from "vitest";
import { columnsOf } from "./sign-columns.ts";

test.each([
  ["", 0],
  ["Search", 6],
  ["Rechercher un équipement", 24],
  ["検索", 4],
  ["搜索", 4],
  ["テンプレートを検索", 18],
  ["135 件を検索", 12],
])("%s is as wide as %i figures", (text, columns) => {
  expect(columnsOf(text)).toBe(columns);
});
