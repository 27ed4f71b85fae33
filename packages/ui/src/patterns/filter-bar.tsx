import { ListFilter, Plus, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { cn } from "../lib/cn.ts";
import { notOpenedWords } from "../lib/code-failure.ts";
import { lateCode } from "../lib/late-code.ts";
import { phoneQuery, useMedia } from "../lib/use-media.ts";
import { Button } from "../primitives/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../primitives/dropdown-menu.tsx";
import { Kbd } from "../primitives/kbd.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../primitives/popover.tsx";
import { Separator } from "../primitives/separator.tsx";
import { toast } from "../primitives/toaster.tsx";
import { useWords } from "../primitives/words.tsx";

export type SavedView = { id: string; label: string; count?: number | string };

export type FilterField = {
  id: string;
  label: string;
  icon?: ReactNode;
  /** What the filter is set to, in words; null while it is not set. */
  value: string | null;
  /** The control that edits it, shown in a popover at the chip and in the drawer on a phone. */
  editor: ReactNode;
  /** The control says by itself what it is: it is without a heading where several stand together. */
  isNamed?: boolean;
  onClear: () => void;
};

export type FilterBarProps = {
  views: readonly SavedView[];
  activeView: string | null;
  onViewChange: (id: string) => void;
  /** Offers to keep the present filters as a view. */
  onSaveView?: () => void;
  fields: readonly FilterField[];
  onClearAll: () => void;
  /** Sort, columns, export. */
  tools?: ReactNode;
  /** Held by the page so that its key can open the list of fields. */
  adding?: { open: boolean; onOpenChange: (open: boolean) => void };
};

/** Saved views at the start, the filters in force as chips at the end; on a phone one button opens them all. */
export function FilterBar(props: FilterBarProps) {
  const isPhone = useMedia(phoneQuery);
  return (
    <div className="flex min-h-11 flex-none flex-wrap items-center gap-x-2 gap-y-1 px-6 text-sm max-md:px-4 max-md:py-2 touch:py-1">
      <SavedViews {...props} />
      <div className="ms-auto flex max-w-full flex-none flex-wrap items-center justify-end gap-1.5 max-md:w-full max-md:flex-nowrap max-md:justify-between">
        {isPhone ? <FilterDrawerButton {...props} /> : <FilterChips {...props} />}
        {props.tools ? (
          <>
            <Separator orientation="vertical" className="mx-1 max-md:hidden" />
            <div data-bar-tools className="flex min-w-0 items-center max-md:flex-1 max-md:justify-end">
              {props.tools}
            </div>
          </>
        ) : null}
      </div>
    </div>
  );
}

function SavedViews({ views, activeView, onViewChange, onSaveView }: FilterBarProps) {
  const say = useWords();
  if (views.length === 0 && !onSaveView) return null;
  return (
    <div className="flex min-w-0 flex-auto flex-wrap items-center gap-0.5 p-0.5 -m-0.5 max-md:w-full max-md:flex-nowrap max-md:overflow-x-auto max-md:[scrollbar-width:none]">
      {views.map((view) => {
        const isActive = view.id === activeView;
        return (
          <button
            key={view.id}
            type="button"
            aria-current={isActive ? "true" : undefined}
            onClick={() => onViewChange(view.id)}
            className={cn(
              "flex h-control-sm flex-none items-center gap-1.5 whitespace-nowrap rounded-md px-2.5 font-medium touch:h-touch",
              isActive ? "bg-secondary text-foreground" : "text-muted-foreground hover:text-foreground",
            )}
          >
            <span dir="auto">{view.label}</span>
            {view.count === undefined ? null : (
              <span className="font-normal tabular-nums opacity-90">{view.count}</span>
            )}
          </button>
        );
      })}
      {onSaveView ? (
        <button
          type="button"
          aria-label={say("saveView")}
          title={say("saveView")}
          onClick={onSaveView}
          className="flex h-control-sm flex-none items-center rounded-md px-1.5 text-muted-foreground hover:text-foreground touch:h-touch touch:px-3.5"
        >
          <Plus className="size-4" />
        </button>
      ) : null}
    </div>
  );
}

function FilterChips({ fields, adding, onClearAll }: FilterBarProps) {
  const say = useWords();
  const [justAdded, setJustAdded] = useState<string | null>(null);
  const shown = fields.filter((field) => field.value !== null || field.id === justAdded);
  const addable = fields.filter((field) => !shown.includes(field));
  return (
    <>
      {shown.map((field) => (
        <FilterChip
          key={field.id}
          field={field}
          startOpen={field.id === justAdded}
          onClose={() => setJustAdded((current) => (current === field.id ? null : current))}
        />
      ))}
      {shown.length > 2 ? (
        <Button variant="ghost" size="sm" onClick={onClearAll}>
          {say("clearAll")}
        </Button>
      ) : null}
      <DropdownMenu open={adding?.open} onOpenChange={adding?.onOpenChange}>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="sm" disabled={addable.length === 0}>
            <Plus className="size-3.5" />
            {say("addFilter")}
            {adding ? <Kbd aria-hidden>F</Kbd> : null}
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent onCloseAutoFocus={(event) => justAdded && event.preventDefault()}>
          {addable.map((field) => (
            <DropdownMenuItem key={field.id} onSelect={() => setJustAdded(field.id)}>
              {field.icon}
              <span dir="auto">{field.label}</span>
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
    </>
  );
}

type FilterChipProps = { field: FilterField; startOpen: boolean; onClose: () => void };

const chipPart = "flex h-full items-center -outline-offset-2 hover:bg-accent";

/** Field, value and x. Pressing the value edits it in place. */
function FilterChip({ field, startOpen, onClose }: FilterChipProps) {
  const say = useWords();
  const [open, setOpen] = useState(startOpen);
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) onClose();
  };
  return (
    <Popover open={open} onOpenChange={change}>
      <span className="flex h-control-sm flex-none items-center overflow-hidden whitespace-nowrap rounded-md inset-ring inset-ring-border-strong touch:h-touch">
        <span dir="auto" className="px-2 text-muted-foreground">
          {field.label}
        </span>
        <PopoverTrigger
          aria-label={say("editFilter", { field: field.label })}
          className={cn(chipPart, "border-border-strong border-s px-2")}
        >
          <span dir="auto">{field.value ?? "…"}</span>
        </PopoverTrigger>
        <button
          type="button"
          aria-label={say("remove", { name: field.label })}
          onClick={() => {
            onClose();
            field.onClear();
          }}
          className={cn(chipPart, "border-border-strong border-s px-1.5 text-muted-foreground touch:px-3")}
        >
          <X className="size-3.5" />
        </button>
      </span>
      <PopoverContent
        align="end"
        aria-label={field.label}
        className="max-h-[min(20rem,var(--radix-popper-available-height))]"
      >
        {field.editor}
      </PopoverContent>
    </Popover>
  );
}

const drawer = lateCode(() => import("./filter-drawer.tsx"));

function FilterDrawerButton({ fields, onClearAll }: FilterBarProps) {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  const count = fields.filter((field) => field.value !== null).length;
  const title = count > 0 ? say("filters", { count }) : say("addFilter");
  const code = drawer.useWhen(isOpen, (why) => {
    setOpen(false);
    toast.failure(say(notOpenedWords[why]));
  });
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        aria-expanded={isOpen && code !== null}
        onPointerEnter={drawer.preload}
        onFocus={drawer.preload}
        onClick={() => setOpen(true)}
      >
        <ListFilter />
        {title}
      </Button>
      {code ? (
        <code.FilterDrawer
          open={isOpen}
          onOpenChange={setOpen}
          title={title}
          fields={fields}
          onClearAll={count > 0 ? onClearAll : undefined}
        />
      ) : null}
    </>
  );
}
