import { describe, expect, it } from "vitest";
import { judgeEntry } from "../definitions/judge-entry.ts";
import { oilOfJob } from "./oil-of-jobs.ts";
import { oilRecordBook } from "./oil-record-book.ts";

const job = { title: "Generator 1, oil change", number: "26/0214", litres: 18 };

describe("what a finished job proposes for the oil record book", () => {
  it("is the collection of residues where oil was changed, as much as was filled in, with where it came from", () => {
    expect(oilOfJob(job)).toEqual({
      code: "C",
      values: { operation: "collected", collected: "0.018", source: "Generator 1, oil change, job 26/0214" },
    });
  });

  it("has no figure where no oil was measured", () => {
    expect(oilOfJob({ ...job, litres: 0 })?.values).not.toHaveProperty("collected");
  });

  it.each([
    ["Vidange du moteur principal", "C"],
    ["主機 オイル交換", "C"],
    ["更换机油", "C"],
    ["Sludge tank 14C, clean", "C"],
    ["Bilge well aft, pump out", "D"],
    ["Galley extraction filters, degrease", null],
    ["Oil painting in the saloon, hang", null],
  ])("of %s is %s", (title, code) => expect(oilOfJob({ ...job, title })?.code ?? null).toBe(code));

  it("leaves to the officer the tank and what it holds now, and breaks no other rule of the book", () => {
    const type = oilRecordBook.find(({ code }) => code === "C");
    if (!type) throw new Error("The oil record book has section C");
    const found = judgeEntry(type, oilOfJob(job)?.values ?? {}, { tanks: new Map(), figures: {}, flags: {} });
    expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(["tank required", "retained required"]);
  });
});
