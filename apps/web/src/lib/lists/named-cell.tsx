import type { ReactNode } from "react";

/** The cell that names a record, with a mark of its state behind the name. */
export function NamedCell({ name, mark }: { name: string; mark?: ReactNode }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span dir="auto" className="min-w-0 font-medium">
        {name}
      </span>
      {mark ? <span className="flex-none text-muted-foreground text-xs">{mark}</span> : null}
    </span>
  );
}
