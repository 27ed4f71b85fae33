import { AppError, type MessageParams } from "@ymp/core/errors";

/** Refuses a file that cannot be read as a table. The key is one of namespace `imports`. */
export function refuseFile(messageKey: string, params: MessageParams = {}, cause?: unknown): never {
  throw new AppError("invalid", messageKey, params, {}, cause === undefined ? undefined : { cause });
}
