import { Input } from "@ymp/ui/primitives/input";
import { Search } from "lucide-react";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { columnsOf } from "./sign-columns.ts";
import { useScreenKeys } from "./use-screen-keys.ts";

const settleMs = 150;

export interface SearchFieldProps {
  /** Names the field for readers. */
  label: string;
  text: string;
  /** Stands in the empty field: how much there is to search, or by what. */
  hint: string;
  onChange: (text: string) => void;
  onEnter?: () => void;
  /** Down leads from the words into what they found. */
  onDown?: () => void;
}

/** Narrows while one types; what stands in the field reaches the address when the typing rests. */
export function SearchField({ label, text, hint, onChange, onEnter, onDown }: SearchFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = useRef<HTMLInputElement>(null);
  // Not the table's key: a list without rows has no table.
  useScreenKeys(field, { "/": () => field.current?.focus() });
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (next: string) => {
    setDraft(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(next.trim()), settleMs);
  };
  const settle = () => {
    clearTimeout(timer.current);
    if (draft !== null && draft.trim() !== text) onChange(draft.trim());
    setDraft(null);
  };
  return (
    <span className="contents" style={roomFor(hint)}>
      <Input
        ref={field}
        type="search"
        size="sm"
        className="min-h-control min-w-0 flex-1 md:in-data-bar-tools:w-(--room) md:in-data-bar-tools:min-w-(--least-room) md:in-data-bar-tools:flex-initial"
        lead={<Search />}
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={hint}
        value={draft ?? text}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            settle();
            onEnter?.();
          }
          if (event.key === "ArrowDown" && onDown) {
            event.preventDefault();
            settle();
            onDown();
          }
          if (event.key === "Escape" && (draft ?? text)) {
            event.stopPropagation();
            type("");
          }
        }}
      />
    </span>
  );
}

/** Beside other tools as wide as the words in the empty field, with the sign that clears it, and never too narrow to type in. */
function roomFor(hint: string): CSSProperties {
  const words = `${columnsOf(hint)}ch`;
  return {
    ["--room" as string]: `max(12rem, calc(${words} + 4.5rem))`,
    ["--least-room" as string]: `max(8rem, calc(${words} + 3rem))`,
  };
}
