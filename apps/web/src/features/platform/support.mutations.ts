import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useClient } from "../../app/services-context.tsx";
import { useArrival } from "../../app/use-arrival.ts";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";

function wordsOf(input: unknown, key: "boat" | "vessel" | "name"): Record<string, string> {
  const isNamed = typeof input === "object" && input !== null && "name" in input;
  return { [key]: isNamed ? String(input.name) : "" };
}

/** Comes aboard a vessel as support: the captain is told, and this tab works there from then on. */
export function useEnterAsSupport() {
  const client = useClient();
  const arrive = useArrival();
  const router = useRouter();
  return useMutation({
    mutationFn: ({ name: _, ...visit }: InputOf<"support.begin"> & { name: string }) =>
      client.support.begin.mutate(visit),
    onSuccess: async (_, { vesselId }) => {
      await arrive(vesselId);
      await router.navigate({ to: "/app/home" });
    },
    meta: {
      success: "messages:vesselSwitched",
      failure: "support:failed",
      params: (_, input) => wordsOf(input, "boat"),
      shownInPlace: ["invalid", "conflict"],
    },
  });
}

/** Ends one's own visit and goes ashore. */
export function useLeaveVessel() {
  const client = useClient();
  const goAshore = useGoAshore();
  return useMutation({
    mutationFn: ({ id }: { id: string; name: string }) => client.support.end.mutate({ id }),
    onSuccess: goAshore,
    meta: { success: "support:left", failure: "support:leaveFailed", params: (_, input) => wordsOf(input, "vessel") },
  });
}

/** To the list of vessels first, so that no screen of the vessel asks for what it may no longer read. */
export function useGoAshore() {
  const arrive = useArrival();
  const router = useRouter();
  return async () => {
    await router.navigate({ to: "/app/superadmin" });
    await arrive(null);
  };
}

/** Ends a visit from outside: one's own on another vessel, or a colleague's. */
export function useEndVisit() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ name: _, ...visit }: InputOf<"support.end"> & { name: string }) => client.support.end.mutate(visit),
    meta: {
      success: "support:ended",
      failure: "support:leaveFailed",
      params: (_, input) => wordsOf(input, "name"),
      invalidates: [["platform"], ["support"], ["session", "me"]],
    },
  });
}
