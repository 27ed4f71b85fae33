import { type QueryFunction, type QueryKey, type SkipToken, useQuery } from "@tanstack/react-query";
import { Combobox, type ComboboxItem, type ComboboxProps } from "@ymp/ui/primitives/combobox";
import { useDeferredValue, useState } from "react";
import type { Found } from "../seen-rows.ts";
import { useChoices } from "./use-choices.tsx";

/** The look of a picker in its form. */
export interface PickerControl extends Pick<ComboboxProps, "id" | "size"> {
  /** Its name, where no field around it names it. */
  label?: string;
}

export interface RecordPickerProps<Row, Key extends QueryKey> extends PickerControl {
  /** Asks the server for the records that the words fit. */
  find: (search: string) => { queryKey: Key; queryFn?: QueryFunction<Found<Row>, Key> | SkipToken };
  itemOf: (row: Row) => ComboboxItem;
  /** Narrows or orders what was found. */
  offered?: (rows: readonly Row[], search: string) => readonly Row[];
  /** The one that is chosen now. */
  chosen: ComboboxItem | null;
  onPick: (row: Row | null) => void;
  placeholder: string;
  clearable?: boolean;
  /** Makes a record of a name that nobody has yet. */
  create?: ComboboxProps["onCreate"] | false;
  isCreating?: boolean;
}

/** One record, found by what is typed; what each module's picker has in common. */
export function RecordPicker<Row extends object, Key extends QueryKey>({
  find,
  itemOf,
  offered,
  chosen,
  onPick,
  label,
  create,
  isCreating,
  ...control
}: RecordPickerProps<Row, Key>) {
  const [text, setText] = useState("");
  const search = useDeferredValue(text.trim());
  const options = find(search);
  const query = useQuery(options);
  const { rows, ...choices } = useChoices(query, { queryKey: options.queryKey, search, offered });
  // Offered once it is known what there is: enter must not make a second record of one that is still being looked up.
  const mayCreate = create && query.isSuccess && !query.isFetching && search === text.trim();
  return (
    <Combobox
      {...control}
      {...choices}
      aria-label={control.id ? undefined : label}
      aria-busy={isCreating}
      disabled={isCreating}
      items={rows.map(itemOf)}
      value={chosen}
      onValueChange={(item) => onPick(rows.find((row) => itemOf(row).value === item?.value) ?? null)}
      onSearch={setText}
      onCreate={mayCreate ? create : undefined}
    />
  );
}
