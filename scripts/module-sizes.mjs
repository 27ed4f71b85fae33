// Which module and layer a file belongs to, and how many lines each of them has.

/** Each layer by where its modules lie; what is outside of them is counted under the layer's own name. */
const layers = [
  { layer: "web", root: "apps/web/src/", modules: /^apps\/web\/src\/features\/([\w-]+)\// },
  { layer: "api", root: "packages/api/src/", modules: /^packages\/api\/src\/modules\/([\w-]+)\// },
  { layer: "core", root: "packages/core/src/", modules: /^packages\/core\/src\/([\w-]+)\// },
  { layer: "messages", root: "packages/i18n/messages/", modules: /^packages\/i18n\/messages\/\w+\/([\w-]+)\.json$/ },
];
const source = /\.(ts|tsx|css|json)$/;
const generated = /\.gen\.(ts|js)$/;
const test = /(\.(test|fixture)\.tsx?$|^apps\/web\/src\/testing\/)/;

/** @returns {{ module: string, layer: string, isTest: boolean } | null} null for what is no source of the product */
export function placeOf(path) {
  if (!source.test(path) || generated.test(path)) return null;
  const known = layers.find(({ root }) => path.startsWith(root));
  if (!known) return null;
  return { module: known.modules.exec(path)?.[1] ?? "(shared)", layer: known.layer, isTest: test.test(path) };
}

export const columns = ["web", "web tests", "api", "api tests", "core", "core tests", "messages"];

/**
 * @param {Iterable<[path: string, lines: number]>} counted
 * @returns {Map<string, Record<string, number>>} by module: lines by column, `files` and `tests` (files), `lines` without tests, `total`
 */
export function sizesOf(counted) {
  const sizes = new Map();
  for (const [path, lines] of counted) {
    const place = placeOf(path);
    if (!place) continue;
    const size = sizes.get(place.module) ?? { files: 0, lines: 0, total: 0 };
    const column = place.isTest ? `${place.layer} tests` : place.layer;
    size[column] = (size[column] ?? 0) + lines;
    if (!place.isTest) {
      size.files += 1;
      size.lines += lines;
    }
    size.total += lines;
    sizes.set(place.module, size);
  }
  return sizes;
}

const shown = ["files", ...columns, "lines", "total"];

/**
 * The sizes as lines of text, the largest module first; beside those of before, what changed alone.
 * @param {ReturnType<typeof sizesOf>} now
 * @param {ReturnType<typeof sizesOf>} [before]
 */
export function tableOf(now, before) {
  const names = [...new Set([...now.keys(), ...(before?.keys() ?? [])])];
  const rows = names
    .map((name) => ({ name, size: now.get(name) ?? {}, old: before && (before.get(name) ?? {}) }))
    .filter(({ size, old }) => !old || shown.some((column) => (size[column] ?? 0) !== (old[column] ?? 0)))
    .sort((a, b) => (b.size.total ?? 0) - (a.size.total ?? 0) || a.name.localeCompare(b.name));
  const sum = { name: "all", size: addedUp(now), old: before && addedUp(before) };
  const cells = [
    ["module", ...shown],
    ...[...rows, sum].map((row) => [row.name, ...shown.map((id) => cellOf(row, id))]),
  ];
  const widths = cells[0].map((_, at) => Math.max(...cells.map((row) => row[at].length)));
  return cells.map((row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join("  "),
  );
}

function cellOf({ size, old }, column) {
  const value = size[column] ?? 0;
  const change = old ? value - (old[column] ?? 0) : 0;
  const figure = value === 0 && change === 0 ? "" : value.toLocaleString("en");
  return change === 0 ? figure : `${figure} (${change > 0 ? "+" : "−"}${Math.abs(change).toLocaleString("en")})`;
}

function addedUp(sizes) {
  const sum = {};
  for (const size of sizes.values())
    for (const [column, lines] of Object.entries(size)) sum[column] = (sum[column] ?? 0) + lines;
  return sum;
}
