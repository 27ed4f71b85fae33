import { bringOpenedIntoSight, tabClass } from "@ymp/ui/primitives/tabs";
import type { ReactNode } from "react";
import { PathLink } from "../app/path-link.tsx";
import { AreaTabs } from "../app/shell/area-tabs.ts";

export interface AreaPagesProps {
  label: string;
  pages: readonly { page: string; href: string; word: string }[];
  /** The one that is shown. */
  here: string;
  children: ReactNode;
}

/** Screens that belong together: the header of each shows tabs to the others, above itself or, on a phone, below. */
export function AreaPages({ label, pages, here, children }: AreaPagesProps) {
  const tabs = (
    <nav
      ref={bringOpenedIntoSight}
      aria-label={label}
      className="flex flex-none gap-5 overflow-x-auto border-border border-b px-6 text-sm [scrollbar-width:none] max-md:px-4"
    >
      {pages.map(({ page, href, word }) => (
        <PathLink
          key={page}
          href={href}
          className={tabClass}
          data-state={page === here ? "active" : "inactive"}
          aria-current={page === here ? "page" : undefined}
        >
          <span dir="auto">{word}</span>
        </PathLink>
      ))}
    </nav>
  );
  return <AreaTabs value={tabs}>{children}</AreaTabs>;
}
