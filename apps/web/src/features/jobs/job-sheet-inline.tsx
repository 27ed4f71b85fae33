import { cn } from "@ymp/ui/lib/cn";
import { UnreadableContext } from "@ymp/ui/primitives/input";
import { toast } from "@ymp/ui/primitives/toaster";
import { type KeyboardEvent, type ReactNode, use, useRef, useState } from "react";
import { useKeptWhenGone } from "../../lib/forms/use-kept-when-gone.ts";
import { useTranslation } from "../../lib/translation.tsx";

export interface InlineDraft {
  keep: (value: string, begun: string) => void;
  /** It was put back, or says what stood there. */
  drop: () => void;
}

export interface InlineTextProps {
  label: string;
  value: string;
  /** `begun` is what stood there when the person began, whatever has arrived since. */
  onSave: (value: string, begun: string) => void;
  /** The person begins: what is saved later was typed over what is there now. */
  onBegin?: () => void;
  /** Why what was typed cannot be saved. It stays in the field, and whatever is around it says why. */
  unreadable?: (value: string) => string | undefined;
  /** Kept on the device while it is typed, so that a reload loses nothing. */
  draft?: InlineDraft;
  /** What is there while it is empty. */
  placeholder?: string;
  multiline?: boolean;
  disabled?: boolean;
  required?: boolean;
  /** Drawn instead of the bare value. */
  children?: ReactNode;
  className?: string;
}

const place = "w-full min-w-0 rounded-sm px-1.5 -mx-1.5 text-start";

/** A value that becomes a field when pressed. Enter or leaving saves it, Escape puts it back. */
export function InlineText(props: InlineTextProps) {
  const { label, value, placeholder, disabled, children, className, onBegin } = props;
  const [isEditing, setIsEditing] = useState(false);
  if (disabled) return <LockedText {...props} />;
  if (isEditing) return <InlineField {...props} onDone={() => setIsEditing(false)} />;
  return (
    <button
      type="button"
      data-inline-edit
      // Where it only asks for words, there is nothing to print.
      data-invites={(!value && !children) || undefined}
      aria-label={`${label}: ${value || placeholder || ""}`}
      onClick={() => {
        onBegin?.();
        setIsEditing(true);
      }}
      dir="auto"
      className={cn(
        place,
        "whitespace-pre-wrap break-words py-0.5 hover:bg-accent",
        !value && "text-muted-foreground",
        className,
      )}
    >
      {children ?? (value || placeholder)}
    </button>
  );
}

function LockedText({ value, placeholder, multiline, children, className }: InlineTextProps) {
  if (!value && multiline) return null;
  return (
    <span dir="auto" className={cn("whitespace-pre-wrap break-words", !value && "text-muted-foreground", className)}>
      {children ?? (value || placeholder)}
    </span>
  );
}

function InlineField({
  label,
  value,
  onSave,
  unreadable,
  draft,
  multiline,
  required,
  className,
  onDone,
}: InlineTextProps & { onDone: () => void }) {
  const { t } = useTranslation();
  const [begun] = useState(value);
  const [text, setText] = useState(value);
  const [isFaulty, setIsFaulty] = useState(false);
  const isLeaving = useRef(false);
  const tell = use(UnreadableContext);
  const say = (why: string | undefined) => {
    tell?.(why);
    setIsFaulty(why !== undefined);
  };
  const typed = text.trim();
  const isNew = (written: string) => written !== begun && !(required && written === "");
  const isChanged = isNew(typed);
  const type = (written: string) => {
    setText(written);
    if (isNew(written.trim())) draft?.keep(written.trim(), begun);
    else draft?.drop();
  };
  const settle = (isKept: boolean) => {
    if (isLeaving.current) return;
    const isMeant = isKept && isChanged;
    const why = isMeant ? unreadable?.(typed) : undefined;
    say(why);
    if (why) return;
    isLeaving.current = true;
    if (isMeant) onSave(typed, begun);
    else draft?.drop();
    onDone();
  };
  useKeptWhenGone(() => {
    if (isLeaving.current || !isChanged) return;
    if (unreadable?.(typed)) toast.failure(t("forms:leftUnread", { field: label, mine: typed }));
    else onSave(typed, begun);
  }, isChanged && !draft);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") settle(false);
    if (event.key === "Enter" && (!multiline || event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      settle(true);
    }
  };
  const field = {
    "aria-label": label,
    "aria-invalid": isFaulty || undefined,
    // The person asked for this very field by pressing it.
    autoFocus: true,
    dir: "auto",
    value: text,
    onBlur: () => settle(true),
    onKeyDown,
    className: cn(
      "field-edge rounded-sm bg-field py-0.5",
      place,
      multiline && "field-sizing-content min-h-16 resize-none",
      className,
    ),
  } as const;
  return multiline ? (
    <textarea {...field} onChange={(event) => type(event.target.value)} />
  ) : (
    <input {...field} onChange={(event) => type(event.target.value)} />
  );
}
