import { mayDecideLeave } from "@ymp/core/leave/leave-rights";
import { fullName } from "@ymp/core/people/profile-fields";
import type { VesselScope } from "../../context.ts";
import { notify } from "../../platform/notifications/notify.ts";
import { readersOf } from "../../platform/notifications/readers.ts";
import type { PersonRow } from "./crew.repository.ts";
import type { LeaveRequestRow } from "./leave.record.ts";
import { onLeaveOf } from "./standing.service.ts";

/** Tells those who decide that a request waits, and the person what became of it. */
export async function tellOfLeave(
  scope: VesselScope,
  request: LeaveRequestRow,
  person: PersonRow,
  { verb, wasGranted }: { verb: string; wasGranted: boolean },
): Promise<void> {
  const isAsked = verb === "requested" || (verb === "cancelled" && wasGranted) || verb === "ended";
  const isAnswer = ["approved", "refused", "cancelled", "ended"].includes(verb);
  if (!(isAsked || isAnswer)) return;
  const readers = await readersOf(scope);
  const to = readers.filter(
    (reader) => (isAsked && mayDecideLeave(reader, onLeaveOf(person))) || (isAnswer && reader.profileId === person.id),
  );
  await notify(scope, {
    event: isAsked && verb === "requested" ? "leave_requested" : "leave_decided",
    to: to.map(({ userId }) => userId),
    record: { kind: "leave_request", id: request.id },
    facts: { title: fullName(person), what: verb, beginsOn: request.startsOn },
    dedupeKey: `leave:${request.id}:${verb}:${request.version}`,
  });
}
