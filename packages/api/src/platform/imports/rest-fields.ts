import { clockOfSlot, mostSlots } from "@ymp/core/rest/letters";
import { comparable, headings } from "./comparable.ts";
import type { ImportField, ImportTarget } from "./import-target.ts";

/** The column of a slot by its beginning: "at0830". */
export const slotField = (slot: number, slotMinutes: 15 | 30): string =>
  `at${clockOfSlot(slot, slotMinutes).replace(":", "")}`;

/** A column is headed by when it begins, or by from when to when it lasts. */
function slotHeadings(quarter: number): string[] {
  const from = clockOfSlot(quarter, 15);
  const spans = [1, 2].map((length) => `${from} ${clockOfSlot(quarter + length, 15)}`);
  const bare = from.replace(/^0/, "");
  const words = [from, bare, from.replace(":", ""), from.replace(":", "h"), bare.replace(":", "h"), ...spans];
  // A workbook keeps a time as its part of the day.
  const parts = [quarter / mostSlots, Number((quarter / mostSlots).toPrecision(15))].map(String);
  return [...new Set([...words, ...(quarter > 0 ? parts : [])].map(comparable))];
}

const slots = Array.from({ length: mostSlots }, (_, quarter): ImportField => {
  const name = slotField(quarter, 15);
  return { name, kind: "text", maxLength: 60, headings: slotHeadings(quarter) };
});

const fields: readonly ImportField[] = [
  {
    name: "person",
    kind: "text",
    maxLength: 200,
    headings: headings(`
      name | seafarer | crew member | person | full name | crew name | crew | employee | nom | nom complet | marin | membre d equipage |
      氏名 | 名前 | 乗組員 | 船員 | 姓名 | 船员
    `),
  },
  {
    name: "day",
    kind: "date",
    required: true,
    headings: headings("day | date | jour | tag | datum | fecha | data | giorno | 日付 | 日 | 日期"),
  },
  ...slots,
  {
    name: "marks",
    kind: "restMark",
    headings: headings("marks | marked | crosses | croix | 印 | 标记"),
  },
  {
    name: "restHours",
    kind: "decimal",
    decimals: 2,
    minimum: 0,
    maximum: 25,
    headings: headings(`
      rest h | hours of rest | rest | rest hours | total rest | hours of rest in 24 hour period | repos h | heures de repos | repos |
      休息 h | 休息時間 | 休息 | 休息小时 | 休息时间
    `),
  },
  {
    name: "remark",
    kind: "text",
    maxLength: 300,
    headings: headings("remark | remarks | comment | comments | note | notes | remarque | commentaires | 備考 | 备注"),
  },
  {
    name: "grounds",
    kind: "text",
    maxLength: 300,
    headings: headings(`
      grounds | drill call out or emergency | reason for emergency | exercice appel ou urgence | motif | 訓練 呼び出し 緊急の内容 | 演习 应召或紧急情况
    `),
  },
  {
    name: "lateReason",
    kind: "text",
    maxLength: 300,
    headings: headings(
      "why written late | late reason | reason for late entry | raison du retard | 遅れた理由 | 迟填原因",
    ),
  },
];

/** Hours of rest, one row for a day of one person and a column for each half hour or quarter. */
export const restTarget: ImportTarget = { name: "rest", fields, headingPrefixes: ["rest", "hor"] };
