import { AppError } from "@ymp/core/errors";
import type { RequestContext } from "../../context.ts";
import { maxFileBytes } from "./files.schema.ts";

export type Verdict = { kind: "clean" } | { kind: "infected"; found: string } | { kind: "tooLarge" };

/** Looks for viruses. Throws when it is away, says nothing, or something nobody understands. */
export interface FileScanner {
  readonly scan: (path: string) => Promise<Verdict>;
}

/** The file is whole and may be fine; it is asked about again. */
export class ScannerAway extends AppError {
  constructor(cause: unknown) {
    super("unavailable", "files:scannerAway", {}, {}, { cause });
  }
}

/** @throws AppError invalid for an infected file, or one that the scanner does not take; ScannerAway */
export async function refuseInfected(
  { services, address, requestId }: RequestContext,
  userId: string,
  path: string,
): Promise<void> {
  if (!services.scanner) return;
  const verdict = await services.scanner.scan(path).catch((cause: unknown) => {
    services.noteSecurity({ event: "scannerAway", userId: null, requestId, detail: String(cause) });
    throw new ScannerAway(cause);
  });
  if (verdict.kind === "clean") return;
  if (verdict.kind === "tooLarge")
    throw new AppError("invalid", "files:tooLargeToScan", { megabytes: maxFileBytes / 1_000_000 });
  services.noteSecurity({ event: "infectedFile", userId, address, requestId, detail: verdict.found });
  throw new AppError("invalid", "files:infected", { found: verdict.found });
}
