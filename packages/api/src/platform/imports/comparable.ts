/** Between the words of "serialNo", "Type2B" and "QTYOnHand"; a capital at the very end belongs to its word: "UoM". */
const wordBorder = /(?<=\p{Ll})(?=\p{Lu}\p{L})|(?<=\d)(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll}\p{L})/gu;

/** Folds case, accents and punctuation so that "N° de série", "NO_DE_SERIE" and "no de serie" compare equal. Keeps every script's letters. */
export function comparable(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(wordBorder, " ")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[°º№]/g, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Key for matching names and codes written by hand: case, accents and runs of blanks do not count, punctuation does. */
export function identity(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

/** The phrases of a list written with bars between them, so that long lists of words stay readable. */
export function phrases(list: string): string[] {
  return list.split("|").map((phrase) => phrase.trim());
}

/** Headings as people write them, folded for comparing. */
export function headings(list: string): string[] {
  return phrases(list).map(comparable);
}
