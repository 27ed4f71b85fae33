import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";

export type IconProps = Omit<ComponentProps<"svg">, "children">;

/** The frame of the product's own icons: 16 px, round strokes, hidden from readers because a word is beside it. */
export function Glyph({ className, children, ...props }: ComponentProps<"svg"> & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn("block size-4 flex-none", className)}
      {...props}
    >
      {children}
    </svg>
  );
}

export function CompletedIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <circle cx="12" cy="12" r="7.5" />
      <path d="m8.8 12.3 2.3 2.3 4.3-4.6" />
    </Glyph>
  );
}

export function OverdueIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M8.4 3.5h7.2l4.9 4.9v7.2l-4.9 4.9H8.4l-4.9-4.9V8.4l4.9-4.9Z" />
      <path d="M12 8v4.6M12 16v.01" />
    </Glyph>
  );
}
