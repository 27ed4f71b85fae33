import { isWork, type MarkedAs, type RestMark } from "@ymp/core/rest/marks";
import { comparable, phrases } from "./comparable.ts";
import { blank, meansNothing, type Reading, read, unreadable } from "./reading.ts";
import { type Cell, cellText } from "./table.ts";

const words: readonly (readonly [RestMark, ReadonlySet<string>])[] = [
  [
    "work",
    new Set(
      phrases(
        "w | work | working | on | duty | on duty | travail | t | arbeit | trabajo | lavoro | 作業 | 労働 | 工作 | 作业",
      ),
    ),
  ],
  ["rest", new Set(phrases("r | rest | off | off duty | repos | ruhe | descanso | riposo | 休息 | 休"))],
  ["drill", new Set(phrases("d | drill | muster | exercice | 訓練 | 演习"))],
  ["callout", new Set(phrases("c | call out | callout | appel | 呼び出し | 应召"))],
  ["emergency", new Set(phrases("e | emergency | urgence | 緊急 | 紧急"))],
  [
    "compensation",
    new Set(phrases("g | rest given | compensation | compensatory rest | repos compensatoire | 代休 | 补休")),
  ],
];
const marked = /^(?:[x✓✔☑■●█*#×]|1)$/iu;
const unmarked = /^(?:[☐□○.]|0)$/u;

/** What one cell of a grid says: a word, a mark, the absence of one; null for what nobody could read. */
export type RestCell = RestMark | "marked" | "unmarked";

export function restCell(text: string): RestCell | null {
  if (marked.test(text.trim())) return "marked";
  if (unmarked.test(text.trim())) return "unmarked";
  const word = comparable(text);
  return words.find(([, known]) => known.has(word))?.[0] ?? null;
}

/** Whether the cells of a column say that crosses are work or rest. */
export function readMarkedAs(cell: Cell): Reading<MarkedAs> {
  const text = cellText(cell);
  const mark = restCell(text);
  if (mark !== null && mark !== "marked" && mark !== "unmarked" && mark !== "unknown")
    return read(isWork(mark) ? "work" : "rest");
  return meansNothing(text) ? blank : unreadable("imports:cellNotWorkNorRest", { text });
}
