import { describe, expect, it } from "vitest";
import { meaningOf, pageOf, type ScanMeaning } from "./meaning.ts";

const id = "0197a3c2-1111-7abc-8def-0123456789ab";
const code = (text: string): ScanMeaning => ({ kind: "code", code: text });

describe("what a code means", () => {
  it.each<[string, string, ScanMeaning]>([
    ["the label of a machine", `https://ymp.example/app/equipment/${id}`, { kind: "machine", id }],
    ["the label of a machine as it is printed now", `https://ymp.example/app/label/${id}`, { kind: "machine", id }],
    ["a machine with a slash at the end", `https://ymp.example/app/equipment/${id}/`, { kind: "machine", id }],
    [
      "a machine's label on the ship's own network",
      `http://10.0.0.4:3000/app/equipment/${id}`,
      { kind: "machine", id },
    ],
    ["an item", `https://ymp.example/app/inventory?item=${id}`, { kind: "item", id }],
    ["an item beside filters", `https://ymp.example/app/inventory?search=oil&item=${id}`, { kind: "item", id }],
    ["a place", `https://ymp.example/app/inventory?location=${id}`, { kind: "location", id }],
    ["an id in capitals", `https://ymp.example/app/inventory?item=${id.toUpperCase()}`, { kind: "item", id }],
    ["a barcode", "4006381333931", code("4006381333931")],
    ["a part number with a colon", "VP:3589-22", code("VP:3589-22")],
    ["spaces around a part number", "  3840525 ", code("3840525")],
    ["an address of somebody else", "https://maker.example/p/3840525", code("https://maker.example/p/3840525")],
    ["a page that is no record", "https://ymp.example/app/inventory", code("https://ymp.example/app/inventory")],
    [
      "an id that is none",
      "https://ymp.example/app/inventory?item=12",
      code("https://ymp.example/app/inventory?item=12"),
    ],
    [
      "a script in place of an address",
      `javascript:alert(1)//app/equipment/${id}`,
      code(`javascript:alert(1)//app/equipment/${id}`),
    ],
  ])("%s", (_case, text, meaning) => expect(meaningOf(text)).toEqual(meaning));

  it.each(["machine", "item", "location"] as const)("the page of a label of a %s means just that", (kind) => {
    expect(meaningOf(`https://ymp.example${pageOf({ kind, id })}`)).toEqual({ kind, id });
  });
});
