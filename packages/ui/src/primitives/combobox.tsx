import { Command } from "cmdk";
import { Check, ChevronsUpDown, X } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { cn } from "../lib/cn.ts";
import { fieldBox } from "./input.tsx";
import { Popover, PopoverAnchor, PopoverContent, PopoverTrigger } from "./popover.tsx";
import { useWords } from "./words.tsx";

export type ComboboxItem = {
  value: string;
  label: string;
  /** Further words it is found by (number, maker, location), and the muted fact at the end. */
  keywords?: string[];
  fact?: ReactNode;
  lead?: ReactNode;
};

export type ComboboxProps = Omit<ComponentProps<"button">, "value" | "onChange" | "children"> & {
  /** The items to choose from; with `onSearch` the app has already narrowed them. */
  items: readonly ComboboxItem[];
  value: ComboboxItem | null;
  onValueChange: (item: ComboboxItem | null) => void;
  placeholder: string;
  /** Called with what is typed, where the items come from the server. */
  onSearch?: (text: string) => void;
  loading?: boolean;
  /** Offered when nothing has exactly that name: "Create supplier". */
  onCreate?: { label: (text: string) => string; run: (text: string) => void };
  clearable?: boolean;
  size?: "sm" | "md" | "lg" | "touch";
};

/** One of many: type to narrow, arrows to move, enter to choose. */
export function Combobox(props: ComboboxProps) {
  const { items, value, onValueChange, onSearch, loading, onCreate, clearable, className } = props;
  const [open, setOpen] = useState(false);
  const choose = (item: ComboboxItem) => {
    onValueChange(item);
    setOpen(false);
  };
  /** The field to type in is empty each time it opens. */
  const show = (isOpen: boolean) => {
    setOpen(isOpen);
    if (isOpen) onSearch?.("");
  };
  return (
    <Popover open={open} onOpenChange={show}>
      <PopoverAnchor asChild>
        <span className={cn("relative flex min-w-0", className)}>
          <ComboboxTrigger {...props} />
          {clearable && value ? <ClearButton name={value.label} onClear={() => onValueChange(null)} /> : null}
        </span>
      </PopoverAnchor>
      <PopoverContent className="w-(--radix-popover-trigger-width) min-w-64 p-0">
        <ComboboxList
          items={items}
          chosen={value?.value}
          onChoose={choose}
          onSearch={onSearch}
          loading={loading}
          onCreate={onCreate}
          close={() => setOpen(false)}
        />
      </PopoverContent>
    </Popover>
  );
}

function ComboboxTrigger(props: ComboboxProps) {
  const {
    items,
    value,
    onValueChange,
    placeholder,
    onSearch,
    loading,
    onCreate,
    clearable,
    size,
    className,
    dir,
    ...trigger
  } = props;
  const isClearable = clearable && value !== null;
  return (
    <PopoverTrigger
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      {...trigger}
      className={cn(fieldBox({ size }), "text-start disabled:opacity-50", isClearable && "pe-9")}
    >
      <span dir="auto" className={cn("min-w-0 flex-1 truncate", !value && "text-muted-foreground")}>
        {value?.label ?? placeholder}
      </span>
      {isClearable ? null : <ChevronsUpDown aria-hidden className="size-3.5 text-muted-foreground" />}
    </PopoverTrigger>
  );
}

function ClearButton({ name, onClear }: { name: string; onClear: () => void }) {
  const say = useWords();
  return (
    <button
      type="button"
      aria-label={`${say("clear")}, ${name}`}
      className="tap-target absolute! end-1.5 inset-y-0 my-auto flex size-6 items-center justify-center rounded-xs text-muted-foreground hover:text-foreground"
      onClick={onClear}
    >
      <X className="size-3.5" />
    </button>
  );
}

type ComboboxListProps = Pick<ComboboxProps, "items" | "onSearch" | "loading" | "onCreate"> & {
  chosen?: string;
  onChoose: (item: ComboboxItem) => void;
  close: () => void;
};

function ComboboxList({ items, chosen, onChoose, onSearch, loading, onCreate, close }: ComboboxListProps) {
  const say = useWords();
  const [text, setText] = useState("");
  const typed = text.trim();
  const canCreate = onCreate && typed !== "" && !items.some((item) => item.label.toLowerCase() === typed.toLowerCase());
  const search = (next: string) => {
    setText(next);
    onSearch?.(next);
  };
  return (
    <Command shouldFilter={!onSearch} label={say("search")}>
      <Command.Input
        value={text}
        onValueChange={search}
        placeholder={say("search")}
        className="h-10 w-full border-border border-b bg-transparent px-3 text-sm outline-none touch:h-touch touch:text-lg"
      />
      <Command.List className="max-h-72 overflow-y-auto p-1" aria-busy={loading}>
        {loading ? <p className="px-2 py-2 text-muted-foreground text-sm">{say("loading")}</p> : null}
        {!loading && !canCreate ? (
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
      <span dir="auto" className="min-w-0 flex-1 truncate">
        {item.label}
      </span>
      {item.fact ? <span className="text-muted-foreground text-xs">{item.fact}</span> : null}
      {isChosen ? <Check aria-hidden /> : null}
    </Command.Item>
  );
}
