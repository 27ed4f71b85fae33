import { Tabs as RadixTabs } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";

export const Tabs = RadixTabs.Root;
export const TabsContent = RadixTabs.Content;

/** Moves the row alone: a page that holds tabs further down stays where it is. */
function bringOpenedIntoSight(list: HTMLElement | null): void {
  const opened = list?.querySelector('[data-state="active"]');
  if (!list || !opened) return;
  const [row, tab] = [list.getBoundingClientRect(), opened.getBoundingClientRect()];
  if (tab.right > row.right) list.scrollLeft += tab.right - row.right;
  else if (tab.left < row.left) list.scrollLeft -= row.left - tab.left;
}

/** Scrolls sideways when the words do not fit, so no tab is hidden behind a menu; the one that is open is in sight. */
export function TabsList({ className, ...props }: ComponentProps<typeof RadixTabs.List>) {
  return (
    <RadixTabs.List
      ref={bringOpenedIntoSight}
      className={cn(
        "flex scroll-px-4 gap-5 overflow-x-auto border-border border-b text-sm [scrollbar-width:none]",
        className,
      )}
      {...props}
    />
  );
}

export const tabClass =
  "relative flex h-control-lg flex-none items-center gap-1.5 whitespace-nowrap font-medium text-muted-foreground -outline-offset-2 hover:text-foreground touch:h-touch data-[state=active]:text-foreground data-[state=active]:after:absolute data-[state=active]:after:inset-x-0 data-[state=active]:after:bottom-0 data-[state=active]:after:h-0.5 data-[state=active]:after:bg-foreground";

export function TabsTrigger({
  className,
  count,
  children,
  ...props
}: ComponentProps<typeof RadixTabs.Trigger> & { count?: ReactNode }) {
  return (
    <RadixTabs.Trigger className={cn(tabClass, className)} {...props}>
      <span dir="auto">{children}</span>
      {count === undefined ? null : <span className="font-normal tabular-nums">{count}</span>}
    </RadixTabs.Trigger>
  );
}
