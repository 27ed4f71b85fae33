import type { Block, FootRow } from "./document.ts";
import type { Flow } from "./flow.ts";
import { drawLine, drawStrip, type GridColumn, lineCount, type SetRow, setRow, stripHeight } from "./grid.ts";
import { ink } from "./paper.ts";
import type { TextStyle } from "./typesetter.ts";

const cell: TextStyle = { size: 9 };
const strong: TextStyle = { size: 9, weight: "bold" };
const heading: TextStyle = { size: 8.5, weight: "bold", color: ink.muted };

/** Rows stay whole, headings come again on every page, and the foot is not parted from the last row. */
export function drawTable(flow: Flow, { columns, foot = [], rows }: Block<"table">): void {
  const grid = gridColumns(flow, columns);
  const headings = setRow(
    flow.type,
    grid,
    grid.map((column) => column.heading),
    heading,
  );
  const headingsHeight = stripHeight(flow.type, lineCount(headings), heading);
  const set = rows.map((cells) => setRow(flow.type, grid, cells, cell));
  const heightOf = (row: SetRow, style = cell) => stripHeight(flow.type, lineCount(row), style);
  const footRows = foot.map((row) => ({
    style: styleOf(row),
    cells: setRow(flow.type, grid, row.cells, styleOf(row)),
  }));
  const footHeight = footRows.reduce((sum, row) => sum + heightOf(row.cells, row.style), 0);
  const [first] = set;
  flow.ensure(headingsHeight + (first ? heightOf(first) : footHeight));
  drawRow(flow, grid, headings, heading, "strong");
  for (const [index, row] of set.entries()) {
    const isLast = index === set.length - 1;
    const needed = heightOf(row) + (isLast ? footHeight : 0);
    if (needed > flow.room() && needed + headingsHeight <= flow.wholeRoom) {
      flow.turnPage();
      drawRow(flow, grid, headings, heading, "strong");
    }
    drawRow(flow, grid, row, cell, isLast && foot.length > 0 ? "strong" : "hair");
  }
  for (const { cells, style } of footRows) drawRow(flow, grid, cells, style, null);
  flow.y += 12;
}

const styleOf = ({ isStrong }: FootRow) => (isStrong ? strong : cell);

function gridColumns({ width }: Flow, columns: Block<"table">["columns"]): GridColumn[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  return columns.map(({ align = "start", heading: text, share }) => ({
    align,
    heading: text,
    width: (width * share) / shares,
  }));
}

/** A row that is higher than the page goes on overleaf. */
function drawRow(
  flow: Flow,
  grid: readonly GridColumn[],
  row: SetRow,
  style: TextStyle,
  line: "hair" | "strong" | null,
): void {
  const lines = lineCount(row);
  for (let from = 0; from < lines; ) {
    const padding = stripHeight(flow.type, 0, style);
    const fitting = Math.floor((flow.room() - padding) / flow.type.lineHeight(style) + 0.001);
    if (fitting < 1) {
      flow.turnPage();
      continue;
    }
    const to = Math.min(lines, from + fitting);
    flow.y += drawStrip(flow.type, grid, row, { x: flow.left, y: flow.y, from, to }, style);
    from = to;
  }
  if (line) drawLine(flow.pdf, flow.left, flow.y, flow.width, line);
}
