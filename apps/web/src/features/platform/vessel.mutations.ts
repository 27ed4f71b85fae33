import { useMutation } from "@tanstack/react-query";
import { useClient } from "../../app/services-context.tsx";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useWrite } from "../../lib/use-write.ts";
import { byName, type Named } from "./name-of.ts";

/** A vessel's facts also stand in the session: its name, edition and whether it is open. */
const vessels = [["platform"], ["session"]] as const;
const change = { failure: "platform-screens:failed.vessel", params: byName, invalidates: vessels } as const;
const form = { params: byName, invalidates: vessels, shownInPlace: ["invalid", "conflict", "stale"] } as const;

export const useCreateVessel = () =>
  useWrite(({ platform }) => platform.createVessel, { ...form, success: "platform-screens:said.created" });

export const useUpdateVessel = () =>
  useWrite(({ platform }) => platform.updateVessel, { ...form, success: "platform-screens:vessel.saved" });

export function useSetEdition(edition: "full" | "lite") {
  const client = useClient();
  return useMutation({
    mutationFn: ({ vesselId }: { vesselId: string } & Named) =>
      client.platform.setEdition.mutate({ vesselId, edition }),
    meta: {
      ...change,
      success: edition === "full" ? "platform-screens:edition.upgraded" : "platform-screens:edition.changed",
    },
  });
}

export const useSetSubscription = () =>
  useWrite(({ platform }) => platform.setSubscription, {
    ...change,
    success: "platform-screens:subscription.kindChanged",
  });

/** `date` is the new end as the reader's sentence prints it. */
export function useExtend() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ date: _, ...input }: InputOf<"platform.extend"> & { date: string }) =>
      client.platform.extend.mutate(input),
    meta: {
      ...form,
      success: "platform-screens:subscription.extended",
      params: (_, input) => ({ date: hasDate(input) ? input.date : "" }),
    },
  });
}

function hasDate(input: unknown): input is { date: string } {
  return typeof input === "object" && input !== null && "date" in input && typeof input.date === "string";
}

export function useSuspend() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ name: _, ...input }: InputOf<"platform.suspend"> & Named) => client.platform.suspend.mutate(input),
    meta: { ...form, success: "platform-screens:subscription.suspendedSaid" },
  });
}

export function useResume() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ name: _, ...input }: InputOf<"platform.resume"> & Named) => client.platform.resume.mutate(input),
    meta: { ...change, success: "platform-screens:subscription.resumed" },
  });
}

export function useRequestDeletion() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ name: _, ...input }: InputOf<"platform.requestDeletion"> & Named) =>
      client.platform.requestDeletion.mutate(input),
    meta: { ...form, success: "platform-screens:danger.requested" },
  });
}

export function useCancelDeletion() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ name: _, ...input }: InputOf<"platform.cancelDeletion"> & Named) =>
      client.platform.cancelDeletion.mutate(input),
    meta: { ...change, success: "platform-screens:danger.cancelled" },
  });
}

export function useRequestArchive() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ name: _, ...input }: InputOf<"platform.requestArchive"> & Named) =>
      client.platform.requestArchive.mutate(input),
    meta: { ...change, success: "platform-screens:archive.requested" },
  });
}
