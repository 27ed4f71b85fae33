import type { Interval, IntervalUnit } from "@ymp/core/calendar-date";
import { comparable, phrases } from "./comparable.ts";
import { type DecimalMark, readDecimal } from "./number-values.ts";
import { blank, meansNothing, type Reading, read, unreadable } from "./reading.ts";
import { type Cell, cellText } from "./table.ts";
import { readWord, type WordList, wordIndex } from "./word-values.ts";

export type MeasuredUnit = IntervalUnit | "hour";

/** "500 h or 12 months" gives both sides; a figure without unit stays `bare` until a unit column or the reader names it. */
export interface IntervalValue {
  hours: number | null;
  calendar: Interval | null;
  bare: number | null;
}

const unitWords: WordList<MeasuredUnit> = {
  hour: phrases(`
    hours | hrs | hr | h | running hours | run hours | engine hours | rh | heure | heures | heures de marche |
    stunde | stunden | std | betriebsstunden | bh | ora | ore | ore di moto | hora | horas | 時間 | 小时
  `),
  day: ["days", "d", "jour", "jours", "j", "tag", "tage", "giorno", "giorni", "gg", "dia", "dias", "日", "天"],
  week: phrases(`
    weeks | wk | wks | w | semaine | semaines | woche | wochen | settimana | settimane | semana | semanas | 週 | 周
  `),
  month: phrases(`
    months | mth | mths | mo | mon | m | mois | monat | monate | mese | mesi | mes | meses | ヶ月 | 月 | 个月
  `),
  year: phrases(`
    years | yr | yrs | y | an | ans | annee | annees | jahr | jahre | anno | anni | ano | anos | 年
  `),
};
const unitIndex = wordIndex(unitWords, ["hour", "day", "week", "month", "year"] as const);

const namedIntervals: readonly (readonly [Interval, readonly string[]])[] = [
  [{ n: 1, unit: "day" }, ["daily", "journalier", "quotidien", "taglich", "giornaliero", "diario", "diaria"]],
  [{ n: 1, unit: "week" }, ["weekly", "hebdomadaire", "wochentlich", "settimanale", "semanal"]],
  [
    { n: 2, unit: "week" },
    ["fortnightly", "biweekly", "bi weekly", "bimensuel", "zweiwochentlich", "quindicinale", "quincenal"],
  ],
  [{ n: 1, unit: "month" }, ["monthly", "mensuel", "mensuelle", "monatlich", "mensile", "mensual"]],
  [{ n: 2, unit: "month" }, ["bimonthly", "bi monthly", "bimestriel", "zweimonatlich", "bimestrale", "bimestral"]],
  [
    { n: 3, unit: "month" },
    ["quarterly", "trimestriel", "trimestrielle", "vierteljahrlich", "trimestrale", "trimestral"],
  ],
  [
    { n: 6, unit: "month" },
    phrases(`
      half yearly | semi annual | semiannual | semi annually | biannual | six monthly | semestriel |
      semestrielle | halbjahrlich | semestrale | semestral
    `),
  ],
  [{ n: 1, unit: "year" }, ["yearly", "annual", "annually", "annuel", "annuelle", "jahrlich", "annuale", "anual"]],
  [{ n: 2, unit: "year" }, ["biennial", "two yearly", "bisannuel", "zweijahrlich", "biennale", "bienal"]],
  [
    { n: 5, unit: "year" },
    ["five yearly", "quinquennial", "quinquennal", "funfjahrlich", "quinquennale", "quinquenal"],
  ],
];
const intervalByName = new Map(
  namedIntervals.flatMap(([interval, words]) => words.map((word) => [word, interval] as const)),
);

export function isIntervalWord(word: string): boolean {
  return unitIndex.has(word);
}

export function readIntervalUnit(cell: Cell): Reading<MeasuredUnit> {
  return readWord(cell, unitIndex, "imports:cellUnknownUnit");
}

export function readInterval(cell: Cell, mark: DecimalMark): Reading<IntervalValue> {
  const text = cellText(cell);
  if (meansNothing(text) || text === "0") return blank;
  const named = intervalByName.get(comparable(text));
  if (named) return read({ hours: null, calendar: named, bare: null });
  if (/^-\s*\d/.test(text)) return unreadable("imports:cellNotAnInterval", { text });
  const value: IntervalValue = { hours: null, calendar: null, bare: null };
  for (const [, figure = "", word = ""] of text.matchAll(/(\d[\d.,'’\s]*)[\s-]*(\p{L}*)/gu)) {
    const amount = readDecimal(figure.trim(), mark);
    if (amount.kind !== "value" || amount.value <= 0) return unreadable("imports:cellNotAnInterval", { text });
    const unit = word === "" ? undefined : unitIndex.get(comparable(word));
    if (word !== "" && unit === undefined) return unreadable("imports:cellNotAnInterval", { text });
    if (unit === undefined) value.bare ??= amount.value;
    else Object.assign(value, measured(amount.value, unit, value));
  }
  const found = value.hours !== null || value.calendar !== null || value.bare !== null;
  return found ? read(value) : unreadable("imports:cellNotAnInterval", { text });
}

/** The interval that a figure and its unit make; parts of units are refused by leaving the side empty. */
export function measured(amount: number, unit: MeasuredUnit, base?: IntervalValue): IntervalValue {
  const value = { hours: base?.hours ?? null, calendar: base?.calendar ?? null, bare: base?.bare ?? null };
  if (unit === "hour") return { ...value, hours: amount };
  return Number.isInteger(amount) && amount >= 1 ? { ...value, calendar: { n: amount, unit } } : value;
}
