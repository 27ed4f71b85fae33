import { type ReactNode, useRef } from "react";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { type Adding, useAdding } from "../use-adding.tsx";
import { useScreenKeys } from "../use-screen-keys.ts";
import { ListEmptyState } from "./list-empty-state.tsx";
import { PagedTable, type PagedTableProps } from "./paged-table.tsx";

type Table<Row> = Pick<
  PagedTableProps<Row>,
  "pages" | "columns" | "rowId" | "rowName" | "card" | "pathOf" | "onOpen" | "counted"
>;

export interface PlainListProps<Row> extends Table<Row> {
  title: string;
  adding: Adding;
  /** Beside the button that adds. */
  action?: ReactNode;
  /** Between head and rows. */
  lead?: ReactNode;
  empty: { icon: ReactNode; title: string; text: string };
  /** What is over the screen. */
  children?: ReactNode;
}

/** A screen that is one table read page by page, the latest rows first: nothing to filter or sort. */
export function PlainList<Row>(props: PlainListProps<Row>) {
  const { title, adding, action, lead, empty, children, ...table } = props;
  const screen = useRef<HTMLDivElement>(null);
  useScreenKeys(screen, { n: adding.onAdd });
  const offered = useAdding({ kbd: "N", ...adding });
  return (
    <div ref={screen} className="relative flex min-h-0 flex-1 flex-col">
      <ScreenHeader
        title={title}
        tools={offered.tool}
        action={
          action ? (
            <>
              {action}
              {offered.action}
            </>
          ) : (
            offered.action
          )
        }
      />
      {lead}
      <PagedTable
        {...table}
        label={title}
        empty={
          <ListEmptyState
            query={table.pages.query}
            isFiltered={false}
            onClear={() => undefined}
            empty={{ icon: empty.icon, title: empty.title, children: empty.text, actions: offered.button }}
          />
        }
      />
      {children}
    </div>
  );
}
