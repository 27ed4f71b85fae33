const position = /(\d{2,3}) (\d{2}\.\d{2}') ([NSEW])\b/g;

const utc = /\b(\d{2}:\d{2}) UTC\b/g;

/** What is printed in plain letters, as a screen writes it: m³, and no part of a position or a time on a line of its own. */
export const asOnPaper = (text: string): string =>
  text
    .replace(/\bm3\b/g, "m³")
    .replace(position, "$1\u00a0$2\u00a0$3")
    .replace(utc, "$1\u00a0UTC");
