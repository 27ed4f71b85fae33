import type { ReactNode } from "react";

/** A step's content, and the way back and on at the bottom. */
export function StepFrame({ children, foot }: { children: ReactNode; foot?: ReactNode }) {
  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-6 pb-6 max-md:px-4">{children}</div>
      {foot ? (
        <div className="flex min-h-16 flex-none flex-wrap items-center gap-2 border-border border-t bg-card px-6 py-2 max-md:px-4">
          {foot}
        </div>
      ) : null}
    </>
  );
}
