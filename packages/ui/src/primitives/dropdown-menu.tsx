import { Check } from "lucide-react";
import { Slot } from "radix-ui";
import type { Menu as RadixMenu } from "radix-ui/internal";
import type { ComponentProps, KeyboardEvent, PointerEvent, ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { Kbd } from "./kbd.tsx";
import { OpeningRoot, triggerProps } from "./opening.tsx";
import { useOpening } from "./opening-context.tsx";
import type { OverlayParts } from "./overlays.tsx";

export const DropdownMenu = OpeningRoot;

export type DropdownMenuTriggerProps = Omit<ComponentProps<"button">, "ref"> & { asChild?: boolean };

export function DropdownMenuTrigger({ asChild, onPointerDown, onKeyDown, ...props }: DropdownMenuTriggerProps) {
  const opening = useOpening();
  const { isOpen, isShown, setOpen, triggerId, trigger } = opening;
  const Element = asChild ? Slot.Root : "button";
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    onPointerDown?.(event);
    if (event.defaultPrevented || props.disabled || event.button !== 0 || event.ctrlKey) return;
    setOpen(!isOpen);
    // The content takes the focus.
    if (!isOpen) event.preventDefault();
  };
  const pressKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || props.disabled) return;
    if (event.key === "Escape" && isOpen && !isShown) setOpen(false);
    if (!["Enter", " ", "ArrowDown"].includes(event.key)) return;
    setOpen(event.key === "ArrowDown" || !isOpen);
    event.preventDefault();
  };
  return (
    <Element
      {...(asChild ? {} : { type: "button" as const })}
      id={triggerId}
      aria-haspopup="menu"
      {...triggerProps(opening)}
      data-disabled={props.disabled ? "" : undefined}
      {...props}
      ref={(element: HTMLElement | null) => {
        trigger.current = element;
      }}
      onPointerDown={press}
      onKeyDown={pressKey}
    />
  );
}

export type DropdownMenuContentProps = ComponentProps<typeof RadixMenu.Content>;

export function DropdownMenuContent(props: DropdownMenuContentProps) {
  const { parts } = useOpening();
  return parts ? <parts.MenuContent {...props} /> : null;
}

/** Items are only drawn within a content, which is only drawn when its code is there. */
function useMenu(): OverlayParts["Menu"] {
  const { parts } = useOpening();
  if (!parts) throw new Error("An item stands outside of the content of its menu.");
  return parts.Menu;
}

export const menuItemClass =
  "flex h-control cursor-default select-none items-center gap-2 rounded-md px-2 text-sm outline-none data-disabled:opacity-45 data-highlighted:bg-accent data-highlighted:text-accent-foreground touch:h-touch [&_svg]:size-4 [&_svg]:flex-none [&_svg]:text-muted-foreground";

export type DropdownMenuItemProps = ComponentProps<typeof RadixMenu.Item> & { kbd?: string; destructive?: boolean };

export function DropdownMenuItem({ className, kbd, destructive, children, asChild, ...props }: DropdownMenuItemProps) {
  const Menu = useMenu();
  const itemClass = cn(menuItemClass, destructive && "text-destructive [&_svg]:text-destructive", className);
  if (asChild) {
    return (
      <Menu.Item asChild className={itemClass} {...props}>
        {children}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item className={itemClass} {...props}>
      {children}
      {kbd ? <Kbd className="ms-auto text-muted-foreground touch:hidden">{kbd}</Kbd> : null}
    </Menu.Item>
  );
}

export function DropdownMenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof RadixMenu.CheckboxItem>) {
  const Menu = useMenu();
  return (
    <Menu.CheckboxItem className={cn(menuItemClass, className)} {...props}>
      <MenuMark />
      {children}
    </Menu.CheckboxItem>
  );
}

export function DropdownMenuRadioGroup(props: ComponentProps<typeof RadixMenu.RadioGroup>) {
  const Menu = useMenu();
  return <Menu.RadioGroup {...props} />;
}

export function DropdownMenuRadioItem({ className, children, ...props }: ComponentProps<typeof RadixMenu.RadioItem>) {
  const Menu = useMenu();
  return (
    <Menu.RadioItem className={cn(menuItemClass, className)} {...props}>
      <MenuMark />
      {children}
    </Menu.RadioItem>
  );
}

function MenuMark(): ReactNode {
  const Menu = useMenu();
  return (
    <span className="flex size-4 flex-none items-center justify-center">
      <Menu.ItemIndicator>
        <Check />
      </Menu.ItemIndicator>
    </span>
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("px-2 pt-2 pb-1 font-medium text-2xs text-muted-foreground", className)} {...props} />;
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof RadixMenu.Separator>) {
  const Menu = useMenu();
  return <Menu.Separator className={cn("-mx-1 my-1 h-px bg-border", className)} {...props} />;
}
