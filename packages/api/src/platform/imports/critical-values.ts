import { comparable, phrases } from "./comparable.ts";
import { blank, meansNothing, type Reading, read, unreadable } from "./reading.ts";
import { type Cell, cellText } from "./table.ts";
import { yesOrNo } from "./word-values.ts";

/**
 * How a column grades criticality. `named`: it has its own word "critical", so "high" is one step below it.
 * `graded`: high, medium, low, where high is the top. `letters`: A, B, C. `numbers`: 1, 2, 3 with 1 the top. `yesNo`: all else.
 */
export type CriticalScale = "named" | "graded" | "letters" | "numbers" | "yesNo";

export interface CriticalScaleDecision {
  scale: CriticalScale;
  /** False for high, medium, low: whether "high" means critical is for the reader to say. */
  certain: boolean;
}

const criticalWords = new Set(
  phrases(`
    critical | crit | critique | kritisch | critico | critica | safety critical | ism critical | vital | vitale |
    essential | sicherheitskritisch | very high | tres haute | sehr hoch | c critical
  `),
);
const highWords = new Set(["high", "hi", "haute", "eleve", "elevee", "haut", "hoch", "alta", "alto", "elevata"]);
const lowerWords = new Set(
  phrases(`
    medium | med | normal | moderate | low | lo | minor | standard | non critical | not critical | noncritical |
    very low | moyen | moyenne | normale | faible | basse | bas | non critique | mittel | niedrig | gering |
    nicht kritisch | unkritisch | media | medio | bassa | basso | non critico | non critica | baja | bajo |
    no critico | no critica | unimportant
  `),
);

export function decideCriticalScale(cells: readonly Cell[]): CriticalScaleDecision {
  const words = new Set(cells.map((cell) => comparable(cellText(cell))).filter((word) => word !== ""));
  const has = (list: ReadonlySet<string>) => [...words].some((word) => list.has(word));
  if (has(criticalWords)) return { scale: "named", certain: true };
  if (has(highWords)) return { scale: "graded", certain: false };
  if (words.has("a") && [...words].every((word) => /^[a-e]$/.test(word))) return { scale: "letters", certain: true };
  if (words.has("2") || words.has("3")) return { scale: "numbers", certain: true };
  return { scale: "yesNo", certain: true };
}

export function readCritical(cell: Cell, scale: CriticalScale): Reading<boolean> {
  if (typeof cell === "boolean") return read(cell);
  const text = cellText(cell);
  const word = comparable(text);
  if (criticalWords.has(word)) return read(true);
  if (highWords.has(word)) return read(scale === "graded");
  if (lowerWords.has(word)) return read(false);
  if (scale === "letters" && /^[a-e]$/.test(word)) return read(word === "a");
  if (scale === "numbers" && /^[1-9]$/.test(word)) return read(word === "1");
  if (word === "a") return read(true);
  const answer = yesOrNo(text);
  if (answer !== undefined) return read(answer);
  return meansNothing(text) ? blank : unreadable("imports:cellUnknownCriticality", { text });
}
