import { useInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query";
import { refusalOf } from "../../app/failures.ts";
import type { Services } from "../../app/services.ts";
import { useTrpc } from "../../app/services-context.tsx";
import { nextPage } from "../../lib/lists/list-pages.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";

export type Person = OutputOf<"people.get">;
export type HeldSum = NonNullable<Person["pettyCash"]>[number];
export type Disclosure = OutputOf<"people.disclosures">["rows"][number];
export type PersonChange = OutputOf<"people.history">["rows"][number];

const pageSize = 30;

export function personOptions(trpc: Services["trpc"], id: string) {
  return trpc.people.get.queryOptions({ id });
}

export function usePerson(id: string): Person {
  return useSuspenseQuery(personOptions(useTrpc(), id)).data;
}

export function usePersonHistory(profileId: string) {
  const options = useTrpc().people.history.infiniteQueryOptions({ profileId, limit: pageSize }, nextPage);
  return useInfiniteQuery(options);
}

export function useDisclosures(profileId: string) {
  const options = useTrpc().people.disclosures.infiniteQueryOptions({ profileId, limit: pageSize }, nextPage);
  return useInfiniteQuery(options);
}

/** Loads the profile of that id, or of the account of that id. Answers the profile's own id. */
export async function preloadPerson({ queryClient, trpc }: Services, id: string): Promise<string> {
  try {
    await queryClient.ensureQueryData({ ...personOptions(trpc, id), revalidateIfStale: true });
    return id;
  } catch (error) {
    if (refusalOf(error)?.code !== "not_found") throw error;
    const person = await queryClient.fetchQuery(trpc.people.getByUser.queryOptions({ userId: id }));
    queryClient.setQueryData(personOptions(trpc, person.id).queryKey, person);
    return person.id;
  }
}
