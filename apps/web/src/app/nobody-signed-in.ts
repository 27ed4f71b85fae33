/** The server took a sign-in, and then knew nobody: the browser kept no cookie of this site. */
export class NobodySignedIn extends Error {
  override readonly name = "NobodySignedIn";
  override readonly message = "The sign-in was taken, and the browser sent no cookie after it.";
}
