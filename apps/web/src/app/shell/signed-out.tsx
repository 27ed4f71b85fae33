import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { returnTo } from "../sign-in-path.ts";

/** The session turned out to be over while a screen was open. Signing out on purpose is on its way already. */
export function SignedOut() {
  const router = useRouter();
  useEffect(() => {
    const { pathname, href } = router.history.location;
    if (pathname.startsWith("/app")) void router.navigate({ to: "/auth/login", search: returnTo(href) });
  }, [router]);
  return null;
}
