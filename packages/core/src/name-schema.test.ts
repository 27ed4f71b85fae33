import { describe, expect, it } from "vitest";
import { nameSchema } from "./name-schema.ts";

const name = nameSchema(40, "users:firstNameMissing");
const faultOf = (text: string) => name.safeParse(text).error?.issues.map(({ message }) => message);

describe("a name", () => {
  it.each([
    ["of one letter", "N"],
    ["in Arabic with a joiner", "می‌خواهم"],
    ["in Hebrew with a mark of direction", "\u200Fאב 2"],
    ["in Japanese", "山田　太郎"],
    ["with a decomposed accent", "Zoe\u0308"],
    ["that is a family of one picture", "👩‍👩‍👧"],
    ["with a soft hyphen", "Haupt\u00ADmaschine"],
    ["that came from two lines", "Main\nengine"],
  ])("%s is taken", (_what, text) => expect(name.parse(text)).toBe(text));

  it.each([
    ["a character of value nothing", "Pump\u0000"],
    ["half a pair", "Pump\uD83D"],
    ["an escape", "Pump\u001B[31m"],
    ["a bell", "\u0007Pump"],
    ["a letter turned round", "invoice\u202Efdp.exe"],
    ["an isolate", "\u2067Pump"],
    ["a space of no width alone", "\u200B"],
    ["a word joiner alone", "\u2060\u2060"],
    ["an empty braille cell alone", "\u2800"],
    ["an empty Korean letter alone", "\u3164"],
    ["marks alone", "\u0301"],
    ["tags alone", "\u{E0041}"],
  ])("with %s is refused", (_what, text) => expect(faultOf(text)).toEqual(["refusals:characters"]));

  it("of spaces is missing", () => expect(faultOf("  ")).toEqual(["users:firstNameMissing"]));
});
