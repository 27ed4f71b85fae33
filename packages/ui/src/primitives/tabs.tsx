import { Tabs as RadixTabs } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";

export const Tabs = RadixTabs.Root;
export const TabsContent = RadixTabs.Content;

const besideOpened = 16;

/**
 * For the `ref` of a row of tabs that scrolls sideways: the one that is open is in sight. The row alone moves, for
 * `scrollIntoView` would take the page down to a row below its end.
 */
export function bringOpenedIntoSight(row: HTMLElement | null) {
  const opened = row?.querySelector('[data-state="active"]');
  if (!row || !opened) return;
  const [sight, tab] = [row.getBoundingClientRect(), opened.getBoundingClientRect()];
  if (tab.left < sight.left) row.scrollLeft -= sight.left - tab.left + besideOpened;
  else if (tab.right > sight.right) row.scrollLeft += tab.right - sight.right + besideOpened;
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
