import { ChevronsUpDown, X } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { cn } from "../lib/cn.ts";
import type { ComboboxListProps } from "./combobox-list.tsx";
import { fieldBox } from "./input.tsx";
import { useOpening } from "./opening-context.tsx";
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
  /** There are others, found by typing. */
  hasMore?: boolean;
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
  const { items, hasMore, value, onValueChange, onSearch, loading, onCreate, clearable, className } = props;
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
      <PopoverAnchor className={cn("relative flex min-w-0", className)}>
        <ComboboxTrigger {...props} />
        {clearable && value ? <ClearButton name={value.label} onClear={() => onValueChange(null)} /> : null}
      </PopoverAnchor>
      <PopoverContent className="w-(--radix-popper-anchor-width) min-w-64 p-0">
        <LateList
          items={items}
          hasMore={hasMore}
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
    hasMore,
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

/** Only drawn within the content, when its code is there. */
function LateList(props: ComboboxListProps) {
  const { parts } = useOpening();
  return parts ? <parts.ComboboxContent {...props} /> : null;
}
