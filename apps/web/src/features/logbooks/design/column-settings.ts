import type { DesignedColumn } from "@ymp/core/books/custom-book";
import type { DesignFault } from "./book-design.ts";

/** One setting of a column, and what is wrong with it. */
export interface SettingProps {
  column: DesignedColumn;
  /** The columns that are answered before it. */
  above: readonly DesignedColumn[];
  faultAt: (field: DesignFault["field"]) => string | undefined;
  change: (part: Partial<DesignedColumn>) => void;
}
