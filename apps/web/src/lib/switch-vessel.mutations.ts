import { hashKey, useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useClient, useServices } from "../app/services-context.tsx";
import { chooseVessel } from "../app/vessel-choice.ts";

/** "/app/jobdetails/0199…" names a record of the vessel that is left behind. */
const recordPath = /\/[0-9a-f]{8}-[0-9a-f-]{27}/;

function nameOf(result: unknown): string {
  return typeof result === "object" && result !== null && "name" in result ? String(result.name) : "";
}

/** Goes to another vessel and stays on the page, unless the page is about a record of the first one. */
export function useSwitchVessel() {
  const { queryClient, trpc } = useServices();
  const client = useClient();
  const router = useRouter();
  const me = trpc.session.me.queryOptions().queryKey;
  return useMutation({
    mutationFn: ({ vesselId }: { vesselId: string }) => client.session.switchVessel.mutate({ vesselId }),
    onSuccess: async ({ id }) => {
      chooseVessel(id);
      queryClient.setQueryData(me, (session) => (session ? { ...session, lastVesselId: id } : session));
      const ofVessel = { predicate: ({ queryHash }: { queryHash: string }) => queryHash !== hashKey(me) };
      queryClient.removeQueries({ ...ofVessel, type: "inactive" });
      if (recordPath.test(router.state.location.pathname)) await router.navigate({ to: "/app/home" });
      await Promise.all([queryClient.resetQueries(ofVessel), router.invalidate()]);
    },
    meta: {
      success: "messages:vesselSwitched",
      failure: "messages:vesselSwitchFailed",
      params: (vessel) => ({ boat: nameOf(vessel) }),
    },
  });
}
