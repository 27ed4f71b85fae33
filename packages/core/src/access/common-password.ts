import commonPasswords from "./common-passwords.json" with { type: "json" };

/** What programs that guess put behind a word, and in the place of its letters. */
const disguises: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
};

const withoutEnds = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
const undisguised = (text: string) => text.replace(/[@431!0$5]/g, (sign) => disguises[sign] ?? sign);

const common = new Set<string>(commonPasswords);
const commonWords = new Set(commonPasswords.map(withoutEnds).filter((word) => word !== ""));

/** On the lists of what is tried first, or a word of them with figures and signs around it or in it. */
export function isCommonPassword(plain: string): boolean {
  const lower = plain.toLowerCase();
  const readings = [lower, withoutEnds(lower), withoutEnds(undisguised(withoutEnds(lower)))];
  return common.has(lower) || readings.some((reading) => commonWords.has(reading)) || new Set(lower).size < 4;
}
