import type { LeaveYear } from "./leave.queries.ts";
import { LeaveStateBadge } from "./leave-state.tsx";
import { useLeaveWords } from "./use-leave-words.ts";
import { usePlannerAddress } from "./use-planner-address.ts";

const shownStates = new Set(["requested", "approved", "draft"]);

/** On a phone: each person with what they are owed, and what is asked for and granted. */
export function PlannerList({ year }: { year: LeaveYear }) {
  const { span, days } = useLeaveWords();
  const { go } = usePlannerAddress();
  const waiting = (person: LeaveYear["people"][number]) =>
    person.leaves.filter(({ can }) => can.acts.includes("approve")).length;
  const people = year.people.toSorted((one, other) => waiting(other) - waiting(one));
  return (
    <ul className="px-4">
      {people.map((person) => (
        <li key={person.id} className="border-border border-b py-2">
          <button
            type="button"
            onClick={() => go({ person: person.id, leave: undefined })}
            className="flex min-h-11 w-full items-center justify-between gap-3 text-start"
          >
            <span dir="auto">
              <span className="block font-medium">{person.name}</span>
              <span className="block text-muted-foreground text-sm">{person.rank}</span>
            </span>
            <span className="text-sm tabular-nums">{person.balance === null ? "–" : days(person.balance)}</span>
          </button>
          {person.leaves
            .filter(({ state }) => shownStates.has(state))
            .map((leave) => (
              <button
                key={leave.id}
                type="button"
                onClick={() => go({ leave: leave.id, person: undefined })}
                className="flex min-h-11 w-full items-center justify-between gap-3 text-start text-sm"
              >
                <span dir="auto">{span(leave)}</span>
                <LeaveStateBadge state={leave.state} />
              </button>
            ))}
        </li>
      ))}
    </ul>
  );
}
