import { useMutation } from "@tanstack/react-query";
import { useClient } from "../../app/services-context.tsx";
import { useWrite } from "../../lib/use-write.ts";
import { byName, type Named } from "./name-of.ts";

const stale = [["platform"], ["users"], ["people"]] as const;
const change = { failure: "platform-screens:failed.account", params: byName, invalidates: stale } as const;

export const useSendReset = () =>
  useWrite(({ platform }) => platform.sendReset, {
    success: "messages:resetLinkSent",
    failure: "platform-screens:failed.reset",
    invalidates: stale,
  });

export const useSetAccountEmail = () =>
  useWrite(({ platform }) => platform.setAccountEmail, {
    success: "platform-screens:accounts.emailSaved",
    failure: "messages:emailFailed",
    invalidates: stale,
    shownInPlace: ["invalid", "conflict"],
  });

export function useDeleteAccount() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ userId }: { userId: string }) =>
      client.platform.setAccountDeleted.mutate({ userId, isDeleted: true }),
    meta: { success: "messages:userDeleted", failure: "messages:userDeleteFailed", invalidates: stale },
  });
}

export function useRestoreAccount() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ userId }: { userId: string }) =>
      client.platform.setAccountDeleted.mutate({ userId, isDeleted: false }),
    meta: { success: "messages:userRestored", failure: "platform-screens:failed.account", invalidates: stale },
  });
}

export const useEraseAccount = () =>
  useWrite(({ platform }) => platform.eraseAccount, {
    success: "messages:accountDeleted",
    failure: "messages:accountDeleteFailed",
    invalidates: stale,
    shownInPlace: ["invalid", "conflict"],
  });

export function useSetSuperadmin(isSuperadmin: boolean) {
  const client = useClient();
  return useMutation({
    mutationFn: ({ userId }: { userId: string } & Named) =>
      client.platform.setSuperadmin.mutate({ userId, isSuperadmin }),
    meta: {
      ...change,
      success: isSuperadmin ? "platform-screens:accounts.adminSaid" : "platform-screens:accounts.adminEndedSaid",
    },
  });
}

export function useTurnSecondStepOff() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ userId }: { userId: string }) => client.platform.turnSecondStepOff.mutate({ userId }),
    meta: { ...change, success: "platform-screens:accounts.twoStepOffSaid" },
  });
}
