/** Why the server cannot use a database, as a sentence for the operator. */
export class PreparationRefused extends Error {
  override readonly name = "PreparationRefused";
}
