import { comparable, phrases } from "./comparable.ts";
import { type DateReading, readDate } from "./date-values.ts";
import { type Reading, read } from "./reading.ts";
import { type Cell, cellText } from "./table.ts";

/** What stands for a paper that never ends, where another has its last day. */
export const noExpiry = "noExpiry";

const endless = new Set(
  phrases(`
    no expiry | no expiry date | no expiration | non expiring | does not expire | doesn t expire | never | never expires |
    unlimited | unlimited validity | indefinite | indefinitely | permanent | lifetime | for life | life | sans expiration | sans date d expiration |
    sans limite | illimite | illimitee | permanente | a vie | unbefristet | unbegrenzt | lauft nicht ab | illimitata | illimitato | senza scadenza |
    sin caducidad | sin vencimiento | indefinido | indefinida | 無期限 | 期限なし | 永久 | 无期限 | 长期 | 长期有效
  `).map(comparable),
);

/** The last day, or `noExpiry`. A blank, "n/a" or "-" is an expiry that nobody knows. */
export function readExpiry(cell: Cell, reading: DateReading): Reading<string> {
  return endless.has(comparable(cellText(cell))) ? read(noExpiry) : readDate(cell, reading);
}
