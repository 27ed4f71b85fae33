import { MoreHorizontal, X } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { isTypingTarget } from "../lib/typing.ts";
import { IconButton } from "../primitives/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../primitives/dropdown-menu.tsx";
import { Separator } from "../primitives/separator.tsx";
import { useWords } from "../primitives/words.tsx";

export type SelectionAction = {
  id: string;
  label: string;
  icon: ReactNode;
  onPress: () => void;
  destructive?: boolean;
};

export type SelectionBarProps = {
  count: number;
  /** In the order of use; beyond five they go to the overflow. What is false or null is not offered. */
  actions: readonly (SelectionAction | false | null)[];
  onClear: () => void;
};

const directActions = 5;
const barButton =
  "flex h-control items-center gap-1.5 rounded-md px-2.5 font-medium hover:bg-accent touch:h-touch [&_svg]:size-4 max-md:px-3";

/** What can be done with the selected rows. Place it in the relatively positioned page, above the foot. */
export function SelectionBar({ count, actions: named, onClear }: SelectionBarProps) {
  const actions = named.filter((action) => action !== false && action !== null);
  const say = useWords();
  const clearOnEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented && !isTypingTarget(event.target)) onClear();
  });
  const isShown = count > 0;
  useEffect(() => {
    if (!isShown) return;
    document.addEventListener("keydown", clearOnEscape);
    return () => document.removeEventListener("keydown", clearOnEscape);
  }, [isShown]);
  if (!isShown) return null;
  const overflow = actions.slice(directActions);
  return (
    <div
      role="toolbar"
      aria-label={say("selected", { count })}
      className="absolute inset-x-0 bottom-12 z-30 mx-auto flex h-11 w-fit max-w-[calc(100%-24px)] items-center gap-0.5 overflow-x-auto rounded-lg bg-popover ps-3.5 pe-1.5 text-sm shadow-lg [scrollbar-width:none] touch:h-13 max-md:bottom-3"
    >
      <span dir="auto" className="whitespace-nowrap font-semibold tabular-nums">
        {say("selected", { count })}
      </span>
      <Separator orientation="vertical" className="mx-1.5" />
      {actions.slice(0, directActions).map((action) => (
        <button key={action.id} type="button" onClick={action.onPress} className={`${barButton} whitespace-nowrap`}>
          {action.icon}
          {action.label}
        </button>
      ))}
      {overflow.length > 0 ? <SelectionOverflow actions={overflow} /> : null}
      <Separator orientation="vertical" className="mx-1.5" />
      <IconButton label={say("clear")} onClick={onClear}>
        <X />
      </IconButton>
    </div>
  );
}

function SelectionOverflow({ actions }: { actions: readonly SelectionAction[] }) {
  const say = useWords();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={say("moreActions")}>
          <MoreHorizontal />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent side="top">
        {actions.map((action) => (
          <DropdownMenuItem key={action.id} destructive={action.destructive} onSelect={action.onPress}>
            {action.icon}
            {action.label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
