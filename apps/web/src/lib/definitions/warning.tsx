import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** It does not keep the entry from being saved, and stays with it. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex items-start gap-1.5 text-status-due-soon text-xs">
      <TriangleAlert aria-hidden className="mt-px size-3.5 flex-none" />
      <span dir="auto">{children}</span>
    </p>
  );
}
