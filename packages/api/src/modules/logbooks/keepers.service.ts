import { can } from "@ymp/core/access/resolve-access";
import { whyNotExport } from "@ymp/core/books/book-export";
import {
  type Capacity,
  type Keeper,
  type Operation,
  whyNotSign,
  whyNotSubmit,
  whyNotWrite,
} from "@ymp/core/books/book-rights";
import { todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import type { Presence } from "@ymp/core/people/onboard";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { findSigner } from "../../platform/signatures/signatures.repository.ts";
import { keepsDrawing, readersPresence } from "../people/aboard.service.ts";
import type { LogbookRow } from "./logbooks.record.ts";
import { findLogbook } from "./logbooks.repository.ts";

/** The reader as far as it decides what they may do with the books. A script keeps none. */
export function keeperOf({ actor, access }: Pick<VesselScope, "actor" | "access">, presence: Presence): Keeper {
  const { role, department } = access;
  return { userId: actor.userId ?? "", role: actor.kind === "user" ? role : null, department, presence };
}

export const readingKeeper = async (scope: VesselScope): Promise<Keeper> =>
  keeperOf(scope, await readersPresence(scope));

/** @throws AppError forbidden for whoever is ashore, of the office or from outside */
export async function expectWriter(scope: VesselScope): Promise<Keeper> {
  const keeper = await readingKeeper(scope);
  refuse(whyNotWrite(keeper));
  return keeper;
}

/** @throws AppError forbidden for whoever takes no such draft into the book */
export async function expectSubmitter(scope: VesselScope, operation: Operation): Promise<void> {
  refuse(whyNotSubmit(await readingKeeper(scope), operation));
}

/** Whether somebody may sign in that capacity, in the volume where one is named. */
export const signerAs =
  (capacity: Capacity, logbookId?: string) =>
  async (scope: VesselScope, presence: Presence): Promise<void> => {
    if (logbookId !== undefined) expectRow(await findLogbook(scope.tx, scope.vesselId, logbookId));
    refuse(whyNotSign(keeperOf(scope, presence), capacity));
  };

export function refuse(messageKey: string | null): void {
  if (messageKey !== null) throw new AppError("forbidden", messageKey);
}

/** Name and post of the reader as the vessel knows them. */
export async function signerOf({ tx, vesselId, vessel, actor, profileId, now }: VesselScope) {
  const today = todayIn(vessel.timeZone, now);
  return actor.userId ? ((await findSigner(tx, { vesselId, userId: actor.userId, profileId, today })) ?? null) : null;
}

/** What the reader is offered. */
export async function abilitiesOf(scope: VesselScope, keeper: Keeper, book?: Pick<LogbookRow, "kind">) {
  const mayEdit = can(scope.access, "logbook:edit");
  const may = (capacity: Capacity) => mayEdit && whyNotSign(keeper, capacity, book) === null;
  return {
    write: mayEdit && whyNotWrite(keeper) === null,
    /** Why own drafts wait for somebody else to take them into the book; of others', each draft tells it. */
    whyNotSubmit: book ? whyNotSubmit(keeper, { ...book, authorId: keeper.userId }) : null,
    signAsOfficer: may("officer"),
    signAsMaster: may("master"),
    witness: may("witness"),
    /** What would stand under their signature. */
    signsAs: mayEdit && whyNotWrite(keeper) === null ? await signerOf(scope) : null,
    /** Who has none signs with a drawing, as a device without a link must know. */
    hasDrawing: mayEdit && (await keepsDrawing(scope)),
    /** Why a book is not taken along as a file; null where it is. */
    whyNotExport: whyNotExport(scope.access),
    /** Why none of it is offered to somebody who may otherwise edit; null where it is. */
    whyNot: mayEdit ? whyNotWrite(keeper) : null,
  };
}
