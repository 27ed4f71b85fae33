import { addDays } from "@ymp/core/calendar-date";
import { mayDecideLeave } from "@ymp/core/leave/leave-rights";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { mostOnBoard } from "../../kit/expect-room.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { beginningIn, crewOf } from "./crew.repository.ts";
import { waitingRequests } from "./leave.repository.ts";
import { leaveReader, onLeaveOf } from "./standing.service.ts";

const mostWaiting = 20_000;

async function peopleOf(scope: VesselScope) {
  const rows = await wholeUpTo(
    crewOf(scope.tx, scope.vesselId, shipsDay(scope)),
    mostOnBoard.people,
    "refusals:noRoom",
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Requests on which the reader decides, the first asked on top. */
export async function leaveToDecide(scope: VesselScope) {
  const [rows, people] = await Promise.all([
    wholeUpTo(waitingRequests(scope.tx, scope.vesselId), mostWaiting, "refusals:noRoom"),
    peopleOf(scope),
  ]);
  const reader = leaveReader(scope);
  return rows.flatMap((request) => {
    const person = people.get(request.profileId);
    return person && mayDecideLeave(reader, onLeaveOf(person)) ? [{ request, person }] : [];
  });
}

/** Leave begins within these days. */
const ahead = 7;

/** Granted leave that begins within a week, with whose it is. */
export async function leaveAhead(scope: VesselScope) {
  const today = shipsDay(scope);
  const days = { from: addDays(today, 1), to: addDays(today, ahead) };
  const [rows, people] = await Promise.all([
    wholeUpTo(beginningIn(scope.tx, scope.vesselId, days), mostWaiting, "refusals:noRoom"),
    peopleOf(scope),
  ]);
  return rows.flatMap((request) => {
    const person = people.get(request.profileId);
    return person ? [{ request, person }] : [];
  });
}
