import { AppError, type Message } from "@ymp/core/errors";

/** A request whose shape is wrong: every fault is listed, each in a sentence of its own. */
export class InvalidRequest extends AppError {
  constructor(readonly faults: readonly Message[]) {
    super("invalid", "errors:invalidInput");
  }
}
