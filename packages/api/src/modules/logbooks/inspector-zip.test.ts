import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readMessages } from "@ymp/i18n/message-files";
import { createTranslator } from "@ymp/i18n/translator";
import { givePins, makeEntry, openBook, worldDrawing, worldPin } from "@ymp/testing/factories/logbooks";
import { createWorld, type World } from "@ymp/testing/world";
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from "@zip.js/zip.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
let book: { id: string; number: string };
let files: Map<string, Buffer>;

beforeAll(async () => {
  world = await createWorld();
  Object.assign(world.services, { translate: createTranslator(readMessages()) });
  await givePins(world);
  book = await openBook(world, { number: "ORB-4" });
  const chief = world.as("chief").logbooks;
  for (const remarks of ["Seal 4711 broken", "</script><script>alert(1)</script>", "Clôture 船"]) {
    const entry = await makeEntry(world, { logbookId: book.id, values: { remarks } });
    await chief.sign({ id: book.id, entries: [entry], capacity: "officer", pin: worldPin });
  }
  const [first] = (await chief.entries({ id: book.id })).rows;
  const struck = {
    id: book.id,
    entryId: first?.id ?? "",
    hash: first?.hash ?? "",
    reason: "Wrong seal",
    pin: worldPin,
  };
  await chief.strike(struck);
  const captain = world.as("captain").logbooks;
  const [page] = (await captain.pages({ id: book.id })).pages;
  await captain.countersign({ id: book.id, pageNo: 1, pageHash: page?.hash ?? "", pin: worldPin });
  const { base64 } = await captain.export({ id: book.id, format: "zip" });
  files = await unpacked(Buffer.from(base64, "base64"));
});
afterAll(() => world.close());

async function unpacked(zip: Buffer): Promise<Map<string, Buffer>> {
  const reader = new ZipReader(new Uint8ArrayReader(zip));
  const named = new Map<string, Buffer>();
  for (const entry of await reader.getEntries())
    if (!entry.directory) named.set(entry.filename, Buffer.from(await entry.getData(new Uint8ArrayWriter())));
  await reader.close();
  return named;
}

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");
const text = (name: string): string => files.get(name)?.toString("utf8") ?? "";
const linesOf = (name: string): string[] => text(name).trimEnd().split("\n");

describe("ERB-26: the zip for the inspector", () => {
  it("holds the events, the print, the table, the signatures, and the page that proves them", () => {
    const drawn = sha256(worldDrawing);
    expect([...files.keys()].sort()).toEqual([
      ...["README.txt", "SHA256SUMS", "book.csv", "book.pdf", "chain.txt", "events.jsonl", "genesis.txt", "index.html"],
      ...[`signatures/${drawn}.svg`, `signatures/${drawn}.txt`],
    ]);
    expect(text(`signatures/${drawn}.txt`)).toBe(worldDrawing);
    expect(files.get("book.pdf")?.subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("agrees with its sums", () => {
    const sums = linesOf("SHA256SUMS").map((line) => line.split("  "));
    expect(sums).toHaveLength(files.size - 1);
    for (const [sum, name = ""] of sums) expect(sha256(files.get(name) ?? ""), name).toBe(sum);
  });

  it("is proved by its recipe alone, to the head of the book", async () => {
    let previous = sha256(files.get("genesis.txt") ?? "");
    const chain = linesOf("chain.txt").map((line) => line.split(" "));
    const events = linesOf("events.jsonl");
    expect(events).toHaveLength(chain.length);
    for (const [at, event] of events.entries()) {
      previous = sha256(`${previous}\n${event}`);
      expect(chain[at]).toEqual([String(at + 1), previous, expect.stringMatching(/^[0-9a-f]+$/)]);
    }
    const { head } = await world.as("captain").logbooks.get({ id: book.id });
    expect(head).toMatchObject({ seq: events.length, hash: previous });
  });

  it("comes to nobody who does not read the whole book", async () => {
    await expect(world.as("deckhand").logbooks.export({ id: book.id, format: "zip" })).rejects.toThrow();
  });
});

interface Inspected {
  text: string;
  hash: string;
  drawing: string | null;
}

interface Program {
  firstThatDoesNotHold: (
    about: object,
    events: readonly Partial<Inspected>[],
  ) => Promise<{ seq: number; why: string } | null>;
  sha256: { byHand: (words: string) => string };
}

/** The script of the page, as it stands in it. */
function pageScript() {
  const html = text("index.html");
  const part = (id: string) => JSON.parse(new RegExp(`id="${id}">([\\s\\S]*?)</script>`).exec(html)?.[1] ?? "");
  const [sha, proof] = ["sha256", "proof"].map((name) =>
    readFileSync(new URL(`./inspector-page/${name}.js`, import.meta.url), "utf8"),
  );
  for (const program of [sha, proof]) expect(html).toContain(program);
  const held = { bookProof: {} };
  new Function("globalThis", `${sha};${proof}`)(held);
  const program = held.bookProof as Program;
  const about: object = part("about");
  const events: Inspected[] = part("events");
  const prove = (shown: readonly Partial<Inspected>[]): Promise<{ seq: number; why: string } | null> =>
    program.firstThatDoesNotHold(about, shown);
  return { events, prove, byHand: program.sha256.byHand };
}

describe("the page in the zip", () => {
  it("holds nothing that ends its script, and asks for nothing from anywhere", () => {
    const html = text("index.html");
    expect(html.match(/<\/script>/g)).toHaveLength(5);
    expect(html).toContain("default-src 'none'");
    expect(html).not.toMatch(/\b(?:src|href)=/);
  });

  it("finds the book whole", async () => {
    const { events, prove } = pageScript();
    expect(await prove(events)).toBeNull();
  });

  it.each<[string, (events: Inspected[]) => unknown, number]>([
    [
      "one flipped byte",
      (events) => {
        const flipped = events[3];
        if (flipped) flipped.text = flipped.text.replace("script", "scripu");
      },
      4,
    ],
    ["an event left out", (events) => events.splice(2, 1), 3],
    ["two exchanged", (events) => events.splice(2, 2, ...events.slice(2, 4).toReversed()), 3],
    ["the end cut off", (events) => events.pop(), 9],
    [
      "another drawing",
      (events) => {
        const signed = events.find(({ text: told }) => told.includes('"type":"sign"'));
        if (signed) signed.drawing = "0,0 1,1";
      },
      3,
    ],
  ])("names the first event that does not hold: %s", async (_case, tamper, seq) => {
    const { events, prove } = pageScript();
    tamper(events);
    expect(await prove(events)).toMatchObject({ seq });
  });

  it("checks another copy of the events by its text alone", async () => {
    const { events, prove } = pageScript();
    const copy = linesOf("events.jsonl").map((line, at) => ({ text: line, hash: events[at]?.hash ?? "" }));
    expect(await prove(copy)).toBeNull();
    copy[1] = { text: copy[1]?.text.replace("4711", "4712") ?? "", hash: copy[1]?.hash ?? "" };
    expect(await prove(copy)).toMatchObject({ seq: 2 });
  });

  it("reckons by hand what a browser does not reckon for a file", () => {
    const { byHand } = pageScript();
    for (const words of ["", "abc", "x".repeat(55), "x".repeat(56), "x".repeat(64), "Clôture 船".repeat(500)])
      expect(byHand(words)).toBe(sha256(words));
  });
});
