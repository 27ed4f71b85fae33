import { departments } from "@ymp/core/access/roles";
import type { RefObject } from "react";
import { useScreenKeys } from "../../lib/use-screen-keys.ts";
import type { LeavePerson, LeaveYear } from "./leave.queries.ts";
import { rowIdOf } from "./planner-grid.tsx";
import { usePlannerAddress } from "./use-planner-address.ts";

/** J and K go from person to person, to what they ask for first; arrows move the opened request by a day. */
export function usePlannerKeys(
  screen: RefObject<HTMLElement | null>,
  year: LeaveYear | undefined,
  { ask }: { ask: (() => void) | undefined },
): void {
  const { search, go } = usePlannerAddress();
  const people = year ? inRows(year.people) : [];
  const at = people.findIndex(
    ({ id, leaves }) => id === search.person || leaves.some((leave) => leave.id === search.leave),
  );
  const opened = people[at]?.leaves.find(({ id }) => id === search.leave);
  const walk = (by: -1 | 1) => () => {
    const person =
      people[at < 0 ? (by > 0 ? 0 : people.length - 1) : Math.min(Math.max(at + by, 0), people.length - 1)];
    if (!person) return;
    const asked = person.leaves.find(({ state }) => state === "requested");
    go({ person: asked ? undefined : person.id, leave: asked?.id, shift: undefined });
    document.getElementById(rowIdOf(person.id))?.scrollIntoView({ block: "nearest" });
  };
  const isMovable = opened?.state === "requested" || opened?.state === "draft";
  const move = (by: -1 | 1) => {
    if (!isMovable) return undefined;
    return () => {
      const shift = (search.shift ?? 0) + by;
      go({ shift: shift === 0 ? undefined : shift });
    };
  };
  useScreenKeys(screen, {
    ...{ j: walk(1), k: walk(-1), n: ask, ArrowLeft: move(-1), ArrowRight: move(1) },
    Escape:
      search.leave || search.person ? () => go({ leave: undefined, person: undefined, shift: undefined }) : undefined,
  });
}

const inRows = (people: readonly LeavePerson[]) =>
  [...departments, null].flatMap((department) => people.filter((person) => person.department === department));
