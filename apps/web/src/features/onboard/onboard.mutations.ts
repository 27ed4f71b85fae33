import type { Services } from "../../app/services.ts";
import { useQueuedMutation } from "../../lib/offline/use-queued-mutation.ts";
import type { OnboardList } from "./onboard.queries.ts";

/** Who is where is on the people's own pages too. */
const touched = [["onboard"], ["people"]] as const;

type Api = Pick<Services, "queryClient" | "trpc">;

/** Shows people where they are said to be before the server answered. */
function showMoved({ queryClient, trpc }: Api, moved: ReadonlyMap<string, boolean>, since: Date): void {
  queryClient.setQueryData(trpc.onboard.list.queryOptions().queryKey, (list) => list && withMoved(list, moved, since));
}

export function withMoved(list: OnboardList, moved: ReadonlyMap<string, boolean>, since: Date): OnboardList {
  const people = list.people.map((person) => {
    const isOnboard = moved.get(person.id) ?? person.isOnboard;
    if (isOnboard !== person.isOnboard) return { ...person, isOnboard, since, awayFor: null };
    return moved.has(person.id) && person.may.confirm ? { ...person, isUnconfirmed: false } : person;
  });
  const aboard = people.filter(({ isOnboard }) => isOnboard);
  const byDepartment = list.byDepartment.map((count) => ({
    ...count,
    onBoard: aboard.filter(({ department }) => department === count.department).length,
  }));
  return { ...list, people, byDepartment, counts: { ...list.counts, onBoard: aboard.length } };
}

/** One person aboard or ashore, with or without a link; `name` is for the queue. */
export function useSetStatus(name: string) {
  return useQueuedMutation({
    path: "onboard.setStatus",
    label: ({ isOnboard }) => ({ messageKey: `onboard:queue.${isOnboard ? "aboard" : "ashore"}`, params: { name } }),
    subject: ({ profileId }) => profileId,
    optimistic: {
      touches: [["onboard", "list"]],
      apply: ({ profileId, isOnboard }, api) => showMoved(api, new Map([[profileId, isOnboard]]), new Date()),
    },
    meta: { success: "messages:onboardSaved", failure: "messages:statusFailed", invalidates: touched },
  });
}

/** Brings the list to what a muster found. */
export function useSetMany() {
  return useQueuedMutation({
    path: "onboard.setMany",
    label: () => ({ messageKey: "onboard:queue.muster" }),
    optimistic: {
      touches: [["onboard", "list"]],
      apply: ({ aboardIds, ashoreIds }, api) =>
        showMoved(
          api,
          new Map([
            ...aboardIds.map((id): [string, boolean] => [id, true]),
            ...ashoreIds.map((id): [string, boolean] => [id, false]),
          ]),
          new Date(),
        ),
    },
    meta: { success: "messages:onboardSaved", failure: "messages:statusFailed", invalidates: touched },
  });
}
