const candidates = [",", ";", "\t", "|"] as const;
const sampledLines = 60;

/** The delimiter that splits most lines into the same number of cells, counted outside quoted fields; a comma when nothing decides. */
export function detectDelimiter(text: string): string {
  const counts = countPerLine(text);
  let best: { delimiter: string; score: number } = { delimiter: ",", score: 0 };
  for (const delimiter of candidates) {
    const score = agreement(counts.map((line) => line.get(delimiter) ?? 0));
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/** Lines agreeing on the commonest number of cells weigh most, so a decimal comma in some cells does not beat the semicolon in all. */
function agreement(perLine: number[]): number {
  const used = perLine.filter((count) => count > 0);
  if (used.length === 0) return 0;
  const tally = new Map<number, number>();
  for (const count of used) tally.set(count, (tally.get(count) ?? 0) + 1);
  const [commonest = 0, lines = 0] = [...tally].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
  return (lines / perLine.length) * 100 + (used.length / perLine.length) * 10 + Math.min(commonest, 50) / 10;
}

function countPerLine(text: string): Map<string, number>[] {
  const lines: Map<string, number>[] = [];
  let line = new Map<string, number>();
  let quoted = false;
  let atStart = true;
  let blank = true;
  for (const character of text) {
    if (quoted) {
      if (character === '"') quoted = false;
      continue;
    }
    if (character === "\n" || character === "\r") {
      if (!blank) lines.push(line);
      if (lines.length >= sampledLines) return lines;
      line = new Map();
      blank = true;
      atStart = true;
      continue;
    }
    blank = false;
    if (character === '"' && atStart) quoted = true;
    const isDelimiter = candidates.some((candidate) => candidate === character);
    if (isDelimiter) line.set(character, (line.get(character) ?? 0) + 1);
    atStart = isDelimiter;
  }
  if (!blank) lines.push(line);
  return lines;
}
