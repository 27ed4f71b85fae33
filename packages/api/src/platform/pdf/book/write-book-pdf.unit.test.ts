import { pdfContentOf } from "@ymp/testing/pdf-content";
import { describe, expect, it } from "vitest";
import type { BookPrint, PrintedEntry, PrintedPage, PrintedSignature, PrintedTable } from "./book-print.ts";
import { writeBookPdf } from "./write-book-pdf.ts";

const named = [
  "date",
  "code",
  "item",
  "record",
  "no",
  "signed",
  "occurred",
  "place",
  "entered",
  "entry",
  "fine",
] as const;
const word = (key: string) => [key, `<${key}>`];
const words = {
  ...Object.fromEntries(named.map(word)),
  ...{ master: "<master>", witness: "<witness>", masterSignature: "Signature of master", pageHash: "Page hash" },
  ...{ empty: "No entry yet", noFurther: "No further entries on this page", sheetOf: "sheet {sheet} of {sheets}" },
} as BookPrint["words"];

const print = (facts: Partial<BookPrint> = {}): BookPrint => ({
  ...{ locale: "en", madeAt: new Date("2026-06-20T10:00:00Z"), layout: "record" },
  ...{ title: "Oil record book, part I", titleBeside: null, ship: "Seraphine", shipFacts: "ZGHK7 · IMO 9784219" },
  ...{
    volume: "Book ORB-4, opened 01-JUN-2026",
    timeBasis: "Times by the ship's clock, UTC beside",
    words,
    legend: null,
  },
  ...{ certificate: null, cover: [{ kind: "facts", items: [{ label: "Opened", value: "Antibes" }] }] },
  signatories: { heading: "Signatories", table: [{ heading: "Name and rank", share: 1 }] },
  ...{
    signatoryRows: [],
    corrections: "Corrections",
    receipts: "Receipts",
    foot: ["Last event 9, hash abc"],
    alarm: null,
    tests: null,
  },
  sections: { heading: "Sections", entry: "entry {no} (page {page})" },
  ...facts,
});

const signature: PrintedSignature = {
  ...{ who: "Marek Nowak, Chief engineer", how: "officer in charge, 16-JUN-2026 12:00 (10:00 UTC)", role: "officer" },
  when: "16-JUN-2026 12:00 (10:00 UTC)",
  drawing: "0,40 10,20 20,5 25,35",
};

const entry = (facts: Partial<PrintedEntry> = {}): PrintedEntry => ({
  ...{ no: 90, day: "16-JUN-2026", clock: "11:00 (09:00 UTC)", code: "C", title: null },
  lines: [
    { item: "11.1", text: "Sludge tank" },
    { item: "11.3", text: "0.85 m3" },
  ],
  ...{ cells: null, isStruck: false, notes: [], strike: null, signatures: [signature], place: "", recorded: "" },
  ...{ correction: null, test: null, receipt: null, section: null },
  ...facts,
});

const table = (facts: Partial<PrintedTable> = {}): PrintedTable => ({
  ...{ heading: null, titles: [], entries: [entry()] },
  ...facts,
});

const titled = (title: string) => ({ title, heading: title });

const page = (facts: Partial<PrintedPage> = {}): PrintedPage => ({
  ...{ name: "Page 22 of 31", hash: "c".repeat(64), madeBy: "", tables: [table()], state: null },
  ...{ isSignedByPage: true, verifications: [], isEnded: false },
  ...facts,
});

const printed = async (pages: readonly PrintedPage[], facts: Partial<BookPrint> = {}) => {
  const { pages: sheets } = pdfContentOf(await writeBookPdf(print(facts), pages));
  return sheets.map(({ texts, width, height }) => ({ texts, isUpright: height > width }));
};

describe("a book in print", () => {
  it("has its cover, its pages and who signed", async () => {
    const [cover, first, last] = await printed([page()]);
    expect(cover?.texts).toEqual(expect.arrayContaining(["Oil record book, part I", "Seraphine", "Opened", "Antibes"]));
    expect(first?.texts).toEqual([
      ...["Oil record book, part I", "Seraphine", "ZGHK7 · IMO 9784219", "Book ORB-4, opened 01-JUN-2026"],
      ...["Times by the ship's clock, UTC beside", "<date>", "<code>", "<item>", "<record>", "<no>"],
      ...["16-JUN-2026", "11:00 (09:00 UTC)", "C", "11.1", "11.3", "Sludge tank", "0.85 m3"],
      ...["Marek Nowak, Chief engineer", "officer in charge, 16-JUN-2026 12:00 (10:00 UTC)", "90"],
      ...["Signature of master", "Page 22 of 31", `Page hash ${"c".repeat(64)}`, "Last event 9, hash abc"],
    ]);
    expect(last?.texts).toContain("Last event 9, hash abc");
  });

  it("BOOK-02: leaves a struck entry legible, with who, when and why below it, and lists it at the end", async () => {
    const strike = { text: "Struck out by Marek Nowak, Chief engineer, 16-JUN-2026: wrong sounding", signature };
    const struck = entry({ isStruck: true, strike, correction: "Entry 90, page 22: struck out" });
    const [, first, last] = await printed([page({ tables: [table({ entries: [struck] })] })]);
    expect(first?.texts).toEqual(expect.arrayContaining(["Sludge tank", "0.85 m3", strike.text]));
    expect(last?.texts).toEqual(expect.arrayContaining(["Corrections", "Entry 90, page 22: struck out"]));
  });

  it("goes on another sheet where a page does not fit on one, and says so", async () => {
    const long = entry({ lines: [{ item: "", text: "A long tale of the voyage. ".repeat(400) }] });
    const sheets = (await printed([page({ tables: [table({ entries: [long, entry({ no: 91 })] })] })])).slice(1, -1);
    expect(sheets.length).toBeGreaterThan(1);
    for (const [index, { texts }] of sheets.entries())
      expect(texts).toContain(`Page 22 of 31, sheet ${index + 1} of ${sheets.length}`);
    const told = sheets.flatMap(({ texts }) => texts).join(" ");
    expect(told.match(/A long tale of the voyage\./g)?.length).toBeGreaterThan(390);
    expect(sheets.at(-1)?.texts).toContain("91");
  });

  it("closes what is left of a page that has ended", async () => {
    const [, open, ended] = await printed([page(), page({ isEnded: true })]);
    expect(open?.texts).not.toContain("No further entries on this page");
    expect(ended?.texts).toContain("No further entries on this page");
  });

  it("says on every page that the chain does not hold", async () => {
    const sheets = await printed([page(), page()], { alarm: "Breaks at event 7: its text was changed" });
    for (const { texts } of sheets.slice(0, 3)) expect(texts).toContain("Breaks at event 7: its text was changed");
  });

  it("is certified on a sheet of its own, by the hashes of its pages", async () => {
    const certificate = {
      blocks: [{ kind: "paragraph", text: "True copy" }],
      page: "Page",
      hash: "Page hash",
    } as const;
    const [sheet] = await printed([page()], { certificate });
    expect(sheet?.texts).toEqual(expect.arrayContaining(["True copy", "Page 22 of 31", "c".repeat(64)]));
  });

  it("has broad pages for tables, with the columns of the form, also the empty ones", async () => {
    const row = entry({
      lines: null,
      cells: [
        ["Category", "B"],
        ["Remarks", "Ground"],
      ],
    });
    const across = entry({ no: 91, lines: [{ item: "D1", text: "Internal test: yes" }], title: "Internal test" });
    const titles = ["Category", "Into sea (m3)", "Remarks"];
    const [, first] = await printed(
      [page({ tables: [table({ titles: titles.map(titled), entries: [row, across] })] })],
      { layout: "table" },
    );
    expect(first?.isUpright).toBe(false);
    expect(first?.texts).toEqual(
      expect.arrayContaining([...titles, "B", "Ground", "Internal test", "D1  Internal test: yes"]),
    );
  });

  it("puts each of several tables of a page on sheets of its own, under its heading, and the master signs below each", async () => {
    const row = (no: number, title: string) => entry({ no, lines: null, cells: [[title, `of ${no}`]] });
    const tables = [
      table({ heading: "Discharges\nRejets", titles: [titled("Into sea (m3)")], entries: [row(90, "Into sea (m3)")] }),
      table({ heading: "Losses\nPertes", titles: [titled("Amount (m3)")], entries: [row(91, "Amount (m3)")] }),
    ];
    const sheets = (await printed([page({ tables, isEnded: true })], { layout: "table" })).slice(1, -1);
    const ends = ["Signature of master", "No further entries on this page", `Page hash ${"c".repeat(64)}`];
    expect(sheets.map(({ texts }) => texts)).toEqual([
      expect.arrayContaining([
        "Discharges",
        "Rejets",
        "Into sea (m3)",
        "of 90",
        "Page 22 of 31, sheet 1 of 2",
        ...ends,
      ]),
      expect.arrayContaining(["Losses", "Pertes", "Amount (m3)", "of 91", "Page 22 of 31, sheet 2 of 2", ...ends]),
    ]);
    expect(sheets[0]?.texts).not.toContain("Losses");
  });

  it("gives the room of a table to what is long in it", async () => {
    const long = "Mooring lines doubled for the forecast wind, the harbour master told and agreed. ".repeat(30);
    const row = entry({
      lines: null,
      cells: [
        ["Machines", long],
        ["Fuel", "4200"],
        ["Tanks", "Fresh water 2500 l"],
        ["Watch", "Luca Ferri"],
      ],
    });
    const titles = ["Machines", "Fuel", "Tanks", "Watch"];
    const [, first, second] = await printed(
      [page({ tables: [table({ titles: titles.map(titled), entries: [row] })] })],
      { layout: "table" },
    );
    expect(first?.texts).toContain("Page 22 of 31");
    expect(first?.texts).toEqual(expect.arrayContaining(["Fresh water 2500 l", "Luca Ferri"]));
    expect(second?.isUpright).toBe(true);
  });

  it("ends with the receipts of what went ashore, and with where each section stands", async () => {
    const section = (title: string, no: number) => ({ title, entry: { no, page: 22 } });
    const entries = [
      entry({ receipt: "Entry 90, page 22: RPS-26-4471, Riviera Port Services", section: section("Drills", 90) }),
      entry({ no: 91, section: section("Death", 91) }),
      entry({ no: 92, section: section("Drills", 92) }),
    ];
    const [, , last] = await printed([page({ tables: [table({ entries })] })]);
    expect(last?.texts).toEqual(
      expect.arrayContaining([
        ...["Sections", "Drills: entry 90 (page 22), entry 92 (page 22)", "Death: entry 91 (page 22)"],
        ...["Receipts", "Entry 90, page 22: RPS-26-4471, Riviera Port Services"],
      ]),
    );
    const [, , plain] = await printed([page()]);
    expect(plain?.texts).not.toContain("Receipts");
  });

  it("of an official log book has the master and the witness in columns of their own", async () => {
    const witness: PrintedSignature = { ...signature, who: "Priya Nair, Second engineer", role: "witness" };
    const told = entry({ code: "", title: "Fire drill", place: "Palma", signatures: [signature, witness] });
    const [, first] = await printed([page({ tables: [table({ entries: [told] })], isSignedByPage: false })], {
      layout: "official",
    });
    expect(first?.texts).toEqual(expect.arrayContaining(["<master>", "<witness>", "<fine>", "Fire drill", "Palma"]));
    expect(first?.texts).not.toContain("Signature of master");
  });

  it("of a radio log ends with a sheet of tests for each month", async () => {
    const tests = {
      ...{ heading: "Annex: tests and checks", failed: "X", initials: "Initials", entry: "entry {no}" },
      rows: [
        { id: "D1", title: "Internal test" },
        { id: "D2", title: "Batteries; Off load, V" },
      ],
    };
    const test = { id: "D1", day: "2026-06-16", operator: "Marek Nowak", isPassed: true, figures: [], told: "D1" };
    const broken = { ...test, day: "2026-07-02", operator: "Mara Neri", isPassed: false, told: "D1 no answer" };
    const volts = { ...broken, id: "D2", isPassed: true, figures: ["25.4"] };
    const entries = [test, broken, volts].map((one, at) => entry({ no: 90 + at, test: one }));
    const [, , june, july, last] = await printed([page({ tables: [table({ entries })] })], { layout: "table", tests });
    expect(june?.isUpright).toBe(false);
    expect(june?.texts).toEqual(expect.arrayContaining(["Annex: tests and checks, JUN-2026", "31", "MN"]));
    expect(june?.texts).toContain("Initials: MN Marek Nowak");
    expect(july?.texts).toEqual(expect.arrayContaining(["MN2", "X", "25.4", "Initials: MN2 Mara Neri"]));
    expect(july?.texts).toContain("X  D1 no answer (entry 91)");
    expect(last?.texts).not.toContain("D2  Batteries; Off load, V");
  });

  it("is set in the fonts of the reader's language beside, and in Latin ones where it is English", async () => {
    const { fonts } = pdfContentOf(await writeBookPdf(print({ locale: "ja", titleBeside: "油記録簿" }), [page()]));
    expect(fonts).toEqual(expect.arrayContaining(["NotoSans-Regular", "NotoSansJP-Regular"]));
  });
});
