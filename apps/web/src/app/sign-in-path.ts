/** What sign-in should come back to; nothing where it would go anyway. */
export function returnTo(href: string): { from?: string } {
  return /^\/app(\/|\/home)?$/.test(href) ? {} : { from: href };
}

/** Those of the sign-in area, which is before the rest of the application is there. */
export function isSignInPath(pathname: string): boolean {
  return pathname.startsWith("/auth");
}
