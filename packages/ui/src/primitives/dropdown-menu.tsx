import { Check } from "lucide-react";
import { DropdownMenu as RadixMenu } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { Kbd } from "./kbd.tsx";
import { floatingClass } from "./popover.tsx";

export const DropdownMenu = RadixMenu.Root;
export const DropdownMenuTrigger = RadixMenu.Trigger;
export const DropdownMenuGroup = RadixMenu.Group;
export const DropdownMenuRadioGroup = RadixMenu.RadioGroup;

export const menuItemClass =
  "flex h-control cursor-default select-none items-center gap-2 rounded-md px-2 text-sm outline-none data-disabled:opacity-45 data-highlighted:bg-accent data-highlighted:text-accent-foreground touch:h-touch [&_svg]:size-4 [&_svg]:flex-none [&_svg]:text-muted-foreground";

export function DropdownMenuContent({
  className,
  sideOffset = 4,
  align = "end",
  ...props
}: ComponentProps<typeof RadixMenu.Content>) {
  return (
    <RadixMenu.Portal>
      <RadixMenu.Content
        sideOffset={sideOffset}
        align={align}
        collisionPadding={12}
        className={cn(
          floatingClass,
          "max-h-(--radix-dropdown-menu-content-available-height) min-w-44 overflow-y-auto p-1",
          className,
        )}
        {...props}
      />
    </RadixMenu.Portal>
  );
}

export type DropdownMenuItemProps = ComponentProps<typeof RadixMenu.Item> & { kbd?: string; destructive?: boolean };

export function DropdownMenuItem({ className, kbd, destructive, children, asChild, ...props }: DropdownMenuItemProps) {
  const itemClass = cn(menuItemClass, destructive && "text-destructive [&_svg]:text-destructive", className);
  if (asChild) {
    return (
      <RadixMenu.Item asChild className={itemClass} {...props}>
        {children}
      </RadixMenu.Item>
    );
  }
  return (
    <RadixMenu.Item className={itemClass} {...props}>
      {children}
      {kbd ? <Kbd className="ms-auto text-muted-foreground touch:hidden">{kbd}</Kbd> : null}
    </RadixMenu.Item>
  );
}

export function DropdownMenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof RadixMenu.CheckboxItem>) {
  return (
    <RadixMenu.CheckboxItem className={cn(menuItemClass, className)} {...props}>
      <MenuMark>
        <RadixMenu.ItemIndicator>
          <Check />
        </RadixMenu.ItemIndicator>
      </MenuMark>
      {children}
    </RadixMenu.CheckboxItem>
  );
}

export function DropdownMenuRadioItem({ className, children, ...props }: ComponentProps<typeof RadixMenu.RadioItem>) {
  return (
    <RadixMenu.RadioItem className={cn(menuItemClass, className)} {...props}>
      <MenuMark>
        <RadixMenu.ItemIndicator>
          <Check />
        </RadixMenu.ItemIndicator>
      </MenuMark>
      {children}
    </RadixMenu.RadioItem>
  );
}

function MenuMark({ children }: { children: ReactNode }) {
  return <span className="flex size-4 flex-none items-center justify-center">{children}</span>;
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof RadixMenu.Label>) {
  return (
    <RadixMenu.Label
      className={cn("px-2 pt-2 pb-1 font-medium text-2xs text-muted-foreground", className)}
      {...props}
    />
  );
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof RadixMenu.Separator>) {
  return <RadixMenu.Separator className={cn("-mx-1 my-1 h-px bg-border", className)} {...props} />;
}
