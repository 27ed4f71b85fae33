import { createFileRoute, redirect } from "@tanstack/react-router";
import { lazy } from "react";
import { loadSession } from "../../app/arrival.ts";
import { needsFirstAdministrator } from "../../app/first-administrator.ts";
import { LoginScreen } from "../../features/auth/login-screen.tsx";
import { isOwnPath } from "../../features/auth/own-path.ts";

const FirstAdministratorScreen = lazy(async () => ({
  default: (await import("../../features/auth/first-administrator-screen.tsx")).FirstAdministratorScreen,
}));

export const Route = createFileRoute("/auth/login")({
  /** `from`: where the user was going; only a path of this application. */
  validateSearch: ({ from }): { from?: string | undefined } => ({
    // Named even when refused: the router hands on what a route does not speak of.
    from: typeof from === "string" && isOwnPath(from) ? from : undefined,
  }),
  beforeLoad: async ({ context: { services }, search }) => {
    const [session, isFirstStart] = await Promise.all([
      loadSession(services).catch(() => null),
      needsFirstAdministrator(services),
    ]);
    if (session) throw redirect({ href: search.from ?? "/app" });
    return { isFirstStart };
  },
  component: Login,
});

function Login() {
  const { isFirstStart } = Route.useRouteContext();
  const { from } = Route.useSearch();
  return isFirstStart ? <FirstAdministratorScreen /> : <LoginScreen from={from} />;
}
