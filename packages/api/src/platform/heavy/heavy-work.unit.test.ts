import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import type { ExportTable } from "../exports/export-table.ts";
import { HeavyWork, heavyLimits } from "./heavy-work.ts";
import { plainRows, withoutRows } from "./plain-table.ts";

const csv = (text: string) => ({
  task: { name: "readLists", bytes: new TextEncoder().encode(text), fileName: "list.csv" } as const,
});
const list = csv("Name;Serial number\nPump;4711\nCrane;4712\n");

function tableOf(rows: number): ExportTable<number> {
  return {
    title: "Stores",
    words: { yes: "yes", no: "no" },
    timeZone: "UTC",
    rows: Array.from({ length: rows }, (_, nth) => nth),
    columns: [
      { heading: "Name", kind: "text", value: (nth) => `Item ${nth}` },
      { heading: "Quantity", kind: "number", decimals: 1, value: (nth) => nth / 2 },
      { heading: "Bought", kind: "instant", value: () => new Date(0) },
      { heading: "Critical", kind: "yesNo", value: (nth) => nth % 2 === 0 },
    ],
  };
}
const workbookOf = (rows: number) => {
  const table = tableOf(rows);
  return {
    task: { name: "writeXlsx", table: withoutRows(table), titleLines: [] } as const,
    rows: plainRows(table, [table.rows]),
  };
};

// A thread reads its code first, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe("work in threads", () => {
  it("writes a workbook that is read again", async () => {
    const work = new HeavyWork();
    const { bytes } = await work.perform("ana", workbookOf(1_000));
    const { sheets } = await work.perform("ana", { task: { name: "readLists", bytes, fileName: "stores.xlsx" } });
    expect(sheets[0]?.table.headings).toEqual(["Name", "Quantity", "Bought", "Critical"]);
    expect(sheets[0]?.table.records).toHaveLength(1_000);
  });

  it("tells a refusal as it is, and goes on", async () => {
    const work = new HeavyWork();
    await expect(work.perform("ana", csv(""))).rejects.toMatchObject({ messageKey: "imports:fileEmpty" });
    expect((await work.perform("ana", list)).sheets[0]?.table.records).toHaveLength(2);
  });

  it("ends what takes more memory than its budget, and the process lives", async () => {
    const work = new HeavyWork({ ...heavyLimits, memoryMb: 24 });
    await expect(work.perform("ana", workbookOf(60_000))).rejects.toMatchObject({ messageKey: "refusals:tooHeavy" });
    await expect(new HeavyWork().perform("ana", list)).resolves.toMatchObject({ sheets: [{ name: "list" }] });
  });

  it("tells why its rows broke off, and does the next piece", async () => {
    const work = new HeavyWork();
    const { task } = workbookOf(1);
    const breaking = (async function* () {
      yield [["Item 1", 0.5, new Date(0), true]];
      throw new Error("the database went away");
    })();
    await expect(work.perform("ana", { task, rows: breaking })).rejects.toThrow("the database went away");
    expect((await work.perform("ana", list)).sheets[0]?.table.records).toHaveLength(2);
  });

  it("ends what takes longer than its budget", async () => {
    const work = new HeavyWork({ ...heavyLimits, readingSeconds: 0.001 });
    await expect(work.perform("ana", list)).rejects.toMatchObject({ messageKey: "refusals:tooHeavy" });
  });
});

describe("the queue", () => {
  it("does one piece of an account at a time, and another's meanwhile", async () => {
    const work = new HeavyWork({ ...heavyLimits, threads: 2 });
    const begun: string[] = [];
    const perform = (who: string, name: string) => {
      const { task, rows } = workbookOf(10);
      return work.perform(who, { task, rows: noting(rows, () => begun.push(name)) });
    };
    await Promise.all(["first", "second", "third"].map((name) => perform("ana", name)).concat(perform("ben", "other")));
    expect(begun).toEqual(["first", "other", "second", "third"]);
  });

  it("is bounded, for one account and for all", async () => {
    const work = new HeavyWork({ ...heavyLimits, threads: 1, waitingOfOne: 1, waitingOfAll: 2 });
    const pieces = [work.perform("ana", list), work.perform("ana", list)];
    await turn();
    const full = { code: "limit", messageKey: "refusals:heavyQueueFull" };
    await expect(work.perform("ana", list)).rejects.toMatchObject(full);
    pieces.push(work.perform("ben", list));
    await expect(work.perform("cem", list)).rejects.toMatchObject(full);
    await Promise.all(pieces);
  });
});

async function* noting<Rows>(rows: AsyncIterable<Rows>, begin: () => void): AsyncGenerator<Rows> {
  begin();
  yield* rows;
}
