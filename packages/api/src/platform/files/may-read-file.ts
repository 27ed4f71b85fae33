import { can } from "@ymp/core/access/resolve-access";
import { isAtLeast } from "@ymp/core/access/roles";
import { seesFilesOf, seesTalkOf } from "@ymp/core/guests/guest-access";
import { mailReach } from "@ymp/core/people/crew-mail";
import { paperAccess } from "@ymp/core/people/document-access";
import { actionsOnProfile, mayKnow } from "@ymp/core/people/profile-access";
import { isKindWith, type OpenedKind, recordFacts } from "@ymp/core/records";
import type { VesselScope } from "../../context.ts";
import { findReadable, isSharedJob } from "../readable-records.ts";
import { type HeldBy, hidesLines } from "./holders.repository.ts";

const closeToPeople = ["paper", "signature"];

/** What was once somebody's paper or signature stays one, wherever else it hangs. */
export function decisive(holders: readonly HeldBy[]): readonly HeldBy[] {
  const ofPeople = holders.filter(({ kind }) => closeToPeople.includes(kind));
  return ofPeople.length > 0 ? ofPeople : holders;
}

/**
 * Whether the holder opens the file to the scope's user. What was taken off a record is read by those who may put it back
 * there, and of those from outside by the person who sent it alone; what was somebody's by who reads such things of them.
 */
export async function mayReadBy(scope: VesselScope, holder: HeldBy, isSender: boolean): Promise<boolean> {
  const { kind, id, isFormer, paper, saidOf } = holder;
  const { access } = scope;
  const isOwn = id === scope.profileId;
  const isKeptIn = isFormer && access.seesOnlyShared && !isSender;
  switch (kind) {
    case "paper": {
      const reads = (type: string) => {
        const held = paperAccess(access, paper?.profileId === scope.profileId, type);
        return held === "view" || held === "edit";
      };
      return paper?.types.every(reads) ?? false;
    }
    case "signature":
      return actionsOnProfile(access, isOwn).seeSignature;
    case "portrait":
      return isFormer ? isOwn && !access.isImpersonal && !access.blockedBy : mayKnow(access, isOwn);
    case "vessel":
      return !isFormer || (isAtLeast(access.role ?? "user", "captain") && !access.blockedBy);
    case "job":
      return !isKeptIn && can(access, isFormer ? "jobs:edit" : "jobs:view") && (await isSharedJob(scope, id));
    case "equipment":
      // Outsiders are shown jobs, never the register.
      return can(access, isFormer ? "equipmentspage:edit" : "equipmentspage:view") && !access.seesOnlyShared;
    case "logbook":
      return !isKeptIn && can(access, "logbook:view") && !access.seesOnlyShared;
    case "comment":
      return (
        !isKeptIn &&
        saidOf !== null &&
        isKindWith("opened", saidOf.kind) &&
        seesTalkOf(access, saidOf.kind) &&
        (await opens(scope, saidOf.kind, saidOf.id, isFormer))
      );
    case "crew_mail": {
      const reach = mailReach(access);
      return reach !== null && (reach.of === "everybody" || isSender);
    }
    case "print":
      return (await opens(scope, "order", id, isFormer)) && !(await hidesLines(scope.tx, scope.vesselId, id));
    default:
      return !isKeptIn && isKindWith("opened", kind) && seesFilesOf(access, kind) && opens(scope, kind, id, isFormer);
  }
}

async function opens(scope: VesselScope, kind: OpenedKind, id: string, isFormer: boolean): Promise<boolean> {
  const mayPutBack = can(scope.access, `${recordFacts[kind].module}:edit`);
  return (!isFormer || mayPutBack) && (await findReadable(scope, { kind, id })) !== undefined;
}
