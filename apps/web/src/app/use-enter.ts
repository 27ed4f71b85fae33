import { useRouter } from "@tanstack/react-router";
import { NobodySignedIn } from "./nobody-signed-in.ts";
import { announceSignIn } from "./other-tabs.ts";
import { useServices } from "./services-context.tsx";

/** Asks the server again who is signed in and what they may do, then goes there. Throws `NobodySignedIn` where it knows nobody. */
export function useEnter() {
  const { queryClient, trpc } = useServices();
  const router = useRouter();
  return async (href: string) => {
    const session = await queryClient.fetchQuery({ ...trpc.session.me.queryOptions(), staleTime: 0 });
    if (!session) throw new NobodySignedIn();
    announceSignIn(session.account.id);
    await queryClient.invalidateQueries({ queryKey: trpc.session.vessel.queryOptions().queryKey, refetchType: "all" });
    await router.navigate({ href });
  };
}
