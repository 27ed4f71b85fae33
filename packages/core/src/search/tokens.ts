/** A run of Chinese or Japanese, or else a word of letters and digits. */
const cjkOrWord =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+)|((?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[\p{L}\p{N}])+)/gu;
/** The voicing marks of kana are parts of the letter, not accents: が stays が. */
const accents = /(?<![\u3040-\u30ff])\p{M}+/gu;
/** Letters that people type as others, but that Unicode does not take apart. */
const lookalikes: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l", đ: "d" };

/** Lower case, without accents and compatibility forms: "Échangeur" and "ｴﾝｼﾞﾝ" become "echangeur" and "エンジン". */
export function foldText(text: string): string {
  const plain = text.normalize("NFKD").toLowerCase().replace(accents, "").normalize("NFC");
  return plain.replace(/[œæßøłđ]/g, (letter) => lookalikes[letter] ?? letter);
}

/**
 * The words under which a text is found, each once, in order of appearance: "MTU 12V-2000" gives mtu, 12v, 2000.
 * Chinese and Japanese are written without spaces, so they are found by single characters and by pairs.
 */
export function tokensOf(text: string): string[] {
  const found = [...foldText(text).matchAll(cjkOrWord)];
  return [...new Set(found.flatMap(([, cjk, word]) => (cjk ? cjkTokens(cjk) : word ? [word] : [])))];
}

function cjkTokens(run: string): string[] {
  const characters = [...run];
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  return [...characters, ...pairs];
}
