import type { ReactNode } from "react";

export interface AuthCardProps {
  title: string;
  /** One line under the title. */
  lead?: string;
  children: ReactNode;
  foot?: ReactNode;
}

export function AuthCard({ title, lead, children, foot }: AuthCardProps) {
  return (
    <section className="surface px-7 py-6 max-md:px-5">
      <h1 dir="auto" className="font-semibold text-xl tracking-[-0.015em]">
        {title}
      </h1>
      {lead ? (
        <p dir="auto" className="mt-0.5 text-pretty text-muted-foreground text-sm">
          {lead}
        </p>
      ) : null}
      <div className="mt-4 flex flex-col gap-4">{children}</div>
      {foot ? <div className="mt-5 border-border border-t pt-4 text-muted-foreground text-xs">{foot}</div> : null}
    </section>
  );
}
