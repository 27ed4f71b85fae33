import { Command } from "cmdk";
import { Check } from "lucide-react";
import type { ComboboxItem, ComboboxProps } from "./combobox.tsx";
import { useWords } from "./words.tsx";

export type ComboboxListProps = Pick<ComboboxProps, "items" | "hasMore" | "loading" | "note" | "onCreate"> & {
  text: string;
  onSearch: (text: string) => void;
  /** Whether the items are those that fit the text already. */
  isNarrowed: boolean;
  chosen?: string;
  onChoose: (item: ComboboxItem) => void;
  close: () => void;
};

export function ComboboxList({
  text,
  items,
  hasMore,
  chosen,
  onChoose,
  onSearch,
  isNarrowed,
  loading,
  note,
  onCreate,
  close,
}: ComboboxListProps) {
  const say = useWords();
  const typed = text.trim();
  const canCreate = onCreate && typed !== "" && !items.some((item) => item.label.toLowerCase() === typed.toLowerCase());
  return (
    <Command shouldFilter={!isNarrowed} label={say("search")} className="flex min-h-0 flex-col">
      <Command.Input
        value={text}
        onValueChange={onSearch}
        placeholder={say("search")}
        className="h-10 w-full flex-none border-border border-b bg-transparent px-3 text-sm outline-none touch:h-touch touch:text-lg"
      />
      <Command.List className="max-h-72 min-h-0 overflow-y-auto p-1" aria-busy={loading}>
        {loading ? <p className="px-2 py-2 text-muted-foreground text-sm">{say("loading")}</p> : null}
        {!loading && !canCreate && !note ? (
          <Command.Empty className="px-2 py-2 text-muted-foreground text-sm">{say("noResults")}</Command.Empty>
        ) : null}
        {items.map((item) => (
          <ComboboxRow key={item.value} item={item} isChosen={item.value === chosen} onChoose={onChoose} />
        ))}
        {canCreate ? (
          <Command.Item
            forceMount
            value={`create ${typed}`}
            className={commandRow}
            onSelect={() => {
              onCreate.run(typed);
              close();
            }}
          >
            {onCreate.label(typed)}
          </Command.Item>
        ) : null}
      </Command.List>
      {note || hasMore ? (
        <p
          dir="auto"
          role={note ? "status" : undefined}
          className="flex-none border-border border-t px-3 py-2 text-muted-foreground text-xs"
        >
          {note ?? say("typeForMore")}
        </p>
      ) : null}
    </Command>
  );
}

const commandRow =
  "flex min-h-control cursor-default items-center gap-2 rounded-md px-2 text-sm tabular-nums data-[selected=true]:bg-accent touch:min-h-touch [&_svg]:size-4 [&_svg]:flex-none [&_svg]:text-muted-foreground";

type ComboboxRowProps = { item: ComboboxItem; isChosen: boolean; onChoose: (item: ComboboxItem) => void };

function ComboboxRow({ item, isChosen, onChoose }: ComboboxRowProps) {
  return (
    <Command.Item
      value={item.value}
      keywords={[item.label, ...(item.keywords ?? [])]}
      onSelect={() => onChoose(item)}
      className={commandRow}
    >
      {item.lead}
      {/* Things differ at the end of their names: the name is whole, and what is known of it goes below where both have no room. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 py-1">
        <span dir="auto" className="min-w-0 grow break-words">
          {item.label}
        </span>
        {item.fact ? <span className="min-w-0 break-words text-muted-foreground text-xs">{item.fact}</span> : null}
      </span>
      {isChosen ? <Check aria-hidden /> : null}
    </Command.Item>
  );
}
