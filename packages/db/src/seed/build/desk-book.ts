import type { Values } from "@ymp/core/definitions/definition";
import type { Desk } from "./ships-books.ts";
import { type BookBegun, type EntryMade, WrittenBook } from "./written-book.ts";

const minute = 1 / 60;

/** A volume in which each entry is signed six minutes after it was saved. */
export class DeskBook extends WrittenBook {
  constructor(
    private readonly desk: Pick<Desk, "book" | "seal">,
    begun: BookBegun,
  ) {
    super(desk.book, begun, desk.seal);
  }

  /** @param when days before the last working day, and the hour by the ship's clock */
  tell(
    [days, hour]: readonly [days: number, hour: number],
    by: string,
    code: string,
    values: Values,
    { signer = by, ...more }: Partial<EntryMade> & { signer?: string } = {},
  ) {
    const { daysAgo } = this.desk.book.calendar;
    const entry = this.entry({ by, code, values, at: daysAgo(days, hour), ...more });
    this.sign(entry, signer, daysAgo(days, hour + 6 * minute));
    return entry;
  }
}
