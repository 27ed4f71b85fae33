import { toTheSecond } from "@ymp/core/books/book-chain";
import { signsPages } from "@ymp/core/books/book-signers";
import { asksForRates, machineRates } from "@ymp/core/books/machine-rates";
import type { ChainValue } from "@ymp/core/definitions/chain";
import { AppError } from "@ymp/core/errors";
import { logbooks } from "@ymp/db/schema/logbooks";
import { locales } from "@ymp/i18n/locales";
import type { AtTheGate, VesselScope } from "../../context.ts";
import { expectRoom } from "../../kit/expect-room.ts";
import { expectVersion } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { type Signer, signByPin } from "../people/pin-signing.service.ts";
import { genesisOf } from "./chain.rules.ts";
import { append, signedBy, takeTurn } from "./chain.service.ts";
import { ownDesign } from "./designed-form.rules.ts";
import { countDrafts } from "./drafts.repository.ts";
import { lastOpening } from "./events.repository.ts";
import { signerAs } from "./keepers.service.ts";
import { type LogbookRow, logbookRecord } from "./logbooks.record.ts";
import { findInTheWay, findLogbook, insertLogbook, shelfFigures } from "./logbooks.repository.ts";
import type { CloseLogbookInput } from "./logbooks.schema.ts";
import type { OpenLogbookInput } from "./opening.schema.ts";

const mostVolumes = 2000;

/** The master opens a volume, and signs its cover. */
export function openLogbook(gate: AtTheGate, input: OpenLogbookInput): Promise<{ id: string }> {
  return signByPin(gate, input, {
    judge: signerAs("master"),
    work: (scope, signer) => open(scope, signer, input),
  });
}

async function open(scope: VesselScope, signer: Signer, input: OpenLogbookInput): Promise<{ id: string }> {
  const { tx, vesselId, now } = scope;
  const { id, kind, number, place, firstPageNo, linesPerPage } = input;
  if (await sentBefore(scope, id, await findLogbook(tx, vesselId, id))) return { id };
  await expectNoneInTheWay(scope, input);
  await expectRoom(tx, logbooks, { vesselId, most: mostVolumes });
  const form = openedForm(input);
  const particulars = { ...particularsOf(scope.vessel), ...ratesOf(input) };
  const before = await lastOpening(tx, vesselId);
  const { title } = input.form;
  const begun = await insertLogbook(tx, {
    ...{ id, vesselId, createdBy: scope.actor.userId, createdAt: now, updatedAt: now },
    ...{ kind, number, title: title ?? null, form, particulars },
    ...{ openedAt: toTheSecond(now), openedPlace: place, firstPageNo, linesPerPage, nextPageNo: firstPageNo },
    ...{ headSeq: 0, headHash: genesisOf(vesselId, number) },
  });
  const { book } = await append(scope, begun, {
    type: "open",
    says: {
      payload: {
        ...{ ...signedBy(signer, "master"), kind, form, place, firstPage: firstPageNo, linesPerPage, particulars },
        ...(title !== undefined && { title }),
        ...(before && { before }),
      },
    },
    columns: { drawing: signer.drawing, capacity: "master" },
  });
  const after = { ...book, names: namesOf(scope, kind) };
  await recordChange(scope, logbookRecord, id, { verb: "opened", after, facts: { name: number, kind } });
  return { id };
}

/** What such a book is called, whoever looks for it. */
const namesOf = ({ services }: VesselScope, kind: LogbookRow["kind"]): string[] =>
  locales.map((locale) => services.translate(locale, `logbooks:kind.${kind}`));

async function expectNoneInTheWay({ tx, vesselId }: VesselScope, { kind, number }: OpenLogbookInput): Promise<void> {
  const inTheWay = await findInTheWay(tx, vesselId, { kind, number });
  if (inTheWay.some((other) => other.number.toLowerCase() === number.toLowerCase()))
    throw new AppError("conflict", "logbook-refusals:numberTaken", {}, { number: "logbook-refusals:numberTaken" });
  const isOneOfKind = kind !== "custom" && kind !== "equipment";
  if (isOneOfKind && inTheWay.length > 0)
    throw new AppError("conflict", "logbook-refusals:kindIsOpen", { number: inTheWay[0]?.number ?? "" });
}

/** What the book keeps for good: the form of its day, or its own design. */
function openedForm({ kind, form }: OpenLogbookInput): { [key: string]: ChainValue } {
  if (kind === "garbage1") return { garbage: form.garbage ?? "2018" };
  if (kind !== "custom") return {};
  return ownDesign(form.title ?? "", form);
}

/** What entries of an oil record book are held against. */
function ratesOf(input: OpenLogbookInput): Record<string, string> {
  if (!asksForRates(input.kind)) return {};
  return Object.fromEntries(
    machineRates.flatMap((rate): [string, string][] => (input[rate] === undefined ? [] : [[rate, input[rate]]])),
  );
}

function particularsOf(vessel: VesselScope["vessel"]): Record<string, string> {
  const { name, flag, imo, callSign, officialNumber, portOfRegistry, grossTonnage, ownerName, mmsi } = vessel;
  const told = { name, flag, imo, callSign, officialNumber, portOfRegistry, grossTonnage, ownerName, mmsi };
  const kept = Object.entries(told).flatMap(([key, value]): [string, string][] =>
    value === null || value === undefined || value === "" ? [] : [[key, String(value)]],
  );
  return Object.fromEntries(kept);
}

/** The master closes it when nothing of it waits any more: no draft, no signature, no page. */
export function closeLogbook(gate: AtTheGate, input: CloseLogbookInput): Promise<{ id: string; version: number }> {
  return signByPin(gate, input, {
    judge: signerAs("master", input.id),
    work: (scope, signer) => close(scope, signer, input),
  });
}

async function close(scope: VesselScope, signer: Signer, { id, version, place }: CloseLogbookInput) {
  const before = await takeTurn(scope, id);
  expectVersion(before, version);
  expectOpen(before);
  await expectNothingWaits(scope, before);
  const { book } = await append(scope, before, {
    type: "close",
    says: { payload: { ...signedBy(signer, "master"), place } },
    columns: { drawing: signer.drawing, capacity: "master" },
    book: { closedAt: toTheSecond(scope.now), closedPlace: place, version: before.version + 1 },
  });
  await recordChange(scope, logbookRecord, id, { verb: "closed", before, after: book, facts: { name: book.number } });
  return { id, version: book.version };
}

async function expectNothingWaits({ tx, vesselId }: VesselScope, book: LogbookRow): Promise<void> {
  const [drafts, [waiting]] = await Promise.all([
    countDrafts(tx, vesselId, book.id),
    shelfFigures(tx, vesselId, [book.id]),
  ]);
  if (drafts > 0) throw new AppError("conflict", "logbook-refusals:draftsLeft", { count: drafts });
  const { awaitsOfficer = 0, awaitsMaster = 0, awaitsWitness = 0, pagesAwaitingMaster = 0 } = waiting ?? {};
  const entries = awaitsOfficer + awaitsMaster + awaitsWitness;
  if (entries > 0) throw new AppError("conflict", "logbook-refusals:unsignedLeft", { count: entries });
  const pages = signsPages(book.kind) ? pagesAwaitingMaster + (book.nextLine > 1 ? 1 : 0) : 0;
  if (pages > 0) throw new AppError("conflict", "logbook-refusals:pagesLeft", { count: pages });
}

export function expectOpen({ closedAt, number }: LogbookRow): void {
  if (closedAt !== null) throw new AppError("conflict", "logbook-refusals:closed", { number });
}
