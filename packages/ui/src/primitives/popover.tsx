import { type Popover as RadixPopover, Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { OpeningRoot, triggerProps } from "./opening.tsx";
import { useOpening } from "./opening-context.tsx";

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

/** The element that the content is beside, instead of the trigger. */
export function PopoverAnchor(props: Omit<ComponentProps<"span">, "ref">) {
  const { anchor } = useOpening();
  return <span ref={anchor} {...props} />;
}

export type PopoverContentProps = ComponentProps<typeof RadixPopover.Content>;

export function PopoverContent(props: PopoverContentProps) {
  const { parts } = useOpening();
  return parts ? <parts.PopoverContent {...props} /> : null;
}
