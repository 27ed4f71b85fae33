import { useMutation } from "@tanstack/react-query";
import type { SignInInput } from "@ymp/api/modules/session/session.schema";
import { codeInTime } from "@ymp/ui/lib/code-in-time";
import { useServices } from "../../app/services-context.tsx";
import { useEnter } from "../../app/use-enter.ts";

interface SignInAs extends SignInInput {
  /** In place of the code. */
  usesKey?: boolean;
}

export function useSignIn(from: string | undefined) {
  const { client, translator } = useServices();
  const enter = useEnter();
  return useMutation({
    async mutationFn({ usesKey, ...input }: SignInAs) {
      if (!usesKey) return client.session.signIn.mutate(input);
      const { code: _code, ...known } = input;
      const { login, password } = known;
      const { askKey } = await codeInTime(() => import("../../lib/security-key.ts"));
      const key = await askKey(translator, () => client.session.askKeyAtSignIn.mutate({ login, password }));
      return client.session.signIn.mutate({ ...known, key });
    },
    onSuccess: ({ mustChangePassword }) => enter(mustChangePassword ? "/app/change-password" : (from ?? "/app/home")),
    meta: {
      success: (result) => (codesLeft(result) === null ? undefined : "auth:recoveryCodesLeft"),
      params: (result) => ({ count: codesLeft(result) ?? 0 }),
      shownInPlace: ["unavailable", "unauthenticated", "limit", "invalid", "conflict"],
    },
  });
}

/** Null unless a recovery code stood in for the second step. */
function codesLeft(result: unknown): number | null {
  if (typeof result !== "object" || result === null || !("recoveryCodesLeft" in result)) return null;
  return typeof result.recoveryCodesLeft === "number" ? result.recoveryCodesLeft : null;
}
