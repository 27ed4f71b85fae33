/** Letters whose form in a passport is another than the letter without its mark (ICAO Doc 9303, part 3, section 6). */
const spelled: Readonly<Record<string, string>> = {
  Ä: "AE",
  Ö: "OE",
  Ü: "UE",
  ß: "SS",
  Æ: "AE",
  Ø: "OE",
  Å: "AA",
  Œ: "OE",
  Ł: "L",
  Đ: "D",
  Þ: "TH",
  Ð: "D",
};

/** Apostrophes of every kind, the ʻokina, hamza and ayin of transcriptions, points: the zone leaves them out. */
const dropped = /['’‘‛`´′ʹʻʼʽʾʿˈˊˋꞌ＇.·]/gu;
/** The same of what is typed as a passport writes it. */
export const withoutApostrophes = (name: string): string => name.replace(dropped, "");

/** A name as the machine-readable zone writes it; null where it has letters of another script. */
export function latinName(name: string): string | null {
  const letters = [...name.normalize("NFC").replaceAll("ß", "SS").toUpperCase()].map(
    (letter) => spelled[letter] ?? letter,
  );
  const plain = letters
    .join("")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(dropped, "")
    .replace(/[\u2010-\u2015\u2212]/g, "-");
  return /^[A-Z -]+$/.test(plain) ? plain : null;
}
