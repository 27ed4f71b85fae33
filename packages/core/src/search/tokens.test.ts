import fc from "fast-check";
import { expect, it, test } from "vitest";
import { foldText, tokensOf } from "./tokens.ts";

test.each([
  ["Main Engine, port", ["main", "engine", "port"]],
  ["MTU 12V-2000 M94", ["mtu", "12v", "2000", "m94"]],
  ["Échangeur à plaques n° 2", ["echangeur", "a", "plaques", "n", "2"]],
  ["7W-2326 / 7W2326", ["7w", "2326", "7w2326"]],
  ["pump PUMP Pump", ["pump"]],
  ["Œuvre ﬁltre ＦＵＥＬ Søren", ["oeuvre", "filtre", "fuel", "soren"]],
  ["主机", ["主", "机", "主机"]],
  ["消防泵 2号", ["消", "防", "泵", "消防", "防泵", "2", "号"]],
  ["エンジン", ["エ", "ン", "ジ", "エン", "ンジ", "ジン"]],
  ["ｴﾝｼﾞﾝ", ["エ", "ン", "ジ", "エン", "ンジ", "ジン"]],
  ["MTU主機", ["mtu", "主", "機", "主機"]],
  ["  — ", []],
])("%j is found by %j", (text, expected) => {
  expect(tokensOf(text)).toEqual(expected);
});

it("a text and its upper case without accents are found alike", () => {
  expect(foldText("Réfrigération")).toBe(foldText("REFRIGERATION"));
});

it("tokens are folded already: taking them again changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      for (const token of tokensOf(text)) expect(foldText(token)).toBe(token);
    }),
  );
});
