import { comparable } from "./comparable.ts";

const unitWords: Readonly<Record<string, readonly string[]>> = {
  pcs: [
    "pcs",
    "pc",
    "piece",
    "pieces",
    "ea",
    "each",
    "nos",
    "no",
    "u",
    "unit",
    "units",
    "pce",
    "個",
    "本",
    "枚",
    "个",
    "件",
    "只",
  ],
  l: ["l", "lt", "ltr", "ltrs", "liter", "liters", "litre", "litres", "リットル", "升", "公升"],
  kg: ["kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "kilogramme", "キログラム", "公斤", "千克"],
  m: ["m", "mtr", "mtrs", "meter", "meters", "metre", "metres", "メートル", "米"],
};
const unitOfWord = new Map(
  Object.entries(unitWords).flatMap(([unit, words]) => words.map((word) => [comparable(word), unit] as const)),
);

/** The product's own unit where the word is known, else the word as it stands. */
export function stockUnitOf(text: string | null): string | null {
  return text === null ? null : (unitOfWord.get(comparable(text)) ?? text);
}

/** Whether the word is one that only units have. */
export function isStockUnit(text: string): boolean {
  const word = comparable(text);
  return unitOfWord.has(word) && !/^(no|nos|[a-z])$/.test(word);
}
