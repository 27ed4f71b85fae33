/** One figure, its goal, and whether it is kept. */
export interface Line {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** At most; a figure without one is only told. */
  readonly goal?: number;
}

export function print(title: string, lines: readonly Line[]): void {
  console.log(`\n${title}`);
  for (const { name, value, unit, goal } of lines) {
    const told = `${figure(value)} ${unit}`.trim().padStart(14);
    const aim = goal === undefined ? "" : `   goal ${figure(goal)}${value <= goal ? "" : "   MISSED"}`;
    console.log(`  ${name.padEnd(44)}${told}${aim}`);
  }
}

function figure(value: number): string {
  return value >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
