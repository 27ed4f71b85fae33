import { Tooltip as RadixTooltip } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { Kbd } from "./kbd.tsx";
import { floatingClass } from "./popover.tsx";

export const TooltipProvider = RadixTooltip.Provider;

/** Adds a fact to something already labelled; never the only label. */
export function Tooltip({ content, kbd, children }: { content: ReactNode; kbd?: string; children: ReactElement }) {
  return (
    <RadixTooltip.Provider delayDuration={400}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            sideOffset={6}
            collisionPadding={12}
            className={`${floatingClass} flex max-w-72 items-center gap-2 rounded-md px-2 py-1 text-xs`}
          >
            <span dir="auto">{content}</span>
            {kbd ? <Kbd>{kbd}</Kbd> : null}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
