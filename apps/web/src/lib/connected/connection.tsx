import { RowList } from "@ymp/ui/primitives/card";
import type { ReactNode } from "react";
import { PathLink } from "../../app/path-link.tsx";

interface ConnectionProps {
  title: string;
  /** How many there are, where not all of them are shown. */
  more?: ReactNode;
  children: ReactNode;
}

/** One answer: its name in small, and the rows that lead on. */
export function Connection({ title, more, children }: ConnectionProps) {
  return (
    <div>
      <h3 className="flex items-baseline gap-2 text-muted-foreground text-xs">
        <span dir="auto">{title}</span>
        {more ? <span className="ms-auto tabular-nums">{more}</span> : null}
      </h3>
      <RowList aria-label={title}>{children}</RowList>
    </div>
  );
}

interface ConnectionRowProps {
  icon: ReactNode;
  /** Where it leads; absent for what has no page of its own. */
  href?: string | null;
  /** Files open beside the application. */
  opensApart?: boolean;
  fact?: ReactNode;
  children: ReactNode;
}

export function ConnectionRow({ icon, href, opensApart, fact, children }: ConnectionRowProps) {
  return (
    <li className="py-1.5">
      <span aria-hidden className="flex-none self-start py-0.5 text-muted-foreground [&_svg]:size-4">
        {icon}
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5">
        <span dir="auto" className="min-w-0 break-words">
          <Named href={href ?? null} opensApart={opensApart ?? false}>
            {children}
          </Named>
        </span>
        {fact ? (
          <span dir="auto" className="ms-auto text-end text-muted-foreground text-xs">
            {fact}
          </span>
        ) : null}
      </span>
    </li>
  );
}

function Named({ href, opensApart, children }: { href: string | null; opensApart: boolean; children: ReactNode }) {
  if (!href) return children;
  if (opensApart)
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" className="rounded-sm hover:underline">
        {children}
      </a>
    );
  return (
    <PathLink href={href} className="rounded-sm hover:underline">
      {children}
    </PathLink>
  );
}
