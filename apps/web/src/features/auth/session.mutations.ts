import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type {
  FirstAdministratorInput,
  RequestResetInput,
  ResetPasswordInput,
} from "@ymp/api/modules/session/session.schema";
import { useClient } from "../../app/services-context.tsx";
import { useEnter } from "../../app/use-enter.ts";

export function useCreateFirstAdministrator() {
  const client = useClient();
  const enter = useEnter();
  return useMutation({
    mutationFn: (input: FirstAdministratorInput) => client.session.firstAdministrator.mutate(input),
    onSuccess: () => enter("/app/home"),
    meta: {
      success: "messages:userCreated",
      failure: "messages:userCreateFailed",
      shownInPlace: ["unavailable", "invalid", "unauthenticated"],
    },
  });
}

export function useRequestReset() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: RequestResetInput) => client.session.requestReset.mutate(input),
    meta: { success: "messages:resetLinkSent", shownInPlace: ["unavailable", "limit"] },
  });
}

export function useResetPassword() {
  const client = useClient();
  const router = useRouter();
  return useMutation({
    mutationFn: (input: ResetPasswordInput) => client.session.resetPassword.mutate(input),
    onSuccess: () => router.navigate({ to: "/auth/success" }),
    meta: { success: "messages:passwordChanged", shownInPlace: ["unavailable", "invalid", "limit"] },
  });
}
