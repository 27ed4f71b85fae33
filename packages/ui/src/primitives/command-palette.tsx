import { Command } from "cmdk";
import { Search, X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import { Fragment, type KeyboardEvent, type ReactNode } from "react";
import { useKeyboardInset } from "../lib/keyboard-inset.ts";
import { withMod } from "../lib/keys.ts";
import { useLayer } from "../lib/layers.ts";
import { IconButton } from "./button.tsx";
import { overlayClass } from "./dialog.tsx";
import { Kbd } from "./kbd.tsx";
import { useWords } from "./words.tsx";

/** A span of the text, from inclusive to exclusive, that answers what was typed. */
export type MatchRange = { from: number; to: number };

export type PaletteItem = {
  id: string;
  icon: ReactNode;
  label: string;
  matches?: readonly MatchRange[];
  /** Number, bin or place, in muted after the name. */
  detail?: ReactNode;
  /** The state of the thing, at the end: "4 in stock", "11.0 h over". */
  state?: ReactNode;
  onSelect: (options: { newTab: boolean }) => void;
};

export type PaletteGroup = { id: string; label: string; note?: ReactNode; items: readonly PaletteItem[] };

export type PaletteKind = { id: string; label: string };

export type CommandPaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  text: string;
  onTextChange: (text: string) => void;
  groups: readonly PaletteGroup[];
  /** Tab goes through these; the first is "All". */
  kinds: readonly PaletteKind[];
  kind: string;
  onKindChange: (kind: string) => void;
  busy?: boolean;
  labels: {
    title: string;
    placeholder: string;
    narrow: string;
    move: string;
    open: string;
    newTab: string;
    /** "9 of 23 results" */
    results: string;
    nothing: string;
  };
};

/** Finds and starts anything. The groups arrive searched and ordered; this draws them and carries the keys. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, text, onTextChange, groups, kinds, kind, busy, labels } = props;
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlayClass} />
        <RadixDialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={goOnTyping}
          className="fixed inset-x-0 top-28 z-50 mx-auto w-palette max-w-[calc(100vw-24px)] overflow-hidden rounded-xl bg-popover shadow-lg outline-none duration-120 ease-out data-[state=open]:animate-in data-[state=open]:fade-in-0 max-md:inset-x-0 max-md:top-0 max-md:bottom-(--keyboard-inset,0px) max-md:w-auto max-md:max-w-none max-md:rounded-none"
        >
          <RadixDialog.Title className="sr-only">{labels.title}</RadixDialog.Title>
          <Command
            shouldFilter={false}
            loop
            label={labels.title}
            onKeyDown={(event) => pressPaletteKey(event, props)}
            className="flex max-h-full flex-col"
          >
            <PaletteInput text={text} onTextChange={onTextChange} kinds={kinds} kind={kind} labels={labels} />
            <Command.List
              aria-busy={busy}
              className="max-h-[min(484px,60dvh)] overflow-y-auto overscroll-contain pb-2 max-md:max-h-none max-md:flex-1"
            >
              {busy ? null : (
                <Command.Empty className="px-5 py-4 text-muted-foreground text-sm">{labels.nothing}</Command.Empty>
              )}
              {groups.map((group) => (
                <PaletteGroupRows key={group.id} group={group} />
              ))}
            </Command.List>
            <PaletteFoot labels={labels} />
          </Command>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** What is typed already stays, and the next letter follows it; by itself the dialog would select it all. */
function goOnTyping(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const input = event.currentTarget.querySelector("input");
  if (!input) return;
  event.preventDefault();
  input.focus();
  input.setSelectionRange(input.value.length, input.value.length);
}

/** Tab goes through the kinds; Ctrl or Cmd with enter opens the active row in a new tab. */
function pressPaletteKey(event: KeyboardEvent, { groups, kinds, kind, onKindChange }: CommandPaletteProps): void {
  if (event.key === "Tab") {
    event.preventDefault();
    const index = kinds.findIndex((candidate) => candidate.id === kind);
    const next = kinds[(index + (event.shiftKey ? kinds.length - 1 : 1)) % kinds.length];
    if (next) onKindChange(next.id);
  }
  if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
  event.preventDefault();
  const id = event.currentTarget.querySelector("[cmdk-item][data-selected=true]")?.getAttribute("data-value");
  const active = groups.flatMap((group) => group.items).find((item) => item.id === id);
  active?.onSelect({ newTab: true });
}

type PaletteInputProps = Pick<CommandPaletteProps, "text" | "onTextChange" | "kinds" | "kind" | "labels">;

function PaletteInput({ text, onTextChange, kinds, kind, labels }: PaletteInputProps) {
  const say = useWords();
  useLayer();
  useKeyboardInset();
  return (
    <div className="flex h-14 flex-none items-center gap-3 border-border border-b px-5">
      <Search aria-hidden className="size-[18px] text-muted-foreground" />
      <Command.Input
        value={text}
        onValueChange={onTextChange}
        placeholder={labels.placeholder}
        className="h-full min-w-0 flex-1 bg-transparent text-lg caret-ring outline-none"
      />
      <span className="flex h-5 items-center rounded-sm px-1.5 font-medium text-xs inset-ring inset-ring-border-strong">
        {kinds.find((candidate) => candidate.id === kind)?.label}
      </span>
      <span className="text-muted-foreground text-xs max-md:hidden">{labels.narrow}</span>
      {/* It covers the whole of a small screen, and a finger has no Escape. */}
      <RadixDialog.Close asChild>
        <IconButton label={say("close")} className="-me-2.5 md:hidden">
          <X />
        </IconButton>
      </RadixDialog.Close>
    </div>
  );
}

function PaletteGroupRows({ group }: { group: PaletteGroup }) {
  const heading = (
    <span className="flex gap-2 px-5 pt-2.5 pb-1 font-medium text-2xs text-muted-foreground">
      <span>{group.label}</span>
      {group.note ? <span className="font-normal">{group.note}</span> : null}
    </span>
  );
  return (
    <Command.Group heading={heading}>
      {group.items.map((item) => (
        <Command.Item
          key={item.id}
          value={item.id}
          onSelect={() => item.onSelect({ newTab: false })}
          className="group mx-2 flex min-h-9 cursor-default items-center gap-2.5 rounded-md px-3 text-sm tabular-nums data-[selected=true]:bg-selected touch:min-h-touch [&_svg]:size-4 [&_svg]:flex-none"
        >
          <span className="text-muted-foreground">{item.icon}</span>
          {/* The detail has what the name leaves; a name without room wraps. */}
          <span dir="auto" className="min-w-0 break-words py-1">
            <MatchedText text={item.label} matches={item.matches ?? []} />
          </span>
          {item.detail ? (
            <span dir="auto" className="min-w-0 flex-1 truncate text-muted-foreground text-xs">
              {item.detail}
            </span>
          ) : null}
          <span className="ms-auto flex-none text-muted-foreground text-xs">{item.state}</span>
          {item.state ? null : <Kbd className="hidden group-data-[selected=true]:inline-block">↵</Kbd>}
        </Command.Item>
      ))}
    </Command.Group>
  );
}

/** The text with its matching parts heavier and underlined. */
export function MatchedText({ text, matches }: { text: string; matches: readonly MatchRange[] }) {
  const ordered = [...matches].sort((a, b) => a.from - b.from);
  return (
    <>
      {ordered.map((match, index) => (
        <Fragment key={match.from}>
          {text.slice(index === 0 ? 0 : ordered[index - 1]?.to, match.from)}
          <mark className="bg-transparent font-semibold text-inherit underline decoration-2 decoration-[color-mix(in_oklab,var(--ring)_70%,transparent)] underline-offset-3">
            {text.slice(match.from, match.to)}
          </mark>
        </Fragment>
      ))}
      {text.slice(ordered.at(-1)?.to ?? 0)}
    </>
  );
}

function PaletteFoot({ labels }: { labels: CommandPaletteProps["labels"] }) {
  const keys = [
    { keys: ["↑", "↓"], word: labels.move },
    { keys: ["↵"], word: labels.open },
    { keys: [withMod("↵")], word: labels.newTab },
  ];
  return (
    <div className="flex h-9 flex-none items-center gap-4 border-border border-t bg-card px-5 text-muted-foreground text-xs">
      {/* One line high: a key that does not fit beside the count wraps out of sight whole. */}
      <span className="flex h-full min-w-0 flex-wrap gap-x-4 overflow-hidden touch:hidden">
        {keys.map((hint) => (
          <span key={hint.word} className="flex h-full flex-none items-center gap-1.5 whitespace-nowrap">
            {hint.keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
            {hint.word}
          </span>
        ))}
      </span>
      <span className="ms-auto flex-none whitespace-nowrap tabular-nums">{labels.results}</span>
    </div>
  );
}
