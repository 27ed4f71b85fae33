import { useQuery } from "@tanstack/react-query";
import { useTrpc } from "../../app/services-context.tsx";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";

export type PickedPerson = OutputOf<"people.pick">[number];

export function usePeople(): readonly PickedPerson[] {
  return useQuery(useTrpc().people.pick.queryOptions()).data ?? [];
}

/** Those whom work may be given to; who is chosen already stays to be seen. */
export const stillHere = (people: readonly PickedPerson[], chosenIds: readonly (string | null)[]): PickedPerson[] =>
  people.filter(({ id, hasLeft }) => !hasLeft || chosenIds.includes(id));
