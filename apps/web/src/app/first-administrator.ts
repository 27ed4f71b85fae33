import { inTime } from "../lib/offline/in-time.ts";
import { isSignOutOwed } from "./owed-sign-out.ts";
import type { Services } from "./services.ts";

/** Sign-in is not held up longer by a server that does not answer. */
const longestWaitMs = 5_000;

/** Whether nobody has an account yet. Transient: a screen that waits for it says itself that the server is away. */
export const firstAdministratorQuery = ({ trpc }: Services) =>
  trpc.session.needsFirstAdministrator.queryOptions(undefined, { meta: { transient: true }, retry: false });

/** Somebody was signed in: there is an account from then on, and nobody has to be asked. */
export function noteAccounts(services: Services): void {
  services.queryClient.setQueryData(firstAdministratorQuery(services).queryKey, false);
}

/** Fills what `firstAdministratorQuery` knows, for as long as sign-in may wait for it; an answer that comes later fills it too. */
export async function askForFirstAdministrator(services: Services): Promise<void> {
  const { queryClient } = services;
  if (isSignOutOwed()) noteAccounts(services);
  const query = firstAdministratorQuery(services);
  if (queryClient.getQueryData(query.queryKey) === false) return;
  await inTime<unknown>(queryClient.fetchQuery(query), longestWaitMs, () => undefined).catch(() => undefined);
}
