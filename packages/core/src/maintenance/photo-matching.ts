/** Finds the machine that a photo shows by what its file is called, where it lay, and codes that can be read in the picture. */

export type PhotoFile = {
  key: string;
  /** With its folders, as the device gives them: "Engine room/ME1 port.jpg". */
  path: string;
  /** Codes read in the picture. */
  codes: readonly string[];
};

export type PhotoMachine = {
  id: string;
  name: string;
  code: string | null;
  serialNumber: string | null;
  location: string | null;
  parentId: string | null;
};

/** From the surest to the least sure. */
export const matchGrounds = ["label", "code", "serial", "name", "similar"] as const;
export type MatchGround = (typeof matchGrounds)[number];

export type PhotoMatch = { key: string; equipmentId: string | null; ground: MatchGround | null };

const tokensOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => word.match(/\p{L}+|\p{N}+/gu) ?? [])
    .map((token) => token.replace(/^0+(?=\d)/, ""));

const idInLabel = /\/(?:equipment|label)\/([0-9a-f-]{36})/i;

/** Words that cameras and people put into every name. */
const sayNothing = new Set([
  ...["img", "dsc", "dscn", "photo", "image", "pict", "pic", "foto", "pxl", "whatsapp", "scan", "copy", "final", "jpg"],
  ...["jpeg", "png", "webp", "heic", "of", "the", "de", "du", "la", "le", "and", "at"],
]);

type Indexed = PhotoMachine & {
  nameTokens: readonly string[];
  codeTokens: readonly string[];
  serialTokens: readonly string[];
  /** What is around it: names above it in the tree, and its place. */
  around: ReadonlySet<string>;
};

export function matchPhotos(files: readonly PhotoFile[], machines: readonly PhotoMachine[]): PhotoMatch[] {
  const indexed = indexOf(machines);
  const byId = new Map(machines.map((machine) => [machine.id, machine]));
  return files.map((file) => ({ key: file.key, ...matchOf(file, indexed, byId) }));
}

function indexOf(machines: readonly PhotoMachine[]): Indexed[] {
  const byId = new Map(machines.map((machine) => [machine.id, machine]));
  return machines.map((machine) => ({
    ...machine,
    nameTokens: tokensOf(machine.name),
    codeTokens: tokensOf(machine.code ?? ""),
    serialTokens: tokensOf(machine.serialNumber ?? ""),
    around: new Set([...namesAbove(machine, byId), machine.location ?? ""].flatMap(tokensOf)),
  }));
}

function namesAbove(machine: PhotoMachine, byId: ReadonlyMap<string, PhotoMachine>): string[] {
  const names: string[] = [];
  const seen = new Set([machine.id]);
  for (let at = machine.parentId; at && !seen.has(at); at = byId.get(at)?.parentId ?? null) {
    seen.add(at);
    const above = byId.get(at);
    if (above) names.push(above.name);
  }
  return names;
}

function matchOf(
  { path, codes }: PhotoFile,
  machines: readonly Indexed[],
  byId: ReadonlyMap<string, PhotoMachine>,
): Omit<PhotoMatch, "key"> {
  for (const code of codes) {
    const labelled = idInLabel.exec(code)?.[1]?.toLowerCase();
    if (labelled && byId.has(labelled)) return { equipmentId: labelled, ground: "label" };
    const named = machines.find(({ code: own, serialNumber }) => own === code.trim() || serialNumber === code.trim());
    if (named) return { equipmentId: named.id, ground: "label" };
  }
  const words = tokensOf(path.replace(/\.[^./]+$/, ""));
  const grounds = [
    ["code", (machine: Indexed) => (isTelling(machine.codeTokens) ? machine.codeTokens : [])],
    ["serial", (machine: Indexed) => (isTelling(machine.serialTokens) ? machine.serialTokens : [])],
    ["name", (machine: Indexed) => machine.nameTokens],
  ] as const;
  for (const [ground, tokensFor] of grounds) {
    const found = best(machines, words, (machine) => {
      const tokens = tokensFor(machine);
      const isThere = ground === "name" ? holdsAll(words, tokens) : holdsInOrder(words, tokens);
      return tokens.length > 0 && isThere ? tokens.length : 0;
    });
    if (found) return { equipmentId: found.id, ground };
  }
  const similar = best(machines, words, ({ nameTokens }) => likeness(words, nameTokens));
  return similar ? { equipmentId: similar.id, ground: "similar" } : { equipmentId: null, ground: null };
}

/** A code of one short number would be found in every picture of a camera. */
const isTelling = (tokens: readonly string[]) => tokens.length > 1 || (tokens[0]?.length ?? 0) > 3;

function holdsInOrder(words: readonly string[], tokens: readonly string[]): boolean {
  return words.some((_, start) => tokens.every((token, place) => words[start + place] === token));
}

function holdsAll(words: readonly string[], tokens: readonly string[]): boolean {
  return tokens.every((token) => words.includes(token));
}

/** Most of the telling words of the name, at least two of them; 0 otherwise. */
function likeness(words: readonly string[], nameTokens: readonly string[]): number {
  const telling = nameTokens.filter((token) => token.length > 2 && !sayNothing.has(token));
  const shared = telling.filter((token) => words.includes(token)).length;
  return shared >= 2 && shared >= telling.length * 0.6 ? shared / telling.length : 0;
}

/** The highest score; of equals the one whose surroundings the path names. What still is beside another is no answer. */
function best(
  machines: readonly Indexed[],
  words: readonly string[],
  scoreOf: (machine: Indexed) => number,
): Indexed | undefined {
  const nearby = ({ around }: Indexed) => words.filter((word) => around.has(word) && !sayNothing.has(word)).length;
  const ranked = machines
    .map((machine) => ({ machine, score: scoreOf(machine) }))
    .filter(({ score }) => score > 0)
    .map(({ machine, score }) => ({ machine, score, near: nearby(machine) }))
    .sort((a, b) => b.score - a.score || b.near - a.near);
  const [first, second] = ranked;
  const isTied = first && second && first.score === second.score && first.near === second.near;
  return isTied ? undefined : first?.machine;
}
