import { useMutation } from "@tanstack/react-query";
import { useClient, useServices } from "../../app/services-context.tsx";
import { useSession, useVessel } from "../../app/session.ts";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";
import { sendNow } from "../../lib/uploads/send-now.ts";
import { useWrite } from "../../lib/use-write.ts";
import { personOptions } from "./people.queries.ts";

/** Names and faces stand in the lists of jobs and users, and in the header. */
const everywhere = [["people"], ["users"], ["onboard"], ["jobs"], ["session"], ["search"]] as const;
const person = [["people"]] as const;

export function useSaveProfile() {
  const client = useClient();
  const { queryClient, trpc } = useServices();
  return useMutation({
    mutationFn: (input: InputOf<"people.save">) => client.people.save.mutate(input),
    onSuccess: (saved) => queryClient.setQueryData(personOptions(trpc, saved.id).queryKey, saved),
    meta: {
      success: "messages:profileSaved",
      failure: "messages:profileFailed",
      invalidates: everywhere,
      shownInPlace: ["invalid", "stale", "forbidden"],
    },
  });
}

/** `picture` null takes the photo away. */
export function useSetPhoto(profileId: string) {
  const client = useClient();
  const { theme } = useServices();
  const vesselId = useVessel().id;
  const accountId = useSession().account.id;
  return useMutation({
    mutationFn: async (picture: File | null) => {
      const fileId =
        picture && (await sendNow(picture, "profile", { vesselId, accountId, language: theme.getState().locale }));
      await client.people.setPhoto.mutate({ profileId, fileId });
    },
    meta: { success: "messages:profileSaved", failure: "messages:profileFailed", invalidates: everywhere },
  });
}

/** `picture` null takes the signature away. */
export function useSetSignature(profileId: string) {
  const client = useClient();
  const { theme } = useServices();
  const vesselId = useVessel().id;
  const accountId = useSession().account.id;
  return useMutation({
    mutationFn: async (picture: File | null) => {
      const fileId =
        picture && (await sendNow(picture, "profile", { vesselId, accountId, language: theme.getState().locale }));
      await client.people.setSignature.mutate({ profileId, fileId });
    },
    meta: { success: "messages:signatureUpdated", failure: "messages:statusFailed", invalidates: person },
  });
}

export const useDecideSignature = () =>
  useWrite(({ people }) => people.decideSignature, {
    success: "messages:signatureUpdated",
    failure: "messages:statusFailed",
    invalidates: person,
  });

export const useSetPin = () =>
  useWrite(({ people }) => people.setPin, {
    success: "messages:profileSaved",
    invalidates: person,
    shownInPlace: ["invalid", "limit"],
  });

export const useSetDrawing = () =>
  useWrite(({ people }) => people.setDrawing, {
    success: "messages:profileSaved",
    invalidates: person,
    shownInPlace: ["invalid", "limit"],
  });

export const useSetPettyCash = () =>
  useWrite(({ people }) => people.setPettyCash, {
    success: "messages:profileSaved",
    failure: "messages:pettyCashFailed",
    invalidates: person,
    shownInPlace: ["invalid", "stale"],
  });
