import { useMutation } from "@tanstack/react-query";
import { useClient } from "../../app/services-context.tsx";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useWrite } from "../../lib/use-write.ts";

/** The person as the sentence after a change names them. */
export type WithPerson = { person: string };

function personOf(_result: unknown, input: unknown): WithPerson {
  const person = typeof input === "object" && input !== null && "person" in input ? String(input.person) : "";
  return { person };
}

const stale = [["platform"], ["session"]] as const;
const form = { params: personOf, invalidates: stale, shownInPlace: ["invalid", "conflict"] } as const;

export function useAddMembership() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ person: _, ...input }: InputOf<"platform.addMembership"> & WithPerson) =>
      client.platform.addMembership.mutate(input),
    meta: { ...form, success: "platform-screens:people.added" },
  });
}

export const useChangeMembership = () =>
  useWrite(({ platform }) => platform.changeMembership, {
    ...form,
    success: "platform-screens:people.changed",
    failure: "messages:roleFailed",
  });

export function useRemoveMembership() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ person: _, ...input }: InputOf<"platform.removeMembership"> & WithPerson) =>
      client.platform.removeMembership.mutate(input),
    meta: {
      params: personOf,
      invalidates: stale,
      success: "platform-screens:people.removed",
      failure: "platform-screens:failed.people",
    },
  });
}

/** The same person, with the same role, on another boat from then on. */
export function useMoveMembership() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ boat: _, ...input }: InputOf<"platform.moveMembership"> & { boat: string }) =>
      client.platform.moveMembership.mutate(input),
    meta: {
      success: "messages:vesselSwitched",
      failure: "messages:vesselSwitchFailed",
      params: (_, input) => ({ boat: boatOf(input) }),
      invalidates: stale,
      shownInPlace: ["invalid", "conflict"],
    },
  });
}

function boatOf(input: unknown): string {
  return typeof input === "object" && input !== null && "boat" in input ? String(input.boat) : "";
}
