/** Why a database cannot be served on, in a sentence for whoever starts the server. */
export class PreparationRefused extends Error {
  override readonly name = "PreparationRefused";
}
