import { hashKey } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useServices } from "./services-context.tsx";
import { chooseVessel } from "./vessel-choice.ts";

/** For a change of what the account may enter: asks who is signed in again and forgets what was read on another vessel. */
export function useArrival() {
  const { queryClient, trpc } = useServices();
  const router = useRouter();
  return async (vesselId: string | null) => {
    const me = trpc.session.me.queryOptions();
    await queryClient.fetchQuery({ ...me, staleTime: 0 });
    chooseVessel(vesselId);
    if (vesselId === null) queryClient.removeQueries({ queryKey: trpc.session.vessel.queryOptions().queryKey });
    const ofVessel = { predicate: ({ queryHash }: { queryHash: string }) => queryHash !== hashKey(me.queryKey) };
    queryClient.removeQueries({ ...ofVessel, type: "inactive" });
    await queryClient.resetQueries(ofVessel);
    await router.invalidate();
  };
}
