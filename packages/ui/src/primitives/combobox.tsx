import { ChevronsUpDown, X } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from "react";
import { cn } from "../lib/cn.ts";
import type { ComboboxListProps } from "./combobox-list.tsx";
import { fieldBox } from "./input.tsx";
import { useOpening } from "./opening-context.tsx";
import { Popover, PopoverAnchor, PopoverTrigger } from "./popover.tsx";
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
  /** There are others, found by typing. */
  hasMore?: boolean;
  value: ComboboxItem | null;
  onValueChange: (item: ComboboxItem | null) => void;
  placeholder: string;
  /** Called with what is typed, where the items come from the server. */
  onSearch?: (text: string) => void;
  loading?: boolean;
  /** Said under the items, and instead of that nothing was found: why these are not all. */
  note?: ReactNode;
  /** Offered when nothing has exactly that name: "Create supplier". */
  onCreate?: { label: (text: string) => string; run: (text: string) => void };
  clearable?: boolean;
  size?: "sm" | "md" | "lg" | "touch";
};

/** One of many: type to narrow, arrows to move, enter to choose. A letter on the closed picker opens it with that letter. */
export function Combobox(props: ComboboxProps) {
  const { items, hasMore, value, onValueChange, onSearch, loading, note, onCreate, clearable, className } = props;
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const choose = (item: ComboboxItem) => {
    onValueChange(item);
    setOpen(false);
  };
  const search = (typed: string) => {
    setText(typed);
    onSearch?.(typed);
  };
  /** The field to type in is empty each time it opens. */
  const show = (isOpen: boolean) => {
    setOpen(isOpen);
    if (isOpen) search("");
  };
  /** Keys that reach the trigger while the field is not there to take them. */
  const typeAhead = (event: KeyboardEvent<HTMLButtonElement>) => {
    const typed = typedAhead(event, open ? text : "");
    if (typed === null) return;
    event.preventDefault();
    setOpen(true);
    search(typed);
  };
  return (
    <Popover open={open} onOpenChange={show}>
      <PopoverAnchor className={cn("relative flex min-w-0", className)}>
        <ComboboxTrigger {...props} onTypeAhead={typeAhead} />
        {clearable && value ? <ClearButton name={value.label} onClear={() => onValueChange(null)} /> : null}
      </PopoverAnchor>
      <LateList
        text={text}
        items={items}
        hasMore={hasMore}
        chosen={value?.value}
        onChoose={choose}
        onSearch={search}
        isNarrowed={onSearch !== undefined}
        loading={loading}
        note={note}
        onCreate={onCreate}
        close={() => setOpen(false)}
      />
    </Popover>
  );
}

/** The text after that key; null for a key that types nothing. */
function typedAhead({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, text: string): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (text !== "" && key === "Backspace") return text.slice(0, -1);
  if (text !== "" && key === "Enter") return text;
  const isLetter = [...key].length === 1 && (key !== " " || text !== "");
  return isLetter ? text + key : null;
}

type ComboboxTriggerProps = ComboboxProps & { onTypeAhead: (event: KeyboardEvent<HTMLButtonElement>) => void };

function ComboboxTrigger(props: ComboboxTriggerProps) {
  const {
    onTypeAhead,
    onKeyDown,
    items,
    hasMore,
    value,
    onValueChange,
    placeholder,
    onSearch,
    loading,
    note,
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
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!event.defaultPrevented) onTypeAhead(event);
      }}
      className={cn(fieldBox({ size }), "py-1 text-start disabled:opacity-50", isClearable && "pe-9")}
    >
      <span dir="auto" className={cn("min-w-0 flex-1 break-words", !value && "text-muted-foreground")}>
        {value?.label ?? placeholder}
      </span>
      {isClearable ? null : <ChevronsUpDown aria-hidden className="size-3.5 flex-none text-muted-foreground" />}
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

/** Only drawn when its code is there. */
function LateList(props: ComboboxListProps) {
  const { parts } = useOpening();
  return parts ? <parts.ComboboxContent {...props} /> : null;
}
