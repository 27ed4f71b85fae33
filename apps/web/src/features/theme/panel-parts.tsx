import type { ReactNode } from "react";

export function Block({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="border-border border-b px-5 py-4">
      <h3 dir="auto" className="mb-2 font-medium text-sm">
        {label}
      </h3>
      {children}
    </section>
  );
}

export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-10 items-center gap-3 text-sm">
      <span dir="auto" className="me-auto font-medium">
        {label}
      </span>
      {children}
    </div>
  );
}
