import { useMutation } from "@tanstack/react-query";
import type { CreateTokenInput } from "@ymp/api/modules/tokens/tokens.schema";
import type {
  BeginTwoStepInput,
  ConfirmTwoStepInput,
  ProvenTwoStepInput,
} from "@ymp/api/modules/two-step/two-step.schema";
import { useClient } from "../../app/services-context.tsx";

const shownInPlace = ["invalid", "limit", "conflict", "not_found"] as const;
const twoStep = [["twoStep"]] as const;
const sessions = [["session", "sessions"]] as const;
const tokens = [["tokens"]] as const;

export function useBeginTwoStep() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: BeginTwoStepInput) => client.twoStep.begin.mutate(input),
    meta: { shownInPlace, invalidates: twoStep },
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
  return useMutation({
    mutationFn: (input: ProvenTwoStepInput) => client.twoStep.turnOff.mutate(input),
    meta: { success: "security:twoStep.saidOff", invalidates: twoStep, shownInPlace },
  });
}

export function useNewRecoveryCodes() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: ProvenTwoStepInput) => client.twoStep.newRecoveryCodes.mutate(input),
    meta: { invalidates: twoStep, shownInPlace },
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
