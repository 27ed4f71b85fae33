import { X } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useId, useState } from "react";
import { cn } from "../lib/cn.ts";
import { fieldBox } from "./input.tsx";

export type TagsInputProps = Omit<ComponentProps<"input">, "value" | "onChange" | "size"> & {
  tags: readonly string[];
  onTagsChange: (tags: string[]) => void;
  /** Words that are in use elsewhere, offered while one types. */
  suggestions?: readonly string[];
  /** "Remove Filters" */
  removeLabel: (tag: string) => string;
};

/** Short words as chips: enter or a comma adds what was typed, backspace in the empty field takes the last one away. */
export function TagsInput({ tags, onTagsChange, suggestions = [], removeLabel, className, ...props }: TagsInputProps) {
  const [text, setText] = useState("");
  const listId = useId();
  const has = (tag: string) => tags.some((known) => known.toLowerCase() === tag.toLowerCase());
  const add = (typed: string) => {
    const fresh = typed
      .split(",")
      .map((tag) => tag.trim())
      .filter((tag) => tag && !has(tag));
    setText("");
    if (fresh.length > 0) onTagsChange([...tags, ...fresh]);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if ((event.key === "Enter" && text.trim()) || event.key === ",") {
      event.preventDefault();
      add(text);
    }
    if (event.key === "Backspace" && text === "" && tags.length > 0) onTagsChange(tags.slice(0, -1));
  };
  const type = (next: string) => {
    const isSuggestion = suggestions.includes(next) && next.length - text.length > 1;
    if (isSuggestion || next.includes(",")) add(next);
    else setText(next);
  };
  return (
    <span className={cn(fieldBox(), "flex-wrap gap-1.5 py-1.5", className)}>
      {tags.map((tag) => (
        <span key={tag} className="flex h-6 items-center gap-0.5 rounded-sm bg-secondary ps-2 text-sm">
          <bdi>{tag}</bdi>
          <button
            type="button"
            aria-label={removeLabel(tag)}
            className="tap-target flex size-6 items-center justify-center rounded-sm text-muted-foreground hover:text-foreground"
            onClick={() => onTagsChange(tags.filter((known) => known !== tag))}
          >
            <X className="size-3" />
          </button>
        </span>
      ))}
      <input
        type="text"
        dir="auto"
        list={listId}
        autoComplete="off"
        className="h-6 min-w-24 flex-1 bg-transparent outline-none"
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        {...props}
        onBlur={(event) => {
          add(text);
          props.onBlur?.(event);
        }}
      />
      <datalist id={listId}>
        {suggestions
          .filter((word) => !has(word))
          .map((word) => (
            <option key={word} value={word} />
          ))}
      </datalist>
    </span>
  );
}
