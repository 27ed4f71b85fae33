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

/** A name as the machine-readable zone writes it; null where it has letters of another script. */
export function latinName(name: string): string | null {
  const letters = [...name.normalize("NFC").replaceAll("ß", "SS").toUpperCase()].map(
    (letter) => spelled[letter] ?? letter,
  );
  const plain = letters
    .join("")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’'`ʻʼ.]/g, "");
  return /^[A-Z -]+$/.test(plain) ? plain : null;
}
