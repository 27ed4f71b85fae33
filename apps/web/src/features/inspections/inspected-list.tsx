import type { ReactNode } from "react";
import { type AskedQuery, NotLoaded } from "../../lib/not-loaded.tsx";
import { BackButton, Coming, useWhenOver } from "./inspected-book.tsx";

export interface InspectedListProps {
  onOver: () => void;
  onClose: () => void;
}

interface InspectedListFrameProps extends InspectedListProps {
  title: string;
  /** What is shown, and what is left out. */
  about: string;
  query: AskedQuery & { data: unknown };
  children: ReactNode;
}

/** What an inspector opens from the overview beside the books: its title, what it is, its cards. */
export function InspectedList({ title, about, query, onOver, onClose, children }: InspectedListFrameProps) {
  useWhenOver(query.error, onOver);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-3 px-6 py-4 max-md:px-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <BackButton onClose={onClose} />
        <h1 dir="auto" className="font-semibold text-lg">
          {title}
        </h1>
      </div>
      <p dir="auto" className="text-muted-foreground text-sm">
        {about}
      </p>
      {query.data || query.error ? null : <Coming />}
      {query.error ? <NotLoaded query={query} /> : null}
      {children}
    </div>
  );
}
