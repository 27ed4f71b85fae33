import type { ZipPart } from "../../platform/archives/zip-of-parts.ts";
import type { ExportColumn } from "../../platform/exports/export-table.ts";
import { writeCsv } from "../../platform/exports/write-csv.ts";
import { passportPage } from "./passport-page.ts";
import {
  type DayAlong,
  hoursWorked,
  type PaperAlong,
  type ServiceRow,
  serviceRows,
  type TakenAlong,
  type Word,
} from "./taken-along.ts";

/** The same three times: a page to read, tables for a spreadsheet, JSON for another program. */
export function partsOf(taken: TakenAlong, word: Word): ZipPart[] {
  const { papers, engagements, service, days, signatures, owner, ship, madeAt } = taken;
  const csv = <Row>(rows: readonly Row[], columns: ExportColumn<Row>[]) =>
    text(
      writeCsv(
        { title: "", columns, rows, timeZone: ship.timeZone, words: { yes: "yes", no: "no" } },
        { withByteOrderMark: true },
      ),
    );
  return [
    { name: "index.html", bytes: text(passportPage(taken, word)) },
    { name: "papers.csv", bytes: csv(papers, paperColumns) },
    { name: "papers.json", bytes: json({ owner, papers }) },
    { name: "sea-service.csv", bytes: csv(serviceRows(taken), serviceColumns) },
    { name: "sea-service.json", bytes: json({ owner, ship, madeAt, engagements, ...service }) },
    { name: "hours-of-rest.csv", bytes: csv(days, dayColumns) },
    { name: "hours-of-rest.json", bytes: json({ owner, ship, letters, days, signatures }) },
  ];
}

const text = (content: string): Uint8Array => Buffer.from(content);
const json = (content: object): Uint8Array => text(`${JSON.stringify(content, null, 1)}\n`);

/** What the letters of a day stand for, for whoever reads the file without this product. */
const letters = {
  ...{ ".": "rest", "#": "work", D: "drill", C: "call-out", E: "emergency", "+": "compensatory rest" },
  ...{ "?": "unknown", x: "not lived, the clock went forward" },
};

const paperColumns: ExportColumn<PaperAlong>[] = [
  { heading: "Type", kind: "text", value: ({ type }) => type },
  { heading: "Title", kind: "text", value: ({ title }) => title },
  { heading: "Number", kind: "text", value: ({ number }) => number },
  { heading: "Country", kind: "text", value: ({ issuingCountry }) => issuingCountry },
  { heading: "Authority", kind: "text", value: ({ issuingAuthority }) => issuingAuthority },
  { heading: "Issued", kind: "date", value: ({ issuedOn }) => issuedOn },
  { heading: "Expires", kind: "date", value: ({ expiresOn }) => expiresOn },
  { heading: "No expiry", kind: "yesNo", value: ({ hasNoExpiry }) => hasNoExpiry },
  { heading: "Limitation", kind: "text", value: ({ limitation }) => limitation },
  { heading: "File", kind: "text", value: ({ file }) => file },
];

const serviceColumns: ExportColumn<ServiceRow>[] = [
  { heading: "Vessel", kind: "text", value: ({ vessel }) => vessel },
  { heading: "Capacity", kind: "text", value: ({ capacity }) => capacity },
  { heading: "From", kind: "text", value: ({ from }) => from },
  { heading: "To", kind: "text", value: ({ to }) => to },
  { heading: "At sea", kind: "number", value: ({ actual }) => actual },
  { heading: "Stand-by", kind: "number", value: ({ standBy }) => standBy },
  { heading: "Yard", kind: "number", value: ({ yard }) => yard },
  { heading: "Watchkeeping", kind: "number", value: ({ watchkeeping }) => watchkeeping },
  { heading: "Signed by", kind: "text", value: ({ signedBy }) => signedBy },
];

const dayColumns: ExportColumn<DayAlong>[] = [
  { heading: "Day", kind: "date", value: ({ onDay }) => onDay },
  { heading: "Hours of work", kind: "number", value: hoursWorked },
  { heading: "Day by half hours or quarters", kind: "text", value: ({ grid }) => grid },
  { heading: "Remark", kind: "text", value: ({ remark }) => remark },
  { heading: "Grounds", kind: "text", value: ({ grounds }) => grounds },
];
