import type { InputSize } from "@ymp/api/platform/limits/input-size";
import { AppError } from "@ymp/core/errors";
import { keepsShape } from "./json-shape.ts";

/**
 * The text of a request that is no larger than its calls need. @throws AppError too_large, before more of it was read than
 * that; invalid, before a parser has seen what is built to wear it out; conflict, where the sender broke off
 */
export async function readBody(request: Request, bounds: InputSize): Promise<string> {
  const announced = request.headers.get("content-length");
  if (Number(announced ?? 0) > bounds.bytes) throw tooLarge(bounds);
  // A length that was announced is held to by the connection.
  const text = await (announced === null ? readCounting(request, bounds) : request.text()).catch(brokenOff);
  expectShape(text, bounds);
  return text;
}

export function expectShape(text: string, bounds: InputSize): void {
  if (!keepsShape(text, bounds)) throw new AppError("invalid", "refusals:bodyTooComplex");
}

async function readCounting({ body }: Request, bounds: InputSize): Promise<string> {
  if (!body) return "";
  const decoder = new TextDecoder();
  let [text, bytes] = ["", 0];
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > bounds.bytes) throw tooLarge(bounds);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** The link of the sender is gone, not that of the database: no outage, and nothing that the security log reports. */
function brokenOff(error: unknown): never {
  throw error instanceof AppError ? error : new AppError("conflict", "errors:invalidInput");
}

function tooLarge({ bytes }: InputSize): AppError {
  return new AppError("too_large", "refusals:bodyTooLarge", { kilobytes: Math.floor(bytes / 1024) });
}
