import { can } from "@ymp/core/access/resolve-access";
import { type Capacity, type Keeper, whyNotSign, whyNotWrite } from "@ymp/core/books/book-rights";
import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { isAboard } from "../people/aboard.service.ts";
import { findLogbook } from "./logbooks.repository.ts";

/** The reader as far as it decides what they may do with the books. A script keeps none. */
export function keeperOf({ actor, access }: Pick<VesselScope, "actor" | "access">, isOnBoard: boolean): Keeper {
  const { role, department } = access;
  return { userId: actor.userId ?? "", role: actor.kind === "user" ? role : null, department, isAboard: isOnBoard };
}

export const readingKeeper = async (scope: VesselScope): Promise<Keeper> => keeperOf(scope, await isAboard(scope));

/** @throws AppError forbidden for whoever is ashore, of the office or from outside */
export async function expectWriter(scope: VesselScope): Promise<Keeper> {
  const keeper = await readingKeeper(scope);
  refuse(whyNotWrite(keeper));
  return keeper;
}

/** Whether somebody may sign in that capacity, in the volume where one is named. */
export const signerAs =
  (capacity: Capacity, logbookId?: string) =>
  async (scope: VesselScope, isOnBoard: boolean): Promise<void> => {
    if (logbookId !== undefined) expectRow(await findLogbook(scope.tx, scope.vesselId, logbookId));
    refuse(whyNotSign(keeperOf(scope, isOnBoard), capacity));
  };

export function refuse(messageKey: string | null): void {
  if (messageKey !== null) throw new AppError("forbidden", messageKey);
}

/** What the reader is offered. */
export function abilitiesOf(scope: VesselScope, keeper: Keeper) {
  const mayEdit = can(scope.access, "logbook:edit");
  const may = (capacity: Capacity) => mayEdit && whyNotSign(keeper, capacity) === null;
  return {
    write: mayEdit && whyNotWrite(keeper) === null,
    signAsOfficer: may("officer"),
    signAsMaster: may("master"),
    witness: may("witness"),
    /** Why none of it is offered to somebody who may otherwise edit; null where it is. */
    whyNot: mayEdit ? whyNotWrite(keeper) : null,
  };
}
