import type { Services } from "./services.ts";

/** Whether nobody has an account yet. Without an answer sign-in is shown, which says itself that the server is away. */
export async function needsFirstAdministrator({ queryClient, trpc }: Services): Promise<boolean> {
  const options = trpc.session.needsFirstAdministrator.queryOptions(undefined, { meta: { transient: true } });
  const known = await queryClient.fetchQuery({ ...options, retry: false }).catch(() => false);
  return known;
}
