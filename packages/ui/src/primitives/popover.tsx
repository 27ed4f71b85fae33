import { type Popover as RadixPopover, Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { OpeningRoot, triggerProps, useOpening } from "./opening.tsx";

export const Popover = OpeningRoot;

export type PopoverTriggerProps = Omit<ComponentProps<"button">, "ref"> & { asChild?: boolean };

export function PopoverTrigger({ asChild, onClick, onKeyDown, ...props }: PopoverTriggerProps) {
  const opening = useOpening();
  const { isOpen, isShown, setOpen, trigger } = opening;
  const Element = asChild ? Slot.Root : "button";
  return (
    <Element
      {...(asChild ? {} : { type: "button" as const })}
      aria-haspopup="dialog"
      {...triggerProps(opening)}
      {...props}
      ref={(element: HTMLElement | null) => {
        trigger.current = element;
      }}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setOpen(!isOpen);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === "Escape" && isOpen && !isShown) setOpen(false);
      }}
    />
  );
}

/** The element that the content stands beside, instead of the trigger. */
export function PopoverAnchor(props: Omit<ComponentProps<"span">, "ref">) {
  const { anchor } = useOpening();
  return <span ref={anchor} {...props} />;
}

/** The look and movement shared by everything that opens beside its trigger. */
export const floatingClass =
  "z-50 rounded-lg bg-popover text-popover-foreground shadow-lg outline-none data-[state=closed]:animate-out data-[state=open]:animate-in data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0 data-[state=open]:zoom-in-98 duration-120 ease-out";

export type PopoverContentProps = ComponentProps<typeof RadixPopover.Content>;

export function PopoverContent(props: PopoverContentProps) {
  const { parts } = useOpening();
  return parts ? <parts.PopoverContent {...props} /> : null;
}
