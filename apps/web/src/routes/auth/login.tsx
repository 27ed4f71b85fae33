import { createFileRoute, redirect } from "@tanstack/react-router";
import { z } from "zod";
import { needsFirstAdministrator } from "../../app/first-administrator.ts";
import { loadSession } from "../../app/session.ts";
import { FirstAdministratorScreen } from "../../features/auth/first-administrator-screen.tsx";
import { LoginScreen } from "../../features/auth/login-screen.tsx";
import { isOwnPath } from "../../features/auth/own-path.ts";

export const Route = createFileRoute("/auth/login")({
  /** `from`: where the user was going; only a path of this application. */
  validateSearch: z.object({ from: z.string().refine(isOwnPath).optional().catch(undefined) }),
  beforeLoad: async ({ context: { services }, search }) => {
    const session = await loadSession(services).catch(() => null);
    if (session) throw redirect({ href: search.from ?? "/app" });
    return { isFirstStart: await needsFirstAdministrator(services) };
  },
  component: Login,
});

function Login() {
  const { isFirstStart } = Route.useRouteContext();
  const { from } = Route.useSearch();
  return isFirstStart ? <FirstAdministratorScreen /> : <LoginScreen from={from} />;
}
