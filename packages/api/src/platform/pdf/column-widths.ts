import { cellPadding, type GridColumn } from "./grid.ts";
import { piecesOf } from "./line-breaks.ts";
import type { Typesetter } from "./typesetter.ts";

export interface ColumnTexts {
  heading: string;
  align: GridColumn["align"];
  /** What is in the column, or enough of it to judge its width. */
  samples: readonly string[];
}

export interface FittedColumns {
  columns: GridColumn[];
  size: number;
  layout: "portrait" | "landscape";
}

/** Text sizes from the pleasant to the smallest that is still read in print. */
const sizes = [8.5, 8, 7.5, 7, 6.5, 6] as const;
/** Down to this size, smaller letters are better than texts wrapped into many lines. */
const smallestForComfort = 7;
/** Of the way from the narrowest to the ideal widths. */
const comfort = 0.5;
const widestText = 220;
/** In letters: no column of texts is narrower, which matters for scripts that may break anywhere. */
const keptWhole = 4.5;

interface Wish {
  /** So that no word is broken. */
  least: number;
  /** So that nothing is wrapped. */
  ideal: number;
}

/** Upright when everything fits on one line each, otherwise across, in the largest size that wraps little and breaks no word. */
export function fitColumns(
  type: Typesetter,
  texts: readonly ColumnTexts[],
  available: { portrait: number; landscape: number },
): FittedColumns {
  const [pleasant] = sizes;
  const upright = spread(wishesAt(type, texts, pleasant), available.portrait, 1);
  if (upright) return { columns: asColumns(texts, upright), size: pleasant, layout: "portrait" };
  const tries = [
    ...sizes.filter((size) => size >= smallestForComfort),
    ...sizes.filter((size) => size <= smallestForComfort),
  ];
  for (const [index, size] of tries.entries()) {
    const isForComfort = index < tries.lastIndexOf(smallestForComfort);
    const widths = spread(wishesAt(type, texts, size), available.landscape, isForComfort ? comfort : 0);
    if (widths) return { columns: asColumns(texts, widths), size, layout: "landscape" };
  }
  const smallest = sizes.at(-1) ?? pleasant;
  const squeezed = inProportion(
    wishesAt(type, texts, smallest).map(({ least }) => least),
    available.landscape,
  );
  return { columns: asColumns(texts, squeezed), size: smallest, layout: "landscape" };
}

/**
 * The same width, shared so that the tallest cell has as few lines as can be: what is long gets the room that others do not need.
 * @param size of the letters, in which no word is wider than the whole allows
 */
export function levelColumns(
  type: Typesetter,
  texts: readonly ColumnTexts[],
  { width, size }: { width: number; size: number },
): GridColumn[] {
  const padding = 2 * cellPadding.across;
  const wishes = wishesAt(type, texts, size).map((wish, at) => {
    const { heading = "", samples = [] } = texts[at] ?? {};
    const headings = heading.split("\n").map((line) => type.width(line, { size }) / mostHeadingLines + padding);
    const least = Math.max(wish.least, ...headings);
    return { least, whole: Math.max(least, ...samples.map((text) => type.width(text.trimEnd(), { size }) + padding)) };
  });
  const least = wishes.map((wish) => wish.least);
  if (sum(least) >= width) return asColumns(texts, inProportion(least, width));
  // Short texts stay whole where that leaves most of the room to the long ones.
  const whole = wishes.map((wish) => Math.max(wish.least, Math.min(wish.whole, shortText)));
  const kept = sum(whole) < width * shareOfShort ? whole : least;
  const inLines = (lines: number) => wishes.map((wish, at) => Math.max(kept[at] ?? 0, wish.whole / lines));
  let [few, many] = [1, 1];
  while (sum(inLines(many)) > width) many *= 2;
  for (let step = 0; step < halvings; step += 1) {
    const middle = (few + many) / 2;
    if (sum(inLines(middle)) > width) few = middle;
    else many = middle;
  }
  return asColumns(texts, inProportion(inLines(many), width));
}

/** So many or one more, in each language. */
const mostHeadingLines = 4;
/** Enough for a width that is right to the point. */
const halvings = 24;
const shortText = 84;
const shareOfShort = 0.6;

function wishesAt(type: Typesetter, texts: readonly ColumnTexts[], size: number): Wish[] {
  return texts.map(({ heading, samples }) => {
    const regular = (text: string) => type.width(text.trimEnd(), { size });
    const bold = (text: string) => type.width(text.trimEnd(), { size, weight: "bold" });
    const words = samples.flatMap(piecesOf).reduce((widest, piece) => Math.max(widest, regular(piece)), 0);
    const kept = (width: number) => Math.min(width, keptWhole * size);
    const least = Math.max(
      words,
      ...heading.split("\n").flatMap((line) => [kept(bold(line)), ...piecesOf(line).map(bold)]),
      ...samples.map((text) => kept(regular(text))),
    );
    const whole = samples.reduce((widest, text) => Math.max(widest, regular(text)), least);
    const padding = 2 * cellPadding.across;
    return { least: Math.min(least, widestText) + padding, ideal: Math.min(whole, widestText) + padding };
  });
}

/**
 * Widths that fill the page exactly; null when the page is too narrow.
 * @param asked how far at least they are from the narrowest, 0, to the ideal, 1
 */
function spread(wishes: readonly Wish[], available: number, asked: number): number[] | null {
  const least = sum(wishes.map((wish) => wish.least));
  const ideal = sum(wishes.map((wish) => wish.ideal));
  if (least + (ideal - least) * asked > available) return null;
  if (ideal <= available)
    return inProportion(
      wishes.map((wish) => wish.ideal),
      available,
    );
  const share = (available - least) / (ideal - least);
  return wishes.map((wish) => wish.least + (wish.ideal - wish.least) * share);
}

function inProportion(widths: readonly number[], available: number): number[] {
  const factor = available / sum(widths);
  return widths.map((width) => width * factor);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function asColumns(texts: readonly ColumnTexts[], widths: readonly number[]): GridColumn[] {
  return texts.map(({ align, heading }, index) => ({ align, heading, width: widths[index] ?? 0 }));
}
