import { type ReactNode, useRef } from "react";
import { useCan } from "../../app/session.ts";
import { useScreenKeys } from "../use-screen-keys.ts";
import { AddButton } from "./add-button.tsx";
import { offeredForms } from "./add-forms.ts";
import { type ListDefinition, shownPart } from "./define-list.ts";
import type { AnyInput, AnySearch } from "./list-address.ts";
import { ListFilterBar } from "./list-filter-bar.tsx";
import { type HeaderSlots, ListHeader } from "./list-header.tsx";
import { ListRows } from "./list-rows.tsx";
import { useColumnVisibility } from "./use-column-visibility.ts";
import { useListSteps } from "./use-list-address.ts";
import { useRowSelection } from "./use-row-selection.ts";

/** A record that lies open over the list. */
export interface OpenRecord {
  id: string;
  /** The rows of the list, in their order. */
  neighbours: readonly string[];
  onOpen: (id: string) => void;
  /** Another record takes this one's place in the address. */
  onReplace: (id: string) => void;
  onClose: () => void;
}

/** The form of a new record. */
export interface NewRecord {
  onClose: () => void;
  onSaved: (id: string) => void;
}

/** What a list has beside what every list has. */
export interface ListSlots<Row> extends HeaderSlots {
  /** Between head and filters. */
  stats?: ReactNode;
  /** The same records drawn otherwise, in place of filters and rows. */
  drawn?: ReactNode;
  /** Beside the button that adds, while there is nothing at all. */
  beginnings?: ReactNode;
  /** What can be done with the ticked rows; a list without it has none to tick. */
  selection?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** The open record; a list whose rows lead to pages has none. */
  record?: (open: OpenRecord) => ReactNode;
  form?: (form: NewRecord) => ReactNode;
  /** What else lies over the screen. */
  children?: ReactNode;
}

export interface ListScreenProps<Row, Search extends AnySearch, Input extends AnyInput, Facts> extends ListSlots<Row> {
  list: ListDefinition<Row, Search, Input, Facts>;
}

/** A list with all that every list has; what it is stands in its definition, what only it has comes through the slots. */
export function ListScreen<Row, Search extends AnySearch, Input extends AnyInput, Facts>(
  props: ListScreenProps<Row, Search, Input, Facts>,
) {
  const { list, stats, drawn, form, children } = props;
  const { address, rowId } = list;
  const steps = useListSteps(address);
  const { search, change, go } = steps;
  const mayEdit = useCan(list.edits);
  const facts = list.useFacts(search);
  const pages = list.useRows(search);
  const columns = list.useColumns(facts);
  const [hidden, setHidden] = useColumnVisibility(list.module ?? address.path, list.hiddenAtFirst);
  const ticked = useRowSelection(pages.rows, rowId);
  const screen = useRef<HTMLDivElement>(null);
  const part = shownPart(list, search);
  const offered = offeredForms((mayEdit && list.adds) || [], part, (form) => go({ new: form }));
  useScreenKeys(screen, { n: offered.main?.open });
  const openId = address.openIn(search);
  const open = (id: string | undefined) => go(address.opening(id));
  return (
    <div ref={screen} className="relative flex min-h-0 flex-1 flex-col">
      <ListHeader
        {...props}
        total={list.totalOf ? list.totalOf(facts) : pages.total}
        mayEdit={mayEdit}
        offered={offered}
      />
      {stats}
      {drawn ?? (
        <>
          <ListFilterBar list={list} facts={facts} columns={{ columns, hidden, onHiddenChange: setHidden }} />
          <ListRows
            {...{ list, facts, pages, columns, hidden, steps }}
            ticked={props.selection && mayEdit ? ticked : undefined}
            onOpen={list.pathOf && !props.record ? undefined : (row) => open(rowId(row))}
            beginnings={
              offered.first || (mayEdit && props.beginnings) ? (
                <>
                  <AddButton form={offered.first} />
                  {props.beginnings}
                </>
              ) : undefined
            }
          />
        </>
      )}
      {drawn ? null : props.selection?.(ticked.chosen, ticked.clear)}
      {openId
        ? props.record?.({
            id: openId,
            neighbours: pages.rows.map(rowId),
            onOpen: open,
            onReplace: (id) => change(address.opening(id)),
            onClose: () => open(undefined),
          })
        : null}
      {children}
      {search.new && mayEdit
        ? form?.({
            onClose: () => change({ new: undefined }),
            onSaved: (id) => change({ new: undefined, ...address.opening(id) }),
          })
        : null}
    </div>
  );
}
