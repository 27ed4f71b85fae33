import { useLocation } from "@tanstack/react-router";

/** For who need not be drawn again when only what is behind the path changes. */
export function usePathname(): string {
  return useLocation({ select: ({ pathname }) => pathname });
}
