/** What sign-in should come back to; nothing where it would go anyway. */
export function returnTo(href: string): { from?: string } {
  return /^\/app(\/|\/home)?$/.test(href) ? {} : { from: href };
}
