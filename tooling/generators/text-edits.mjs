/** Changes of files that are there; each takes a text and gives another, and throws where it does not find its place. */

/** As the last entry of the block that begins on the line with `opening`. `entry` may ask how many there are. */
export const inBlock = (opening, entry) => (text) => {
  const lines = text.split("\n");
  const first = lines.findIndex((line) => line.includes(opening));
  const indent = /^ */.exec(lines[first] ?? "")[0];
  const length = lines
    .slice(first + 1)
    .findIndex((line) => line.startsWith(indent) && /^[\])}]/.test(line.slice(indent.length)));
  if (first < 0 || length < 0) throw new Error(`There is no block "${opening}".`);
  const last = first + 1 + length;
  const own = typeof entry === "function" ? entry(length) : entry;
  return [...lines.slice(0, last), own, ...lines.slice(last)].join("\n");
};

/** With the other imports; the formatter puts them in order. */
export const imported = (line) => (text) => `${line}\n${text}`;

export const appended = (lines) => (text) => `${text.trimEnd()}\n\n${lines}\n`;

/** In front of `place`. */
export const before = (place, lines) => (text) => {
  const at = text.indexOf(place);
  if (at < 0) throw new Error(`There is no "${place}".`);
  return text.slice(0, at) + lines + text.slice(at);
};

/** A word of a file of messages, by the names that lead to it. */
export const word = (names, value) => (text) => {
  const all = JSON.parse(text);
  const inner = names.slice(0, -1).reduce((words, name) => words[name], all);
  inner[names.at(-1)] = value;
  return `${JSON.stringify(all, null, 2)}\n`;
};
