import { useQuery } from "@tanstack/react-query";
import { createFileRoute, redirect, useRouter } from "@tanstack/react-router";
import { lateCode } from "@ymp/ui/lib/late-code";
import { loadSession } from "../../app/arrival.ts";
import { askForFirstAdministrator, firstAdministratorQuery } from "../../app/first-administrator.ts";
import { LoginScreen } from "../../features/auth/login-screen.tsx";
import { isOwnPath } from "../../features/auth/own-path.ts";

const firstStart = lateCode(() => import("../../features/auth/first-administrator-screen.tsx"));

export const Route = createFileRoute("/auth/login")({
  /** `from`: where the user was going; only a path of this application. */
  validateSearch: ({ from }): { from?: string | undefined } => ({
    // Named even when refused: the router hands on what a route does not speak of.
    from: typeof from === "string" && isOwnPath(from) ? from : undefined,
  }),
  beforeLoad: async ({ context: { services }, search }) => {
    const [session] = await Promise.all([loadSession(services).catch(() => null), askForFirstAdministrator(services)]);
    if (session) throw redirect({ href: search.from ?? "/app" });
    if (services.queryClient.getQueryData(firstAdministratorQuery(services).queryKey)) await firstStart.load();
  },
  component: Login,
});

function Login() {
  const { services } = Route.useRouteContext();
  const { data: isFirstStart } = useQuery({ ...firstAdministratorQuery(services), enabled: false });
  const { from } = Route.useSearch();
  const router = useRouter();
  // Where the answer came when the screen was shown already; started again, the route says why its code does not come.
  const code = firstStart.useWhen(isFirstStart === true, () => void router.invalidate());
  return isFirstStart && code ? <code.FirstAdministratorScreen /> : <LoginScreen from={from} />;
}
