import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { Kbd } from "./kbd.tsx";

export const buttonVariants = cva(
  "inline-flex flex-none select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-md font-medium text-sm transition-colors disabled:cursor-default disabled:opacity-45 aria-disabled:cursor-default aria-disabled:opacity-45 touch:min-h-touch [&_svg]:size-4 [&_svg]:flex-none",
  {
    variants: {
      variant: {
        primary:
          "forced-colors:border bg-primary font-semibold text-primary-foreground hover:not-disabled:bg-primary-hover",
        secondary:
          "forced-colors:border bg-secondary text-secondary-foreground hover:not-disabled:bg-[color-mix(in_oklab,var(--secondary),var(--foreground)_7%)]",
        outline: "forced-colors:border inset-ring inset-ring-border-strong hover:not-disabled:bg-accent",
        ghost: "text-muted-foreground hover:not-disabled:bg-accent hover:not-disabled:text-accent-foreground",
        destructive:
          "forced-colors:border inset-ring inset-ring-[color-mix(in_oklab,var(--destructive)_45%,transparent)] text-destructive hover:not-disabled:bg-destructive-tint",
        "destructive-confirm":
          "forced-colors:border bg-destructive font-semibold text-destructive-foreground hover:not-disabled:bg-[color-mix(in_oklab,var(--destructive),var(--foreground)_12%)]",
      },
      size: {
        sm: "h-control-sm px-2.5",
        md: "h-control px-3",
        lg: "h-control-lg px-3.5",
        touch: "h-touch px-4 text-base",
        icon: "size-control touch:min-w-touch",
        "icon-sm": "size-control-sm touch:min-w-touch",
        "icon-lg": "size-control-lg touch:min-w-touch",
        "icon-touch": "size-touch [&_svg]:size-5",
      },
    },
    defaultVariants: { variant: "secondary", size: "md" },
  },
);

export type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonVariants> & {
    /** Renders the only child (a link, say) with the look of a button. */
    asChild?: boolean;
    /** The key that presses it, shown after the word. */
    kbd?: ReactNode;
    /** Work is under way: the button cannot be pressed again, and says so to screen readers. */
    busy?: boolean;
  };

export function Button({
  className,
  variant,
  size,
  asChild = false,
  kbd,
  busy,
  disabled,
  children,
  ...props
}: ButtonProps) {
  const Element = asChild ? Slot.Root : "button";
  return (
    <Element
      {...(asChild ? {} : { type: "button" as const, disabled: disabled || busy })}
      aria-busy={busy || undefined}
      className={cn(buttonVariants({ variant, size }), className)}
      {...props}
    >
      {asChild ? children : <ButtonBody kbd={kbd}>{children}</ButtonBody>}
    </Element>
  );
}

function ButtonBody({ kbd, children }: { kbd: ReactNode; children: ReactNode }) {
  return (
    <>
      {children}
      {kbd ? (
        <Kbd aria-hidden className="-me-1 ms-0.5 max-md:hidden touch:hidden">
          {kbd}
        </Kbd>
      ) : null}
    </>
  );
}

/** A button that shows only an icon; its name is read out and appears as its title. */
export function IconButton({ label, size = "icon", variant = "ghost", ...props }: ButtonProps & { label: string }) {
  return <Button aria-label={label} title={label} size={size} variant={variant} {...props} />;
}
