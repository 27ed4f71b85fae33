import { describe, expect, it } from "vitest";
import { imoDigits, isCallSign, isImoNumber, isMmsi } from "./identity.ts";

describe("an IMO number", () => {
  it.each([
    ["9074729", true, "the example of the resolution"],
    ["9999993", true, ""],
    ["9074728", false, "wrong check digit"],
    ["9047729", false, "two digits changed places"],
    ["907472", false, "six digits"],
    ["90747290", false, "eight digits"],
    ["907472X", false, "a letter"],
    ["", false, "nothing"],
  ])("%s: %s %s", (text, expected) => {
    expect(isImoNumber(text)).toBe(expected);
  });

  it.each([
    ["IMO 9074729", "9074729"],
    ["imo9074729", "9074729"],
    [" 907 4729 ", "9074729"],
    ["9074729", "9074729"],
  ])("is typed as %j and kept as %s", (typed, kept) => {
    expect(imoDigits(typed)).toBe(kept);
  });
});

describe("an MMSI", () => {
  it.each([
    ["319123456", true, "Cayman Islands"],
    ["232001234", true, "United Kingdom"],
    ["002320001", false, "a coast station"],
    ["970123456", false, "a search and rescue transmitter"],
    ["111232501", false, "an aircraft"],
    ["31912345", false, "eight digits"],
    ["3191234567", false, "ten digits"],
    ["31912345a", false, "a letter"],
  ])("%s: %s %s", (text, expected) => {
    expect(isMmsi(text)).toBe(expected);
  });
});

describe("a call sign", () => {
  it.each([
    ["ZZSE4", true],
    ["MTRN2", true],
    ["3FAB", true],
    ["2ABC123", true],
    ["ZZ", false],
    ["ABCDEFGH", false],
    ["zzse4", false],
    ["ZZ-E4", false],
    ["12345", false],
  ])("%s: %s", (text, expected) => {
    expect(isCallSign(text)).toBe(expected);
  });
});
