import type { Permission } from "@ymp/core/access/permissions";
import type { ImportKind } from "@ymp/core/imported-lists";
import type { ViewedList } from "@ymp/core/viewed-lists";
import type { Say } from "@ymp/i18n/screen-translator";
import type { DataColumn, DataTableProps } from "@ymp/ui/patterns/data-table";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { Services } from "../../app/services.ts";
import { isSameSearch } from "../saved-views/same-search.ts";
import type { MadeFile } from "../use-download.ts";
import type { ExportOrder } from "./export.mutations.ts";
import type { AnyInput, AnySearch, ListAddress } from "./list-address.ts";
import type { ListFilter } from "./list-filters.tsx";
import type { ListPages } from "./list-pages.ts";

export type ListFileFormat = "xlsx" | "csv" | "pdf";

/** A row's tick box on a card, which is drawn while something is ticked. */
export interface CardSelection {
  isSelected: boolean;
  toggle: () => void;
}

/** Message keys, written out in full so that they are found by searching and held by the tests. */
export interface ListWords {
  title: string;
  find: string;
  /** What is counted in the head of the screen, by `count` and `total`. */
  count: string;
  /** The foot: by `count`, `total` and `shown`. */
  shown: string;
  /** The foot when there are more than are counted. */
  many: string;
  empty: { title: string; text: string };
  /** While the filters hide everything, where a list has better words than all have. */
  noMatch?: { title: string; text: string };
}

/** A form by which something new comes into the list. */
export interface AddForm<Search extends AnySearch> {
  /** Message key. */
  word: string;
  /** A plus unless it says otherwise. */
  icon?: LucideIcon;
  /** What `new` says while this form is open, where there are several: true otherwise. */
  opens?: Search["new"];
}

/** One of the parts that a list is shown in. */
export interface ListPart<Search extends AnySearch> {
  id: string;
  /** Message key. */
  name: string;
  /** What the address says of it. */
  search: Partial<Search>;
  /** The form that the button opens while this part is shown; while it is empty none is offered without. */
  adds?: Search["new"];
  /** In place of the list's own words. */
  empty?: ListWords["empty"];
}

/** What a list is. `Facts` is whatever its filters, columns and cards need to know beside a row. */
export interface ListDefinition<Row, Search extends AnySearch, Input extends AnyInput, Facts> {
  address: ListAddress<Search, Input>;
  /** Under this name its views and columns are kept; a list without has neither saved views nor a menu of columns. */
  module?: ViewedList;
  icon: LucideIcon;
  /** Who adds, imports and ticks. */
  edits: Permission;
  words: ListWords;
  /** The button opens the first, or that of the part that is shown; the menu has the others. */
  adds?: readonly AddForm<Search>[];
  /** On a phone the button stands beside the menu, not in it. */
  addsOnPhone?: true;
  useRows: (search: Search) => ListPages<Row>;
  useFacts: (search: Search) => Facts;
  /** How many the head counts, where it is not the rows that are found. */
  totalOf?: (facts: Facts) => number | undefined;
  /** What tells a row from all others. */
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  /** The page of a row, where a row does not open over the list. */
  pathOf?: (row: Row) => string;
  useColumns: (facts: Facts) => DataColumn<Row>[];
  /** Headings over the rows, while they stand in an order that is one of groups. */
  groups?: (rows: readonly Row[], order: AnyInput, t: Say) => DataTableProps<Row>["groups"];
  hiddenAtFirst?: readonly string[];
  card: (row: Row, selection: CardSelection | undefined, facts: Facts) => ReactNode;
  filters: readonly ListFilter<Search, Facts>[];
  /** By the `parts` of the address; filters and order stay when another is chosen. */
  parts?: readonly ListPart<Search>[];
  /** The views that every vessel has, beside those that are kept; `name` is a message key. */
  views?: readonly { id: string; name: string; search: Search }[];
  exported: (client: Services["client"], input: Input & ExportOrder<ListFileFormat>) => Promise<MadeFile>;
  /** Files that fill it, each with the word of its menu. */
  imports?: readonly { kind: ImportKind; word: string }[];
}

export function defineList<Row, Search extends AnySearch, Input extends AnyInput, Facts>(
  definition: ListDefinition<Row, Search, Input, Facts>,
): ListDefinition<Row, Search, Input, Facts> {
  return definition;
}

/** The part that is shown of a list in parts. */
export function shownPart<Search extends AnySearch, Input extends AnyInput>(
  { address, parts }: { address: ListAddress<Search, Input>; parts?: readonly ListPart<Search>[] },
  search: Search,
): ListPart<Search> | undefined {
  const shown = address.partOf(search);
  return parts?.find((part) => isSameSearch(address.partOf(part.search), shown));
}
