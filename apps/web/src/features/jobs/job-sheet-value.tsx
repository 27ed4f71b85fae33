import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { FieldError } from "@ymp/ui/primitives/field";
import { UnreadableContext } from "@ymp/ui/primitives/input";
import { Popover, PopoverContent, PopoverTrigger } from "@ymp/ui/primitives/popover";
import { toast } from "@ymp/ui/primitives/toaster";
import { type ReactNode, useRef, useState } from "react";
import { isHeldByUnreadable } from "../../lib/forms/sending.ts";
import { useKeptWhenGone } from "../../lib/forms/use-kept-when-gone.ts";
import { useTranslation } from "../../lib/translation.tsx";

const valueButton = "-mx-1.5 flex min-w-0 items-center gap-2 rounded-sm px-1.5 py-0.5 text-start hover:bg-accent";

export interface ValueMenuProps {
  label: string;
  shown: ReactNode;
  items: readonly { id: string; icon: ReactNode; word: string; onSelect: () => void }[];
}

/** A value that opens what it may become. */
export function ValueMenu({ label, shown, items }: ValueMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger data-inline-edit aria-label={label} className={valueButton}>
        {shown}
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {items.map(({ id, icon, word, onSelect }) => (
          <DropdownMenuItem key={id} onSelect={onSelect}>
            {icon}
            {word}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

export interface ValuePopoverProps {
  label: string;
  shown: ReactNode;
  /** Gets what closes it. */
  children: (close: () => void) => ReactNode;
  /** Saves what was chosen, unless it is put back as it was. */
  onClose?: (isPutBack: boolean) => void;
  /** What was typed and cannot be read: it is neither saved nor taken for nothing. */
  unread?: string | undefined;
  className?: string;
}

/** Closing it saves. What cannot be read holds it open and says so; Escape, and a screen that goes, leave all as it was. */
export function ValuePopover({ label, shown, children, onClose, unread, className }: ValuePopoverProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [why, setWhy] = useState<string>();
  const content = useRef<HTMLDivElement>(null);
  const isEscaping = useRef(false);
  const leave = () => {
    if (unread !== undefined) toast.failure(t("forms:leftUnread", { field: label, mine: unread }));
    onClose?.(unread !== undefined);
  };
  const settle = (next: boolean) => {
    const isHeld = !next && unread !== undefined && !isEscaping.current;
    isEscaping.current = false;
    if (isHeld && content.current && isHeldByUnreadable(content.current)) return;
    setIsOpen(next);
    setWhy(undefined);
    if (!next) leave();
  };
  useKeptWhenGone(() => {
    if (isOpen) leave();
  });
  return (
    <Popover open={isOpen} onOpenChange={settle}>
      <PopoverTrigger data-inline-edit aria-label={label} className={valueButton}>
        {shown}
      </PopoverTrigger>
      <PopoverContent
        ref={content}
        className={className}
        onEscapeKeyDown={() => {
          isEscaping.current = true;
        }}
      >
        <UnreadableContext value={setWhy}>{children(() => settle(false))}</UnreadableContext>
        {why ? <FieldError>{why}</FieldError> : null}
      </PopoverContent>
    </Popover>
  );
}
