import { isDeepStrictEqual } from "node:util";
import { mayViewKind } from "@ymp/core/access/may-view-kind";
import type { Access } from "@ymp/core/access/resolve-access";
import { AppError } from "@ymp/core/errors";
import { agreementAccess, paperAccess } from "@ymp/core/people/document-access";
import { paperTypes } from "@ymp/core/people/document-types";
import { actionsOnProfile } from "@ymp/core/people/profile-access";
import type { Principal, RequestContext, VesselScope } from "../../context.ts";
import { outageIn } from "../../kit/outages.ts";
import { type Admission, admit } from "../../procedures.ts";
import { expectReadable } from "../readable-records.ts";
import type { ChangeNotice } from "./change-feed.ts";
import type { LiveChange, PlaceInput } from "./live.schema.ts";
import type { PresentPerson } from "./presence.ts";

const gate = { permission: null, meta: undefined };
/** Also how long a stream can outlive its right to run, should an announcement get lost. */
const checkEveryMs = 15_000;

/** The reader may do more or less than before: menu and screens are drawn again. */
const accessChanged: LiveChange = { recordKind: "access", recordId: null, verb: "changed", seq: 0, userId: null };

/**
 * The changes of the vessel as they are committed. The stream asks again whether it may go on at every announcement about
 * people and every 15 seconds, and ends when the session was closed or the vessel is no longer open to the account.
 */
export async function* streamChanges(ctx: RequestContext, signal: AbortSignal): AsyncGenerator<LiveChange> {
  let admission = await admit(ctx, gate);
  const reader = {
    vesselId: admission.entry.vessel.id,
    userId: admission.principal.account.id,
    address: ctx.address,
  };
  for await (const item of ctx.services.changeFeed.listen(reader, signal, checkEveryMs)) {
    if (item === "gap") yield { recordKind: "all", recordId: null, verb: "gap", seq: 0, userId: null };
    else if (item === "wake") {
      const renewed = await readmit(ctx, admission);
      if (!renewed) return;
      if (!isDeepStrictEqual(renewed.access, admission.access)) yield accessChanged;
      admission = renewed;
    } else {
      const change = presentTo(admission, item);
      if (change) yield change;
    }
  }
}

async function readmit(ctx: RequestContext, admission: Admission): Promise<Admission | undefined> {
  const { account, sessionId, limits } = admission.principal;
  const { sessions, tokens } = ctx.services.accounts;
  try {
    if (!(await (limits ? tokens : sessions).isOpen(account.id, sessionId))) return undefined;
    return await admit(ctx, gate);
  } catch (error) {
    // While the database is away nothing changes that could be told; when it is back, the stream is asked again.
    if (outageIn(error)) return admission;
    // Refused now: the stream ends, and the browser's next request is told why.
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

function presentTo(
  { access, principal, entry }: Admission,
  { vesselId: _vesselId, onlyFor, ...notice }: ChangeNotice,
): LiveChange | undefined {
  if (onlyFor) return onlyFor.includes(principal.account.id) ? { ...notice, recordId: null } : undefined;
  if (!mayViewKind(access, notice.recordKind)) return undefined;
  return isNamedTo({ access, profileId: entry.profileId }, notice)
    ? notice
    : { ...notice, recordId: null, userId: null, verb: "changed" };
}

/** Whether the reader is told which record it was, what was done and by whom, or only that something of the kind changed. */
function isNamedTo(
  { access, profileId }: { access: Access; profileId: string | null },
  { recordKind, recordId }: Pick<ChangeNotice, "recordKind" | "recordId">,
): boolean {
  if (access.seesOnlyShared) return false;
  switch (recordKind) {
    // It may be private, or of a private item; the announcement does not say.
    case "item":
    case "file":
      return access.seesPrivate;
    // What was done to a person, such as a new pin or a reset, is for those who may read the history.
    case "profile":
      return actionsOnProfile(access, recordId === profileId).seeHistory;
    // Whose paper it is and of which kind, the announcement does not say.
    case "crew_document":
      return paperTypes.every((type) => ["view", "edit"].includes(paperAccess(access, false, type)));
    // Nor whose leave it is, which may be a draft that is nobody else's yet.
    case "leave_request":
      return false;
    case "contract":
      return agreementAccess(access, false) !== "none";
    default:
      return true;
  }
}

/**
 * Says that the caller has the record open, and answers who else has. Good for 30 seconds. People from outside are not told who is on board.
 * @throws AppError as `expectReadable`
 */
export async function enterPlace(
  { principal, services }: RequestContext,
  scope: VesselScope,
  input: PlaceInput,
): Promise<PresentPerson[]> {
  if (scope.access.seesOnlyShared || !principal) throw new AppError("forbidden", "errors:forbidden");
  await expectReadable(scope, { kind: input.recordKind, id: input.recordId });
  return services.presence.enter({ vesselId: scope.vesselId, ...input }, personOf(principal));
}

export async function leavePlace(ctx: RequestContext, input: PlaceInput): Promise<void> {
  const { entry, principal } = await admit(ctx, gate);
  await ctx.services.presence.leave({ vesselId: entry.vessel.id, ...input }, personOf(principal));
}

const personOf = ({ account: { id: userId, name, backgroundColor } }: Principal): PresentPerson => ({
  ...{ userId, name, backgroundColor },
});
