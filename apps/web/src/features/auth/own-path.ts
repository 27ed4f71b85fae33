/** A path within this application, so that a link to sign-in cannot lead to another site. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
