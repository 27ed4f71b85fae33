import { ChevronRight } from "lucide-react";
import { Fragment, type ReactNode } from "react";

export type Crumb = { id: string; label: ReactNode };

/** The way here. Every crumb but the last is a link the app renders; the last is where we are. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label} className="min-w-0 text-sm">
      <ol className="flex min-w-0 items-center gap-1.5 whitespace-nowrap">
        {crumbs.map((crumb, index) => {
          const isHere = index === crumbs.length - 1;
          return (
            <Fragment key={crumb.id}>
              <li
                dir="auto"
                aria-current={isHere ? "page" : undefined}
                className={
                  isHere
                    ? "font-medium text-foreground"
                    : "text-muted-foreground max-md:hidden [&_a]:hover:text-foreground"
                }
              >
                {crumb.label}
              </li>
              {isHere ? null : (
                <li aria-hidden className="max-md:hidden">
                  <ChevronRight className="size-3.5 text-muted-foreground rtl:rotate-180" />
                </li>
              )}
            </Fragment>
          );
        })}
      </ol>
    </nav>
  );
}
