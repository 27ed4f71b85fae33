import { expect, test } from "vitest";
import { asOnPaper } from "./unit-signs.ts";

test.each([
  ["0.85 m3", "0.85 m³"],
  ["Into sea (m3)", "Into sea (m³)"],
  ["tank M3 and pm3a", "tank M3 and pm3a"],
  ["43 16.42' N 005 21.90' E", "43\u00a016.42'\u00a0N 005\u00a021.90'\u00a0E"],
  ["10:10 (08:10 UTC)", "10:10 (08:10\u00a0UTC)"],
  ["Receipt 7781 of 10 05", "Receipt 7781 of 10 05"],
])("25: %j on a screen", (printed, shown) => expect(asOnPaper(printed)).toBe(shown));
