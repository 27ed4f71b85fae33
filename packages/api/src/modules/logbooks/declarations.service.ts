import type { DeclarationPayload } from "@ymp/core/books/book-events";
import { type DeclarationState, declarationState } from "@ymp/core/books/declarations";
import type { BookKind } from "@ymp/core/books/kinds";
import { type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import { onOneLine } from "@ymp/core/seen-text";
import product from "../../../package.json" with { type: "json" };
import type { AtTheGate, VesselScope } from "../../context.ts";
import { expectHappened } from "../../kit/happened.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { type Signer, signByPin } from "../people/pin-signing.service.ts";
import { append, signedBy, takeTurn } from "./chain.service.ts";
import { declarationsOnBoard, findEvent, marksOf } from "./events.repository.ts";
import { payloadOf } from "./events.rules.ts";
import { filesPutTo, type PutFile } from "./files-of-events.rules.ts";
import { signerAs } from "./keepers.service.ts";
import { type EventRow, logbookRecord } from "./logbooks.record.ts";
import type { StoreDeclarationInput } from "./logbooks.schema.ts";
import { expectOpen } from "./opening.service.ts";

/** The master puts what a flag has issued for this kind of book into the open volume; it goes for the volumes after it as well. */
export function storeDeclaration(gate: AtTheGate, input: StoreDeclarationInput): Promise<{ id: string }> {
  return signByPin(gate, input, {
    judge: async (scope, presence) => {
      expectHappened(scope, "paper", { issuedOn: input.issuedOn });
      await signerAs("master", input.logbookId)(scope, presence);
    },
    work: (scope, signer) => store(scope, signer, input),
  });
}

async function store(scope: VesselScope, signer: Signer, { id, logbookId, ...declared }: StoreDeclarationInput) {
  const sent = await findEvent(scope.tx, scope.vesselId, id);
  if (await sentBefore(scope, id, sent, { logbookId, type: "declaration" })) return { id };
  const book = await takeTurn(scope, logbookId);
  expectOpen(book);
  const { issuedOn, expiresOn } = declared;
  const named = onOneLine(declared.product ?? "").trim();
  const facts = {
    ...{ issuer: onOneLine(declared.issuer), reference: onOneLine(declared.reference), issuedOn },
    ...(expiresOn && { expiresOn }),
    ...(named !== "" && { product: named }),
  };
  const payload = { ...signedBy(signer, "master"), ...facts } satisfies DeclarationPayload;
  await append(scope, book, {
    ...{ id, type: "declaration", says: { payload } },
    columns: { capacity: "master", drawing: signer.drawing },
  });
  await recordChange(scope, logbookRecord, logbookId, {
    verb: "declaration_stored",
    facts: { name: book.number, ...facts },
  });
  return { id };
}

export interface Declaration {
  readonly id: string;
  readonly logbookId: string;
  readonly seq: number;
  readonly issuer: string;
  readonly reference: string;
  readonly issuedOn: CalendarDate;
  readonly expiresOn: CalendarDate | null;
  readonly product: string | null;
  readonly state: DeclarationState;
  readonly at: Date;
  readonly name: string;
  readonly files: readonly PutFile[];
}

/** Of each kind of book the last one that was stored, with how far it carries today. */
export async function declarationsOf(scope: VesselScope): Promise<ReadonlyMap<BookKind, Declaration>> {
  const { tx, vesselId, vessel, now } = scope;
  const rows = await declarationsOnBoard(tx, vesselId);
  // The latest comes first, and the last one of a key stays in a map.
  const last = new Map(rows.toReversed().map(({ kind, event }) => [kind, event]));
  const marks = await marksOf(
    tx,
    vesselId,
    [...last.values()].map(({ id }) => id),
  );
  const today = todayIn(vessel.timeZone, now);
  return new Map([...last].map(([kind, event]) => [kind, declarationIn(event, marks, today)]));
}

function declarationIn(event: EventRow, marks: readonly EventRow[], today: CalendarDate): Declaration {
  const { issuer, reference, issuedOn, name, ...payload } = payloadOf<DeclarationPayload>(event);
  const { id, logbookId, seq, createdAt: at } = event;
  const declared = { issuedOn, expiresOn: payload.expiresOn ?? null, product: payload.product ?? null };
  const state = declarationState(declared, { today, version: product.version });
  return { id, logbookId, seq, issuer, reference, ...declared, state, at, name, files: filesPutTo(marks, id) };
}
