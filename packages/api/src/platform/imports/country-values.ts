import { nationalityCodes, nationalityName } from "@ymp/core/people/profile-nationality";
import { comparable, phrases } from "./comparable.ts";
import { blank, meansNothing, type Reading, read, unreadable } from "./reading.ts";
import { type Cell, cellText } from "./table.ts";

/** Languages in which crew lists name countries. */
const languages = ["en", "fr", "ja", "zh", "de", "it", "es"];

/** Names that no list of countries knows, by ISO 3166-1 alpha-3. */
const shortNames: Readonly<Record<string, readonly string[]>> = {
  GBR: phrases("uk | gb | great britain | england | scotland | wales | mca | royaume uni"),
  USA: phrases("us | u s | u s a | america | uscg"),
  NLD: phrases("holland | the netherlands"),
  CYM: phrases("cayman | cayman islands"),
  MHL: phrases("rmi | marshall islands"),
};

let known: ReadonlyMap<string, string> | undefined;

function countries(): ReadonlyMap<string, string> {
  known ??= new Map(
    nationalityCodes.flatMap((code) =>
      [code, ...languages.map((language) => nationalityName(code, language)), ...(shortNames[code] ?? [])].map(
        (name) => [comparable(name), code] as const,
      ),
    ),
  );
  return known;
}

/** An ISO 3166-1 alpha-3 code from the code or the name of a country. */
export function readCountry(cell: Cell): Reading<string> {
  const text = cellText(cell);
  if (meansNothing(text)) return blank;
  const code = countries().get(comparable(text));
  return code ? read(code) : unreadable("imports:cellUnknownCountry", { text });
}
