import type { Field, Value, Values } from "@ymp/core/definitions/definition";
import { isPosition } from "@ymp/core/definitions/expression";
import { positionText } from "@ymp/core/definitions/position";
import { unitSign } from "@ymp/core/definitions/unit-sign";
import { zoneAt } from "@ymp/core/rest/ship-zones";
import { type HandoverForm, handoverForms } from "@ymp/core/watches/handover-forms";
import type { VesselScope } from "../../context.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { safeFileName } from "../../platform/exports/file-name.ts";
import { wallClockText } from "../../platform/exports/wall-clock.ts";
import type { DocumentBlock, Fact } from "../../platform/pdf/document.ts";
import { printDocument } from "../../platform/pdf/made-in-thread.ts";
import { readShipZones } from "../vessel/zones.service.ts";
import type { PrintWatchLogInput } from "./watch-logs.schema.ts";
import { readWatchLog } from "./watch-logs-reading.service.ts";

type Watch = Awaited<ReturnType<typeof readWatchLog>>;
type Word = (key: string, params?: Record<string, string | number>) => string;
type When = (at: Date) => string;

/** One watch as a sheet: who stood it, its rounds, what was handed over and who signed. Times are those of the ship's clock then. */
export async function printWatchLog(scope: VesselScope, { id, locale }: PrintWatchLogInput): Promise<FileAnswer> {
  const [watch, zones] = await Promise.all([readWatchLog(scope, id), readShipZones(scope)]);
  const word: Word = (key, params) => scope.services.translate(locale, `watch-logs:${key}`, params);
  const position = scope.services.translate(locale, `watch-plans:position.${watch.position}`);
  const when: When = (at) => wallClockText(at, zoneAt(zones, at));
  const { name, imo, flag } = scope.vessel;
  const hours = `${when(watch.startsAt)} – ${when(watch.endsAt)}`;
  const bytes = await printDocument(scope, {
    ...{ locale, madeAt: scope.now },
    header: {
      vesselName: name,
      vesselLines: [imo && `IMO ${imo}`, flag].flatMap((line) => line || []),
      title: `${word("title")}: ${position}`,
      titleLines: [hours, word(`state.${watch.state}`)],
    },
    blocks: [
      { kind: "facts", columns: 2, items: factsOf(watch, word, when) },
      ...roundsOf(watch, word, when),
      ...handoverOf(watch, word, when),
    ],
  });
  return {
    fileName: safeFileName([name, position, when(watch.startsAt)], "pdf"),
    mediaType: "application/pdf",
    base64: Buffer.from(bytes).toString("base64"),
  };
}

const heading = (text: string): DocumentBlock => ({ kind: "heading", text, level: 2 });

function factsOf({ name, plan, log }: Watch, word: Word, when: When): Fact[] {
  const at = (moment: Date | null | undefined, isLate = false) =>
    moment ? [when(moment), ...(isLate ? [word("late")] : [])].join(", ") : "–";
  return [
    { label: word("field.person"), value: name ?? word("nobody") },
    { label: word("field.plan"), value: plan },
    { label: word("field.takenAt"), value: at(log?.takenAt, log?.isTakenLate) },
    { label: word("field.endedAt"), value: at(log?.endedAt, log?.isHandedLate) },
  ];
}

function roundsOf({ log, rounds, missedRounds }: Watch, word: Word, when: When): DocumentBlock[] {
  if (!log) return [];
  const made = rounds.map(({ madeAt, finding, jobTitle, isLate, isAfterHandover }) => {
    const said = [finding ?? word("round.nothing"), jobTitle && word("round.ofJob", { title: jobTitle })];
    const marks = [isLate && word("late"), isAfterHandover && word("round.afterHandover")];
    return { at: madeAt, text: [...said, ...marks].filter(Boolean).join("; ") };
  });
  const missed = missedRounds.map(({ from, until }) => ({
    at: from,
    text: word("round.missed", { from: when(from), until: when(until) }),
  }));
  const inOrder = [...made, ...missed].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const title = heading(word("round.list"));
  if (inOrder.length === 0) return [title, { kind: "paragraph", text: word("round.none") }];
  const columns = [
    { heading: word("print.time"), share: 1 },
    { heading: word("field.finding"), share: 3 },
  ];
  return [title, { kind: "table", columns, rows: inOrder.map(({ at, text }) => [when(at), text]) }];
}

function toldIn(form: HandoverForm, values: Values, word: Word): DocumentBlock {
  const fields: readonly Field[] = handoverForms[form].fields;
  const items = fields.flatMap((field): Fact[] => {
    const value = values[field.key];
    const text = value == null || value === false ? null : textOf(field, value, word);
    return text === null ? [] : [{ label: word(`form.${field.key}`), value: text }];
  });
  return { kind: "facts", columns: 1, items };
}

function handoverOf({ form, log, signatures, earlier }: Watch, word: Word, when: When): DocumentBlock[] {
  const values = log?.values;
  if (!values) return [];
  const signed = (["relieved", "relieving"] as const).map((purpose): Fact => {
    const one = signatures.find((each) => each.purpose === purpose);
    const by = one && [one.name, one.rank, when(one.signedAt)].filter(Boolean).join(", ");
    return { label: word(`signed.${purpose}`), value: by ?? word("waitsForSignature") };
  });
  return [
    heading(word("handOver.list")),
    toldIn(form, values, word),
    { kind: "spacer", height: 8 },
    { kind: "facts", columns: 2, items: signed },
    ...earlier.flatMap((replaced) => [
      heading(word("handOver.replaced", { name: replaced.signedBy ?? "", time: when(replaced.handedAt) })),
      toldIn(form, replaced.values, word),
    ]),
  ];
}

function textOf(field: Field, value: Value, word: Word): string | null {
  if (field.type === "flag") return word("print.yes");
  if (field.type === "choice") return word(`form.option.${String(value)}`);
  if (typeof value === "object" && value !== null && isPosition(value)) return positionText(value);
  if (typeof value !== "string") return null;
  return field.type === "figure" && field.unit ? `${value} ${unitSign(field.unit)}` : value;
}
