import { Portal, Popover as RadixPopover } from "radix-ui";
import { DismissableLayer, Menu, Popper } from "radix-ui/internal";
import { type ComponentProps, type FocusEvent, type ReactNode, type RefObject, useRef } from "react";
import { cn } from "../lib/cn.ts";
import { floatingClass } from "../lib/floating-class.ts";
import { isFocusElsewhere } from "../lib/focus-return.ts";
import { wasKeyPressedLast } from "../lib/last-input.ts";
import { useLayer } from "../lib/layers.ts";
import { ComboboxList, type ComboboxListProps } from "./combobox-list.tsx";
import type { DropdownMenuContentProps } from "./dropdown-menu.tsx";
import { useOpening } from "./opening-context.tsx";
import type { PopoverContentProps } from "./popover.tsx";

export { Menu };

/** The trigger is outside of the library's parts, so the content is given its anchor and the element to focus. */
export function MenuContent({
  className,
  sideOffset = 4,
  align = "end",
  onCloseAutoFocus,
  ...props
}: DropdownMenuContentProps) {
  const { isShown, setOpen, trigger, triggerId, contentId } = useOpening();
  useLayer(isShown);
  const isEntered = useRef(false);
  /** The library knows only of keys that were pressed since it is there, not of that which opened the menu. */
  const enter = (event: FocusEvent<HTMLElement>) => {
    if (isEntered.current) return;
    isEntered.current = true;
    if (wasKeyPressedLast()) firstItem(event.currentTarget)?.focus();
  };
  const leave = (event: Event) => {
    isEntered.current = false;
    onCloseAutoFocus?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (!isFocusElsewhere(event)) trigger.current?.focus();
  };
  return (
    <Menu.Root open={isShown} onOpenChange={setOpen}>
      <Menu.Anchor virtualRef={trigger} />
      <Menu.Portal>
        <Menu.Content
          id={contentId}
          aria-labelledby={triggerId}
          sideOffset={sideOffset}
          align={align}
          collisionPadding={12}
          onFocus={enter}
          onCloseAutoFocus={leave}
          className={cn(
            floatingClass,
            "max-h-(--radix-popper-available-height) min-w-44 overflow-y-auto p-1",
            className,
          )}
          {...props}
        />
      </Menu.Portal>
    </Menu.Root>
  );
}

function firstItem(menu: HTMLElement): HTMLElement | null {
  return menu.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])');
}

export function PopoverContent({
  className,
  sideOffset = 6,
  align = "start",
  onInteractOutside,
  onCloseAutoFocus,
  ...props
}: PopoverContentProps) {
  const { isShown, setOpen, trigger, anchor, contentId } = useOpening();
  useLayer(isShown);
  const isLeftForElsewhere = useRef(false);
  const leave: PopoverContentProps["onInteractOutside"] = (event) => {
    onInteractOutside?.(event);
    // Pressing the trigger closes by itself.
    if (event.target instanceof Node && trigger.current?.contains(event.target)) event.preventDefault();
    if (!event.defaultPrevented) isLeftForElsewhere.current = true;
  };
  const giveFocusBack = (event: Event) => {
    onCloseAutoFocus?.(event);
    const isWanted = !event.defaultPrevented && !isLeftForElsewhere.current && !isFocusElsewhere(event);
    if (isWanted) trigger.current?.focus();
    event.preventDefault();
    isLeftForElsewhere.current = false;
  };
  return (
    <RadixPopover.Root open={isShown} onOpenChange={setOpen}>
      <RadixPopover.Anchor virtualRef={anchorOf(anchor, trigger)} />
      <RadixPopover.Portal>
        <RadixPopover.Content
          id={contentId}
          sideOffset={sideOffset}
          align={align}
          collisionPadding={12}
          onInteractOutside={leave}
          onCloseAutoFocus={giveFocusBack}
          className={cn(
            floatingClass,
            "max-h-(--radix-popper-available-height) w-72 max-w-[calc(100vw-24px)] overflow-y-auto overflow-x-hidden p-4 text-sm",
            className,
          )}
          {...props}
        />
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}

/** One of many, beside its combobox. */
export function ComboboxContent(props: ComboboxListProps) {
  return (
    <PopoverContent onOpenAutoFocus={focusAtEnd} className="flex w-(--radix-popper-anchor-width) min-w-64 flex-col p-0">
      <ComboboxList {...props} />
    </PopoverContent>
  );
}

/** The library selects what was typed until then: the next letter would replace it. */
function focusAtEnd(event: Event): void {
  const field = event.target instanceof Element ? event.target.querySelector("input") : null;
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.setSelectionRange(field.value.length, field.value.length);
}

type Place = RefObject<HTMLElement | null>;

/** Read when the content is placed: what opens with its screen has no element while it is first drawn. */
function anchorOf(anchor: Place, trigger: Place): Place {
  return {
    get current() {
      return anchor.current ?? trigger.current;
    },
  };
}

export type TooltipContentProps = Pick<ComponentProps<"div">, "id" | "onPointerEnter" | "onPointerLeave"> & {
  anchor: Place;
  onClose: () => void;
  children: ReactNode;
};

export function TooltipContent({ anchor, onClose, ...props }: TooltipContentProps) {
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={anchor} />
      <Portal.Root asChild>
        <DismissableLayer.Root asChild onDismiss={onClose} onFocusOutside={(event) => event.preventDefault()}>
          <Popper.Content
            role="tooltip"
            data-state="open"
            side="top"
            sideOffset={6}
            collisionPadding={12}
            className={`${floatingClass} flex max-w-72 items-center gap-2 rounded-md px-2 py-1 text-xs`}
            {...props}
          />
        </DismissableLayer.Root>
      </Portal.Root>
    </Popper.Root>
  );
}
