import fc from "fast-check";
import type { z } from "zod";

const csv = Buffer.from("Name;Maker;Due;Interval\nMain engine;MAN;2026-07-01;3 months\n").toString("base64");

/** One of each kind of text that procedures ask for. */
const known = [
  ...["2026-06-10", "2026-07-31", "2024-02-29", "2026-06-10T10:00:00Z", "07:30", "2026-06", "2026"],
  ...["someone@example.test", "captain", "Fairwinds-2026", "Lanterns over the bow 9", "1234", "471947", "+33 6 12 34"],
  ...[
    "EUR",
    "USD",
    "FRA",
    "FR",
    "fr",
    "en",
    "Europe/Paris",
    "Pacific/Auckland",
    "#2f6f8f",
    "azur.test",
    "pcs",
    "0",
    "12.5",
  ],
  ...["impeller", "genrator", "Main engine", "no 12", "deck", "Żółć ŒÅ", "机舱", "المحرك", "a", "generator", csv],
];

type TextSchema = z.ZodString | z.ZodStringFormat;

const keyOfOrder = fc.oneof(
  fc.constantFrom(...known, "infinity", "9999-12-31T23:59:59Z", "\u0000", "-1", "294277-01-01"),
  fc.double(),
  fc.constant(null),
);

/** What asks for the page after a row, with a key that no row has. */
export function forgedCursor(ids: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const keys = fc.oneof(ids, fc.tuple(ids), fc.tuple(keyOfOrder, ids), fc.tuple(keyOfOrder, keyOfOrder, ids));
  return keys.map((key) => Buffer.from(JSON.stringify(key)).toString("base64url"));
}

interface AnyText {
  readonly graphemes: fc.Arbitrary<string>;
  readonly characters: fc.Arbitrary<string>;
}

/** Texts by their lengths: each is made with a table of every character there is. */
const anyTexts = new Map<string, AnyText>();

function anyText(minLength: number, maxLength: number): AnyText {
  const lengths = `${minLength} to ${maxLength}`;
  const made = anyTexts.get(lengths) ?? {
    graphemes: fc.string({ unit: "grapheme", minLength, maxLength }),
    characters: fc.string({ unit: "binary", minLength, maxLength }),
  };
  anyTexts.set(lengths, made);
  return made;
}

/** Text that fits: known words where the schema takes them, and any characters within its length. */
export function plausibleText(schema: TextSchema, ids: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const fits = (text: string) => schema.safeParse(text).success;
  const fitting = known.filter(fits);
  const minLength = schema.minLength ?? 0;
  const maxLength = Math.min(schema.maxLength ?? 300, 6000);
  const { graphemes, characters } = anyText(minLength, Math.min(maxLength, minLength + 30));
  const any = fc.oneof(
    { weight: 4, arbitrary: graphemes },
    { weight: 1, arbitrary: characters },
    { weight: 1, arbitrary: fc.constantFrom("x".repeat(maxLength), "Ω".repeat(maxLength), "𝔘".repeat(maxLength / 2)) },
    { weight: 1, arbitrary: ids },
  );
  return fitting.length > 0
    ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...fitting) }, { weight: 1, arbitrary: any })
    : any;
}
