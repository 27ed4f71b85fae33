import { readable } from "@ymp/core/color";
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** Whole number, both ends included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/** mulberry32: small, quick, and the same everywhere for the same seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}

/** Ids of the UUIDv7 form whose random bits come from the seed; those of one millisecond keep their order. */
export function createIds(random: Random): (madeAt: Date) => string {
  let sequence = 0;
  const bits = (digits: number) =>
    Math.floor(random.next() * 16 ** digits)
      .toString(16)
      .padStart(digits, "0");
  return (madeAt) => {
    const time = madeAt.getTime().toString(16).padStart(12, "0");
    sequence = (sequence + 1) % 0x1000;
    const variant = (8 + random.between(0, 3)).toString(16);
    return `${time.slice(0, 8)}-${time.slice(8)}-7${sequence.toString(16).padStart(3, "0")}-${variant}${bits(3)}-${bits(6)}${bits(6)}`;
  };
}

/** A colour that is neither dull nor glaring, on which initials stay readable. */
export function pleasantColor(random: Random): string {
  const hue = random.between(0, 359);
  const saturation = 0.45 + random.next() * 0.25;
  const lightness = 0.46 + random.next() * 0.2;
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (shift: number) => {
    const position = (shift + hue / 30) % 12;
    const level = lightness - reach * Math.max(-1, Math.min(position - 3, 9 - position, 1));
    return Math.round(level * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return readable(`#${channel(0)}${channel(8)}${channel(4)}`);
}
