import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useServices } from "./services-context.tsx";
import { signOut } from "./sign-out.ts";
import { unsentOn } from "./unsent.ts";

/** How many changes and files wait on this device for the account. */
function leftIn(result: unknown): number {
  return typeof result === "object" && result !== null && "count" in result ? Number(result.count) : 0;
}

export function useSignOut() {
  const services = useServices();
  const router = useRouter();
  return useMutation({
    async mutationFn() {
      const { count } = unsentOn(services);
      await signOut(services, router);
      return { count };
    },
    meta: {
      success: (result) => (leftIn(result) > 0 ? "offline:leftOnDevice" : undefined),
      params: (result) => ({ count: leftIn(result) }),
    },
  });
}
