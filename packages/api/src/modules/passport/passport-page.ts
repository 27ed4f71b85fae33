import { escapeHtml } from "../../platform/mail/compose-mail.ts";
import { hoursWorked, serviceRows, type TakenAlong, type Word } from "./taken-along.ts";

/** One page that needs nothing else: it opens in any browser and leads to the scans beside it. */
export function passportPage(taken: TakenAlong, word: Word): string {
  const { locale, owner, ship, madeAt, papers, engagements, service, signatures } = taken;
  const { here } = service;
  const say = (key: string) => escapeHtml(word(`passport:${key}`));
  const name = `${owner.firstName} ${owner.lastName}`.trim();
  const section = (key: string, heads: readonly string[], rows: readonly Cells[]) =>
    `<h2>${say(key)}</h2>\n${rows.length === 0 ? `<p>${say("none")}</p>` : table(heads.map(say), rows)}`;
  return `<!doctype html>
<html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(name)}</title>
<style>body{font:15px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}
th,td{text-align:start;padding:.35rem .75rem .35rem 0;border-bottom:1px solid #8884;vertical-align:top}th{font-weight:600}.day{white-space:nowrap}div{overflow-x:auto}</style>
</head><body>
<h1>${escapeHtml(name)}</h1>
<p>${[owner.birthDate, owner.birthPlace, owner.nationality].filter(Boolean).map(escaped).join(", ")}</p>
<p>${say("from")} ${escapeHtml(ship.name)}, ${escapeHtml(madeAt.toISOString().slice(0, 10))}. ${say("files")}</p>
${section(
  "papers",
  ["paper", "number", "issuer", "issued", "expires", "scan"],
  papers.map(({ type, title, number, issuingAuthority, issuingCountry, issuedOn, expiresOn, hasNoExpiry, file }) => [
    title ?? word(`papers:type.${type}`),
    number,
    [issuingAuthority, issuingCountry].filter(Boolean).join(", "),
    issuedOn,
    hasNoExpiry ? word("papers:state.noExpiry") : expiresOn,
    file === null ? null : { href: file, label: word("passport:scan") },
  ]),
)}
${section(
  "engagements",
  ["capacity", "from2", "to"],
  engagements.map(({ rank, signedOnOn, signedOffOn, signOnPort, signOffPort }) => [
    rank,
    [signedOnOn, signOnPort].filter(Boolean).join(", "),
    [signedOffOn, signOffPort].filter(Boolean).join(", "),
  ]),
)}
${section(
  "service",
  ["vessel", "capacity", "from2", "to", "actual", "standBy", "yard", "watchkeeping", "signedBy"],
  serviceRows(taken).map((row) => [
    ...[row.vessel, row.capacity, row.from, row.to, row.actual, row.standBy, row.yard, row.watchkeeping, row.signedBy],
  ]),
)}
${section(
  "here",
  ["onBoard", "actual", "standBy", "yard", "watchkeeping", "untold"],
  [[here.onBoard, here.actual, here.standBy, here.yard, here.watchkeeping, here.untold]],
)}
${section("rest", ["month", "days", "hours", "signedBy"], months(taken.days, signatures))}
</body></html>
`;
}

type Cell = string | number | null | { readonly href: string; readonly label: string };
type Cells = readonly Cell[];
const escaped = (value: string | null) => escapeHtml(value ?? "");

const isoDay = /^\d{4}-\d\d(?:-\d\d)?$/;

function table(heads: readonly string[], rows: readonly Cells[]): string {
  const cell = (value: Cell) => {
    if (value === null) return "<td></td>";
    if (typeof value === "object")
      return `<td><a href="${escapeHtml(encodeURI(value.href))}">${escapeHtml(value.label)}</a></td>`;
    return `<td${isoDay.test(String(value)) ? ' class="day"' : ""}>${escapeHtml(String(value))}</td>`;
  };
  const head = heads.map((one) => `<th scope="col">${one}</th>`).join("");
  const body = rows.map((row) => `<tr>${row.map(cell).join("")}</tr>`).join("\n");
  return `<div><table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}

/** A line a month: how many days were told, the hours of work, who signed last. */
function months(days: TakenAlong["days"], signatures: TakenAlong["signatures"]): Cells[] {
  const sums = new Map<string, { days: number; hours: number }>();
  for (const day of days) {
    const month = day.onDay.slice(0, 7);
    const sum = sums.get(month) ?? { days: 0, hours: 0 };
    sums.set(month, { days: sum.days + 1, hours: sum.hours + hoursWorked(day) });
  }
  return [...sums].map(([month, sum]) => {
    const signed = signatures.filter((signature) => signature.month.startsWith(month));
    const last = Math.max(...signed.map(({ revision }) => revision));
    const names = signed.filter(({ revision }) => revision === last).map(({ name }) => name);
    return [month, sum.days, sum.hours, names.join(", ")];
  });
}
