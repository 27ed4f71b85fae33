import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import type { ExportTable } from "../exports/export-table.ts";
import { secondsFor } from "./heavy-thread.ts";
import { HeavyWork, heavyLimits } from "./heavy-work.ts";
import { plainRows, withoutRows } from "./plain-table.ts";

/** Each on a vessel of their own, unless it is said otherwise. */
const by = (accountId: string, vesselId = `vessel of ${accountId}`) => ({ accountId, vesselId });

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
    const { bytes } = await work.perform(by("ana"), workbookOf(1_000));
    const { sheets } = await work.perform(by("ana"), { task: { name: "readLists", bytes, fileName: "stores.xlsx" } });
    expect(sheets[0]?.table.headings).toEqual(["Name", "Quantity", "Bought", "Critical"]);
    expect(sheets[0]?.table.records).toHaveLength(1_000);
  });

  it("tells a refusal as it is, and goes on", async () => {
    const work = new HeavyWork();
    await expect(work.perform(by("ana"), csv(""))).rejects.toMatchObject({ messageKey: "imports:fileEmpty" });
    expect((await work.perform(by("ana"), list)).sheets[0]?.table.records).toHaveLength(2);
  });

  it("ends what takes more memory than its budget, and the process lives", async () => {
    const work = new HeavyWork({ ...heavyLimits, memoryMb: 24 });
    await expect(work.perform(by("ana"), workbookOf(60_000))).rejects.toMatchObject({
      messageKey: "refusals:tooHeavy",
    });
    await expect(new HeavyWork().perform(by("ana"), list)).resolves.toMatchObject({ sheets: [{ name: "list" }] });
  });

  it("tells why its rows broke off, and does the next piece", async () => {
    const work = new HeavyWork();
    const { task } = workbookOf(1);
    const breaking = (async function* () {
      yield [["Item 1", 0.5, new Date(0), true]];
      throw new Error("the database went away");
    })();
    await expect(work.perform(by("ana"), { task, rows: breaking })).rejects.toThrow("the database went away");
    expect((await work.perform(by("ana"), list)).sheets[0]?.table.records).toHaveLength(2);
  });

  it("ends what takes longer than its budget", async () => {
    const work = new HeavyWork({ ...heavyLimits, readingSeconds: 0.001 });
    await expect(work.perform(by("ana"), list)).rejects.toMatchObject({ messageKey: "refusals:tooHeavy" });
  });
});

describe("the time a list may take to be read", () => {
  it.each([
    [3_500, 20],
    [1_000_000, 40],
    [25_000_000, 120],
  ])("of a file of %i bytes", (size, seconds) => {
    const { task } = csv("x".repeat(size));
    expect(secondsFor(task, heavyLimits)).toBeCloseTo(seconds, 0);
  });
});

const madeAt = new Date(0);
const isPdf = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1", 0, 5) === "%PDF-";

describe("documents, labels and sums", () => {
  it("come from a thread", async () => {
    const work = new HeavyWork();
    const header = { vesselName: "M/Y Seraphine", vesselLines: [], title: "Purchase order" };
    const paragraph = { kind: "paragraph", text: "Two impellers" } as const;
    const document = {
      locale: "en",
      madeAt,
      header,
      blocks: [paragraph],
      pageWords: "Page {page} of {pages}",
    } as const;
    const [paper, labels] = await Promise.all([
      work.perform(by("ana"), { task: { name: "writeDocument", document } }),
      work.perform(by("ben"), {
        task: {
          name: "writeLabels",
          sheet: {
            format: "a4-3x8",
            locale: "fr",
            title: "Labels",
            madeAt,
            labels: [null, { qr: "x", title: "Pump", lines: [] }],
          },
        },
      }),
    ]);
    expect([isPdf(paper.bytes), isPdf(labels.bytes)]).toEqual([true, true]);
    const { sha256 } = await work.perform(by("ana"), { task: { name: "sumFile", path: import.meta.filename } });
    expect(sha256).toBe(
      createHash("sha256")
        .update(readFileSync(import.meta.filename))
        .digest("hex"),
    );
  });

  it("tell of a file that is not there", async () => {
    const missing = { task: { name: "sumFile", path: `${import.meta.filename}.missing` } as const };
    await expect(new HeavyWork().perform(by("ana"), missing)).rejects.toThrow("ENOENT");
  });
});

describe("the queue", () => {
  it("does one piece of an account at a time, and another's meanwhile", async () => {
    const work = new HeavyWork({ ...heavyLimits, threads: 2 });
    const begun: string[] = [];
    const perform = (who: string, name: string) => {
      const { task, rows } = workbookOf(10);
      return work.perform(by(who), { task, rows: noting(rows, () => begun.push(name)) });
    };
    await Promise.all(["first", "second", "third"].map((name) => perform("ana", name)).concat(perform("ben", "other")));
    expect(begun).toEqual(["first", "other", "second", "third"]);
  });

  it("is bounded, for one account and for all", async () => {
    const work = new HeavyWork({ ...heavyLimits, threads: 1, waitingOfOne: 1, waitingOfAll: 2 });
    const pieces = [work.perform(by("ana"), list), work.perform(by("ana"), list)];
    await turn();
    const full = { code: "limit", messageKey: "refusals:heavyQueueFull" };
    await expect(work.perform(by("ana"), list)).rejects.toMatchObject(full);
    pieces.push(work.perform(by("ben"), list));
    await expect(work.perform(by("cem"), list)).rejects.toMatchObject({
      code: "limit",
      messageKey: "refusals:heavyBusy",
    });
    await Promise.all(pieces);
  });

  it("is waited in for so long, and no longer", async () => {
    const work = new HeavyWork({ ...heavyLimits, threads: 1, waitsSeconds: 0.01 });
    let end = () => {};
    const first = work.inTurn(by("ana"), () => new Promise<void>((resolve) => (end = resolve)));
    await expect(work.inTurn(by("ben"), async () => {})).rejects.toMatchObject({ messageKey: "refusals:heavyBusy" });
    end();
    await first;
    expect(await work.inTurn(by("ben"), async () => "served")).toBe("served");
  });

  it("goes to anyone who was served longest ago, and not to the person who has most to ask", async () => {
    const work = new HeavyWork({ ...heavyLimits, threads: 1 });
    const order: string[] = [];
    const ask = (who: string, nth: number) => work.inTurn(by(who), async () => void order.push(`${who} ${nth}`));
    const pieces = [ask("ana", 1), ask("ana", 2), ask("ana", 3), ask("ben", 1), ask("ben", 2), ask("cem", 1)];
    await Promise.all(pieces);
    expect(order).toEqual(["ana 1", "ben 1", "cem 1", "ana 2", "ben 2", "ana 3"]);
  });

  it("has a place for the person who has none, as long as somebody has several", async () => {
    const work = new HeavyWork({ ...heavyLimits, threads: 1, waitingOfOne: 2, waitingOfAll: 4 });
    let end = () => {};
    const first = work.inTurn(by("ana"), () => new Promise<void>((resolve) => (end = resolve)));
    const waiting = ["ana", "ana", "ben", "ben"].map((who) => work.inTurn(by(who), async () => who));
    const answers = Promise.allSettled(waiting);
    const late = work.inTurn(by("cem"), async () => "served");
    await turn();
    end();
    await first;
    expect(await late).toBe("served");
    expect((await answers).filter(({ status }) => status === "rejected")).toHaveLength(1);
  });

  it("serves vessels in turn, however many accounts one of them has", async () => {
    const work = new HeavyWork({ ...heavyLimits, threads: 1 });
    const order: string[] = [];
    const ask = (who: string, vessel: string) => work.inTurn(by(who, vessel), async () => void order.push(who));
    await Promise.all([...["a1", "a2", "a3"].map((who) => ask(who, "A")), ...["b1", "b2"].map((who) => ask(who, "B"))]);
    expect(order).toEqual(["a1", "b1", "a2", "b2", "a3"]);
  });

  it("holds so many pieces of a vessel, and takes one from it for another vessel’s first", async () => {
    const work = new HeavyWork({ ...heavyLimits, threads: 1, waitingOfOne: 2, waitingOfVessel: 3, waitingOfAll: 3 });
    let end = () => {};
    const first = work.inTurn(by("a0", "A"), () => new Promise<void>((resolve) => (end = resolve)));
    const waiting = ["a1", "a2", "a3"].map((who) => work.inTurn(by(who, "A"), async () => who));
    const answers = Promise.allSettled(waiting);
    const fourth = work.inTurn(by("a4", "A"), async () => "served");
    await expect(fourth).rejects.toMatchObject({ messageKey: "refusals:heavyBusy" });
    const other = work.inTurn(by("b1", "B"), async () => "served");
    await turn();
    end();
    await first;
    expect(await other).toBe("served");
    expect((await answers).filter(({ status }) => status === "rejected")).toHaveLength(1);
  });

  it("goes on after work that failed", async () => {
    const work = new HeavyWork({ ...heavyLimits, threads: 1 });
    await expect(work.inTurn(by("ana"), () => Promise.reject(new Error("no such photo")))).rejects.toThrow(
      "no such photo",
    );
    expect(await work.inTurn(by("ana"), async () => "served")).toBe("served");
  });
});

async function* noting<Rows>(rows: AsyncIterable<Rows>, begin: () => void): AsyncGenerator<Rows> {
  begin();
  yield* rows;
}
