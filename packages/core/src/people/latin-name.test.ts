import { expect, test } from "vitest";
import { latinName } from "./latin-name.ts";

test.each([
  ["Noé", "NOE"],
  ["Müller", "MUELLER"],
  ["O’Neill-Łukasz", "ONEILL-LUKASZ"],
  ["Kahaʻi", "KAHAI"],
  ["Straße", "STRASSE"],
  ["‘Ōkina", "OKINA"],
  ["Liliʽuokalani", "LILIUOKALANI"],
  ["Mu´allim ʾAli ʿUmar", "MUALLIM ALI UMAR"],
  ["Gal·la", "GALLA"],
  ["Jean‑Luc", "JEAN-LUC"],
  ["D＇Arcy′s", "DARCYS"],
  ["田", null],
])("%s is written %s", (name, written) => {
  expect(latinName(name)).toBe(written);
});
