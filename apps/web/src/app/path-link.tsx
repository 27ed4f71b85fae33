import { useRouter } from "@tanstack/react-router";
import type { ComponentProps, MouseEvent } from "react";

/** A link to a path that is only known as text: from the server, from a registry, with its search. */
export function PathLink({ href, onClick, ...props }: ComponentProps<"a"> & { href: string }) {
  const router = useRouter();
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (event.defaultPrevented || wantsNewTab) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return <a href={href} onClick={go} {...props} />;
}
