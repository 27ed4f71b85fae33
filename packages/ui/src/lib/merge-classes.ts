import { effectsOf } from "./class-effects.ts";

/** Of classes under the same variants, one goes that sets nothing which a later one does not set as well. */
export function mergeClasses(classes: string): string {
  const known = merged.get(classes);
  if (known !== undefined) return known;
  if (merged.size > mostRemembered) merged.clear();
  const result = withoutOvertaken(classes);
  merged.set(classes, result);
  return result;
}

const mostRemembered = 1000;
const merged = new Map<string, string>();

function withoutOvertaken(classes: string): string {
  const set = new Set<string>();
  const kept: string[] = [];
  for (const name of classes.trim().split(/\s+/).reverse()) {
    const { variants, utility } = partsOf(name);
    const effects = effectsOf(utility).map((effect) => variants + effect);
    if (effects.length > 0 && effects.every((effect) => set.has(effect))) continue;
    for (const effect of effects) set.add(effect);
    kept.push(name);
  }
  return kept.reverse().join(" ");
}

/** "hover:[&_svg]:size-4!" is under "hover:[&_svg]:!" and is "size-4". */
function partsOf(name: string): { variants: string; utility: string } {
  const isImportant = name.endsWith("!");
  const whole = isImportant ? name.slice(0, -1) : name;
  const start = lastColon(whole) + 1;
  return { variants: whole.slice(0, start) + (isImportant ? "!" : ""), utility: whole.slice(start) };
}

/** The last colon that is not within brackets; -1 where there is none. */
function lastColon(name: string): number {
  let depth = 0;
  for (let index = name.length - 1; index >= 0; index -= 1) {
    const character = name.charAt(index);
    if (character === "]" || character === ")") depth += 1;
    else if (character === "[" || character === "(") depth -= 1;
    else if (character === ":" && depth === 0) return index;
  }
  return -1;
}
