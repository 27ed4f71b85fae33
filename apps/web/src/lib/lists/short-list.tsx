import { EmptyState } from "@ymp/ui/patterns/states";
import { type ReactNode, useRef } from "react";
import { ScreenFoot } from "../../app/shell/screen-foot.tsx";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { type AskedQuery, NotLoaded } from "../not-loaded.tsx";
import { type Adding, useAdding } from "../use-adding.tsx";
import { useScreenKeys } from "../use-screen-keys.ts";

export interface ShortListProps<Row extends { id: string }> {
  title: string;
  count?: string;
  adding: Adding;
  /** None: the rows are on the device. */
  query?: AskedQuery & { data: unknown };
  rows: readonly Row[];
  row: (row: Row) => ReactNode;
  empty: { icon: ReactNode; title: string; text: string };
  /** Between head and rows, where there are any. */
  lead?: ReactNode;
  /** Below the rows: what else can be shown. */
  below?: ReactNode;
  foot?: string;
  /** What is over the screen. */
  children?: ReactNode;
}

/** A screen that is one list of a handful of rows, each with a face of its own: nothing to sort, filter or page through. */
export function ShortList<Row extends { id: string }>(props: ShortListProps<Row>) {
  const { title, count, query, rows, row, empty, lead, below, foot, children } = props;
  const adding = useAdding({ kbd: "N", ...props.adding });
  const screen = useRef<HTMLDivElement>(null);
  useScreenKeys(screen, { n: props.adding.onAdd });
  const isRead = query === undefined || query.data !== undefined;
  return (
    <div ref={screen} className="flex min-h-0 flex-1 flex-col">
      <ScreenHeader title={title} count={count} tools={adding.tool} action={adding.action} />
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-8 max-md:px-4">
        {isRead ? null : <NotLoaded query={query} />}
        {isRead && rows.length === 0 ? (
          <EmptyState icon={empty.icon} title={empty.title} className="px-0 max-md:px-0" actions={adding.button}>
            {empty.text}
          </EmptyState>
        ) : null}
        <div className="max-w-4xl">
          {lead && rows.length > 0 ? <div className="pb-2 text-muted-foreground text-sm">{lead}</div> : null}
          <ul className="flex flex-col">
            {rows.map((one) => (
              <ShortListRow key={one.id}>{row(one)}</ShortListRow>
            ))}
          </ul>
          {isRead && below ? <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-4">{below}</div> : null}
        </div>
      </div>
      {children}
      <ScreenFoot shown={foot} />
    </div>
  );
}

const ShortListRow = ({ children }: { children: ReactNode }) => (
  <li className="hairline-b relative flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 py-2.5 has-data-whole-row:hover:bg-accent">
    {children}
  </li>
);
