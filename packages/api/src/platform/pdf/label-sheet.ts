import type { Locale } from "@ymp/i18n/locales";
import { drawLines } from "./flow.ts";
import { a4, ink, millimetres, openPaper, type Pdf } from "./paper.ts";
import { drawCode } from "./qr-code.ts";
import { type TextStyle, type Typesetter, typesetterFor } from "./typesetter.ts";

export const labelFormats = ["a4-3x8", "a4-2x7", "roll-62"] as const;
export type LabelFormat = (typeof labelFormats)[number];

export interface SheetLabel {
  /** The address that the code holds. */
  qr: string;
  title: string;
  lines: readonly string[];
}

export interface LabelSheet {
  /** Null leaves its place on the sheet empty: that label was used up before. */
  labels: readonly (SheetLabel | null)[];
  format: LabelFormat;
  locale: Locale;
  /** Name of the document, which no label shows. */
  title: string;
  madeAt: Date;
  /** Labels of the first sheet that are used up already. */
  skips?: number;
}

interface Layout {
  page: readonly [number, number];
  columns: number;
  rows: number;
  label: readonly [number, number];
  /** Of the first label. */
  left: number;
  top: number;
  columnGap: number;
}

/** As the label makers cut them; on the roll each label is a page of its own. */
const layouts: Record<LabelFormat, Layout> = {
  "a4-3x8": a4Layout({ columns: 3, rows: 8, label: [70, 37], columnGap: 0 }),
  "a4-2x7": a4Layout({ columns: 2, rows: 7, label: [99.1, 38.1], columnGap: 2.5 }),
  "roll-62": {
    page: [millimetres(62), millimetres(29)],
    columns: 1,
    rows: 1,
    label: [millimetres(62), millimetres(29)],
    left: 0,
    top: 0,
    columnGap: 0,
  },
};

/** In millimetres, in the middle of the sheet. */
function a4Layout(cut: { columns: number; rows: number; label: readonly [number, number]; columnGap: number }): Layout {
  const [width, height] = [millimetres(cut.label[0]), millimetres(cut.label[1])];
  const columnGap = millimetres(cut.columnGap);
  return {
    page: [a4.short, a4.long],
    columns: cut.columns,
    rows: cut.rows,
    label: [width, height],
    left: (a4.short - cut.columns * width - (cut.columns - 1) * columnGap) / 2,
    top: (a4.long - cut.rows * height) / 2,
    columnGap,
  };
}

export async function writeLabelSheetPdf({
  format,
  labels,
  locale,
  madeAt,
  title,
  skips = 0,
}: LabelSheet): Promise<Uint8Array> {
  const layout = layouts[format];
  const { pdf, bytes } = openPaper({ title, author: "YMP", locale, madeAt, size: layout.page, keepsPages: false });
  const type = typesetterFor(pdf, locale);
  const perPage = layout.columns * layout.rows;
  for (const [index, label] of labels.entries()) {
    const place = (skips + index) % perPage;
    if (place === 0 || index === 0) pdf.addPage({ size: [...layout.page], margin: 0 });
    if (!label) continue;
    const x = layout.left + (place % layout.columns) * (layout.label[0] + layout.columnGap);
    const y = layout.top + Math.floor(place / layout.columns) * layout.label[1];
    drawLabel(pdf, type, label, { x, y, width: layout.label[0], height: layout.label[1] });
  }
  if (labels.length === 0) pdf.addPage({ size: [...layout.page], margin: 0 });
  pdf.end();
  return bytes;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Printers and cutters are a millimetre or two off. */
const padding = millimetres(3);
const widestCode = 0.45;

function drawLabel(pdf: Pdf, type: Typesetter, label: SheetLabel, { height, width, x, y }: Box): void {
  const code = Math.min(height - 2 * padding, width * widestCode);
  drawCode(pdf, label.qr, { x: x + padding, y: y + (height - code) / 2, size: code });
  const textX = x + padding + code + padding;
  const box = { width: x + width - padding - textX, height: height - 2 * padding };
  const set = setLabel(type, label, box);
  const below = drawLines(type, set.title, { x: textX, y: y + (height - set.height) / 2 }, set.titleStyle);
  drawLines(type, set.lines, { x: textX, y: below }, set.lineStyle);
}

const sizes = [11, 10, 9, 8, 7, 6.5, 6, 5.5, 5, 4.5, 4] as const;

/** In the largest size in which everything fits; what would not even fit in the smallest is left away from the end. */
function setLabel(type: Typesetter, label: SheetLabel, box: { width: number; height: number }) {
  const settings = sizes.map((size) => settingAt(type, label, box.width, size));
  const fitting = settings.find(({ height }) => height <= box.height);
  if (fitting) return fitting;
  const smallest = settings.at(-1) ?? settingAt(type, label, box.width, 4);
  const room = Math.floor(box.height / type.lineHeight(smallest.titleStyle));
  const title = smallest.title.slice(0, room);
  return { ...smallest, title, lines: smallest.lines.slice(0, room - title.length), height: box.height };
}

function settingAt(type: Typesetter, { lines, title }: SheetLabel, width: number, size: number) {
  const titleStyle: TextStyle = { size, weight: "bold" };
  const lineStyle: TextStyle = { size: Math.max(4, size * 0.8), color: ink.text };
  const set = {
    title: type.lines(title, width, titleStyle),
    lines: lines.flatMap((line) => type.lines(line, width, lineStyle)),
  };
  const height = set.title.length * type.lineHeight(titleStyle) + set.lines.length * type.lineHeight(lineStyle);
  return { ...set, titleStyle, lineStyle, height };
}
