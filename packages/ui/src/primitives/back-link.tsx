import { ArrowLeft } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";

const look =
  "flex w-fit flex-none items-center gap-1.5 text-muted-foreground text-sm hover:text-foreground touch:min-h-touch";

/** From a page to the list it belongs to: above its title, with the name of the list. */
export function BackLink({ children, className, ...props }: ComponentProps<"a">) {
  return (
    <a {...props} className={cn(look, className)}>
      <BackArrow />
      <span dir="auto">{children}</span>
    </a>
  );
}

/** The same where the page and its list share an address. */
export function BackButton({ children, className, ...props }: ComponentProps<"button">) {
  return (
    <button {...props} type="button" className={cn(look, className)}>
      <BackArrow />
      <span dir="auto">{children}</span>
    </button>
  );
}

function BackArrow() {
  return <ArrowLeft aria-hidden className="size-4 flex-none rtl:rotate-180" />;
}
