/**
 * A path within this application, so that a link to sign-in cannot lead to another site. Browsers leave out tabs and line
 * ends, so that what is behind one may become the second slash.
 */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])\P{Cc}*$/u.test(path);
}
