import { useMutation } from "@tanstack/react-query";
import type { ChangePasswordInput } from "@ymp/api/modules/session/session.schema";
import { useClient } from "../../app/services-context.tsx";
import { useEnter } from "../../app/use-enter.ts";

export function useChangePassword() {
  const client = useClient();
  const enter = useEnter();
  return useMutation({
    mutationFn: (input: ChangePasswordInput) => client.session.changePassword.mutate(input),
    onSuccess: () => enter("/app/home"),
    meta: {
      success: "messages:passwordChanged",
      failure: "messages:passwordFailed",
      shownInPlace: ["unavailable", "invalid", "limit"],
    },
  });
}
