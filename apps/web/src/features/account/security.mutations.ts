import { useMutation } from "@tanstack/react-query";
import type { CreateTokenInput } from "@ymp/api/modules/tokens/tokens.schema";
import type { NameKeyInput, RenameKeyInput } from "@ymp/api/modules/two-step/security-keys.schema";
import type { ConfirmTwoStepInput } from "@ymp/api/modules/two-step/two-step.schema";
import { codeInTime } from "@ymp/ui/lib/code-in-time";
import { useClient, useServices } from "../../app/services-context.tsx";
import { useEnter } from "../../app/use-enter.ts";

const shownInPlace = ["invalid", "limit", "conflict", "not_found"] as const;
const sessions = [["session", "sessions"]] as const;
const twoStep = [["twoStep"], ...sessions] as const;
const keys = [["securityKeys"], ...twoStep] as const;
const tokens = [["tokens"]] as const;

export function useBeginTwoStep() {
  const client = useClient();
  return useMutation({
    mutationFn: () => client.twoStep.begin.mutate(),
    meta: { invalidates: twoStep },
  });
}

export function useConfirmTwoStep() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: ConfirmTwoStepInput) => client.twoStep.confirm.mutate(input),
    meta: { success: "security:twoStep.saidOn", invalidates: twoStep, shownInPlace },
  });
}

export function useTurnOffTwoStep() {
  const client = useClient();
  const enter = useEnter();
  return useMutation({
    mutationFn: () => client.twoStep.turnOff.mutate(),
    // An administrator of the platform has to set it up again at once.
    onSuccess: () => enter("/app/security"),
    meta: { success: "security:twoStep.saidOff", invalidates: twoStep },
  });
}

export function useNewRecoveryCodes() {
  const client = useClient();
  return useMutation({
    mutationFn: () => client.twoStep.newRecoveryCodes.mutate(),
    meta: { invalidates: twoStep },
  });
}

const bringsCodes = (result: unknown) =>
  typeof result === "object" && result !== null && "recoveryCodes" in result && result.recoveryCodes !== null;

export function useAddKey() {
  const { client, translator } = useServices();
  return useMutation({
    async mutationFn({ name }: NameKeyInput) {
      const { askForNewKey } = await codeInTime(() => import("../../lib/security-key.ts"));
      const made = await askForNewKey(translator, () => client.securityKeys.begin.mutate());
      return client.securityKeys.add.mutate({ name, made });
    },
    meta: {
      // The recovery codes tell by themselves that it is added, and nothing may be over them.
      success: (result) => (bringsCodes(result) ? undefined : "security:keys.saidAdded"),
      params: (_result, input) => nameOf(input),
      ...{ invalidates: keys, shownInPlace },
    },
  });
}

export function useRenameKey() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: RenameKeyInput) => client.securityKeys.rename.mutate(input),
    meta: { success: "security:keys.saidRenamed", invalidates: keys, shownInPlace },
  });
}

export function useRemoveKey() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ id }: { id: string; name: string }) => client.securityKeys.remove.mutate({ id }),
    meta: {
      success: "security:keys.saidRemoved",
      params: (_result, input) => nameOf(input),
      invalidates: keys,
    },
  });
}

export function useCloseSession() {
  const client = useClient();
  return useMutation({
    mutationFn: (sessionId: string) => client.session.closeSession.mutate({ sessionId }),
    meta: { success: "security:sessions.saidClosed", invalidates: sessions },
  });
}

export function useCloseOtherSessions() {
  const client = useClient();
  return useMutation({
    mutationFn: () => client.session.closeOtherSessions.mutate(),
    meta: { success: "security:sessions.saidClosedOthers", invalidates: sessions },
  });
}

export function useCreateToken() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: CreateTokenInput) => client.tokens.create.mutate(input),
    meta: { invalidates: tokens, shownInPlace },
  });
}

export function useRevokeToken() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ id }: { id: string; name: string }) => client.tokens.revoke.mutate({ id }),
    meta: {
      success: "security:tokens.saidRevoked",
      params: (_result, input) => nameOf(input),
      invalidates: tokens,
    },
  });
}

function nameOf(input: unknown): { name: string } {
  const name = typeof input === "object" && input !== null && "name" in input ? input.name : undefined;
  return { name: typeof name === "string" ? name : "" };
}
