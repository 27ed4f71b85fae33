import { RowList, SectionHead } from "@ymp/ui/primitives/card";
import type { ReactNode } from "react";
import { PathLink } from "../app/path-link.tsx";

export interface LinkedRowProps {
  /** Null: the record has no page, or not for this reader. */
  href: string | null;
  name: string;
  /** Beside the name. */
  fact?: string | null;
  /** Below it, smaller. */
  below?: ReactNode;
  end?: ReactNode;
  endBelow?: ReactNode;
}

/** The name of another record, as the way to its page where there is one. */
export function LinkedName({ href, name }: Pick<LinkedRowProps, "href" | "name">) {
  if (!href) return <bdi className="break-words font-medium">{name}</bdi>;
  return (
    <PathLink href={href} className="break-words font-medium text-foreground hover:underline">
      <bdi>{name}</bdi>
    </PathLink>
  );
}

/** Another record in a row: its name as the way to it, and what matters of it here. */
export function LinkedRow({ href, name, fact, below, end, endBelow }: LinkedRowProps) {
  return (
    <li>
      <span className="min-w-0 flex-1 py-1">
        <LinkedName href={href} name={name} />
        {fact ? <bdi className="ms-2 text-muted-foreground">{fact}</bdi> : null}
        {below ? (
          <span dir="auto" className="block text-muted-foreground text-xs">
            {below}
          </span>
        ) : null}
      </span>
      {end || endBelow ? (
        <span className="flex-none text-end tabular-nums">
          {end ? <bdi className="block">{end}</bdi> : null}
          {endBelow ? <span className="block text-muted-foreground text-xs">{endBelow}</span> : null}
        </span>
      ) : null}
    </li>
  );
}

/** Rows under a heading; nothing at all where there is none. */
export function LinkedRows(props: { title: string; fact?: string; count: number; children: ReactNode }) {
  if (props.count === 0) return null;
  return (
    <section aria-label={props.title}>
      <SectionHead title={props.title} fact={props.fact ?? props.count} />
      <RowList>{props.children}</RowList>
    </section>
  );
}
