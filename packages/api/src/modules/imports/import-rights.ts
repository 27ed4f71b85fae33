import { can } from "@ymp/core/access/resolve-access";
import { isAtLeast } from "@ymp/core/access/roles";
import { AppError } from "@ymp/core/errors";
import { type ImportKind, importNeed } from "@ymp/core/imported-lists";
import { judgeWhoReopens } from "@ymp/core/maintenance/completed-job-fields";
import type { VesselScope } from "../../context.ts";
import { editorOf } from "../../kit/field-editing.ts";
import type { ClosableJob } from "./on-board.repository.ts";

export const undoableMs = 48 * 3_600_000;

const isHead = ({ access }: Pick<VesselScope, "access">) => isAtLeast(access.role ?? "user", "hod");

export const mayImport = ({ access }: Pick<VesselScope, "access">, kind: ImportKind): boolean =>
  can(access, importNeed(kind)) && !access.seesOnlyShared;

export function requireImporter(scope: Pick<VesselScope, "access">, kind: ImportKind): void {
  if (!mayImport(scope, kind)) throw new AppError("forbidden", "imports:notForRole");
}

interface Imported {
  readonly kind: ImportKind;
  readonly createdBy: string | null;
}

/** Taking back undoes the work of the person who imported it: theirs, or a head's. Hours of rest are the captain's beside theirs. */
export const mayTakeBack = (scope: Pick<VesselScope, "actor" | "access">, { kind, createdBy }: Imported): boolean =>
  createdBy === scope.actor.userId || (kind === "rest" ? seesAllRest(scope) : isHead(scope));

/** Who is told of everybody's lists of hours; to others theirs alone is known: such a list names people and their days. */
export const seesAllRest = ({ access }: Pick<VesselScope, "access">): boolean => access.role === "captain";

/** Work is recorded in one's own name; in another's by heads of department. */
export const mayRecordWorkOf = (scope: VesselScope, profileId: string): boolean =>
  profileId === scope.profileId || isHead(scope);

/**
 * A list closes what its importer could open again, for it is taken back in one piece: of what safety rests on that is for the head
 * of its department.
 */
export const mayCloseByList =
  (scope: Pick<VesselScope, "actor" | "access">) =>
  (job: ClosableJob): boolean => {
    const doer = { id: null, role: "crew", recordedBy: scope.actor.userId } as const;
    return judgeWhoReopens({ ...job, status: "done", doer }, editorOf(scope)).length === 0;
  };
