/** A file that cannot be read as a table: `messageKey` is a key of namespace `imports`, `params` fill its placeholders. */
export class ImportFileError extends Error {
  override readonly name = "ImportFileError";

  constructor(
    readonly messageKey: string,
    readonly params: Record<string, string | number> = {},
    options?: { cause?: unknown },
  ) {
    super(messageKey, options);
  }
}

export function refuseFile(messageKey: string, params: Record<string, string | number> = {}, cause?: unknown): never {
  throw new ImportFileError(messageKey, params, cause === undefined ? undefined : { cause });
}
