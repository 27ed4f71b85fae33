/**
 * References to tables that are written after those they start from, and so stand in migrations alone: beside the tables they
 * would close a circle of files.
 */
export const laterReferences: Readonly<Record<string, readonly string[]>> = {
  readings: ["jobs"],
  stock_moves: ["jobs", "order_lines"],
};
