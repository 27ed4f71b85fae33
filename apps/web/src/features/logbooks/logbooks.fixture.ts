import type { Book, BookEntry, BookPage, Draft, ShelfBook } from "./logbooks.queries.ts";

const bookId = "0199bbbb-0000-7000-8000-000000000001";
export const tankId = "0199bbbb-0000-7000-8000-0000000000a1";
const at = (text: string) => new Date(`2026-06-${text}Z`);
const ink = "0,40 10,20 20,5 25,35 30,10 40,38";

export function aBook(facts: Partial<Book> = {}): Book {
  return {
    ...{ id: bookId, version: 1, kind: "oil1", number: "ORB-4", title: null, form: {} },
    ...{
      openedAt: at("01T08:00:00"),
      openedPlace: "Antibes",
      closedAt: null,
      closedPlace: null,
      openedBy: "Anna Lindqvist",
    },
    ...{ entries: 2, firstPageNo: 22, lastPageNo: 22, linesPerPage: 20, correction: "strike" },
    keptUntil: null,
    codes: [
      { code: "C", title: "Collection, transfer and disposal of oil residues (sludge)" },
      { code: "I", title: "Additional operational procedures and general remarks" },
    ],
    ...{ signatories: [], drafts: 0, missing: [], particulars: { name: "Seraphine", callSign: "ZGHK7" } },
    awaits: { officer: 1, master: 0, witness: 0, pages: 0 },
    facts: {
      tanks: [{ id: tankId, name: "Sludge tank", capacity: "2.00", iopp: "3.1", retained: "0.85" }],
      ...{ figures: {}, toldAt: {}, flags: { filterFailed: false }, spans: {} },
    },
    designs: [],
    head: { seq: 4, hash: "a".repeat(64), line: 0, seal: "e".repeat(64) },
    ...{ lost: null, answers: [], paperPeriods: [], declaration: null, productVersion: "0.1.0" },
    sealingKey: "",
    can: {
      write: true,
      signAsOfficer: true,
      signAsMaster: true,
      witness: true,
      ...{ whyNotSubmit: null, signsAs: null, hasDrawing: true, whyNot: null, whyNotExport: null },
    },
    ...facts,
  };
}

export const onShelf = (facts: Partial<ShelfBook> = {}): ShelfBook => ({
  ...aBook(),
  ...{ lastEntry: null, drafts: 0, missing: [], missed: { daily: 0, weekly: 0 } },
  awaits: { officer: 0, master: 0, witness: 0, pages: 0, since: null },
  ...facts,
});

export function anEntry(facts: Partial<BookEntry> = {}): BookEntry {
  return {
    ...{ id: "0199bbbb-0000-7000-8000-0000000000e1", no: 90, seq: 3, code: "C", hash: "b".repeat(64) },
    title: "Collection, transfer and disposal of oil residues (sludge)",
    ...{ pageNo: 22, lastPageNo: 22, occurredAt: at("16T09:00:00"), recordedAt: at("16T09:05:00"), shipOffsetMin: 120 },
    recordedOffsetMin: 120,
    author: { name: "Marek Nowak", rank: "Chief engineer", userId: "u1" },
    values: { operation: "weekly", tank: tankId, retained: "0.85" },
    lines: [
      { item: "11.1", text: "Sludge tank" },
      { item: "11.3", text: "0.85 m3" },
    ],
    ...{ columns: null, warnings: [], madeBy: null, paper: null, signers: { first: "officer", witness: false } },
    ...{ isLate: false, lateReason: null, written: null, state: "pending", isStruck: false, awaits: ["officer"] },
    maySign: facts.awaits ?? ["officer"],
    ...{ signatures: [], files: [], strike: null, corrects: null, correctedBy: [], job: null },
    ...facts,
  };
}

export const aDraft = (facts: Partial<Draft> = {}): Draft => ({
  ...{ id: "0199bbbb-0000-7000-8000-0000000000d1", logbookId: bookId, code: "C", version: 1, values: {} },
  ...{
    occurredAt: new Date(),
    shipOffsetMin: null,
    lateReason: null,
    correctsId: null,
    design: null,
    left: null,
    jobId: null,
  },
  ...{ findings: [], authorName: "Marek Nowak", createdAt: new Date(), updatedAt: new Date(), createdBy: "u1" },
  can: { whyNotSubmit: null, removalNeedsReason: false, fields: ["values"] },
  ...facts,
});

export const signedBy = (name: string, rank: string): BookEntry["signatures"][number] => ({
  ...{
    id: `s ${name}`,
    name,
    rank,
    role: "officer",
    userId: "u1",
    signedAt: at("16T10:00:00"),
    drawing: ink,
    givenAt: null,
  },
});

export const aPage = (facts: Partial<BookPage> = {}): BookPage => ({
  ...{ pageNo: 22, state: "open", hash: "c".repeat(64), entries: 1, firstNo: 90, lastNo: 90, verifications: [] },
  ...facts,
});
