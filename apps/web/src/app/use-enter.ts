import { useRouter } from "@tanstack/react-router";
import { useServices } from "./services-context.tsx";

/** Asks the server anew who is signed in, then goes there. */
export function useEnter() {
  const { queryClient, trpc } = useServices();
  const router = useRouter();
  return async (href: string) => {
    await queryClient.fetchQuery({ ...trpc.session.me.queryOptions(), staleTime: 0 });
    await router.navigate({ href });
  };
}
