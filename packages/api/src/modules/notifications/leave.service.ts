import { mayDecideLeave } from "@ymp/core/leave/leave-rights";
import { fullName } from "@ymp/core/people/profile-fields";
import type { VesselScope } from "../../context.ts";
import type { Notice } from "../../platform/notifications/notify.ts";
import type { Reader } from "../../platform/notifications/readers.ts";
import { leaveAhead } from "../leave/waiting-leave.service.ts";

/** Leave that begins within a week: told once to the person and to those who decide on it. */
export async function leaveNotices(scope: VesselScope, readers: readonly Reader[]): Promise<Notice[]> {
  const ahead = await leaveAhead(scope);
  return ahead.map(({ request: { id, startsOn }, person }) => {
    const { role, department } = person;
    const of = { profileId: person.id, role, department };
    return {
      event: "leave_begins",
      to: readers
        .filter((reader) => reader.profileId === person.id || mayDecideLeave(reader, of))
        .map(({ userId }) => userId),
      record: { kind: "leave_request", id },
      facts: { title: fullName(person), beginsOn: startsOn },
      dedupeKey: `leave_begins:${id}:${startsOn}`,
    };
  });
}
