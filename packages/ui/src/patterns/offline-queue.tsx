import { Camera, ChevronRight, CloudOff, Upload } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../primitives/button.tsx";
import { RowList } from "../primitives/card.tsx";
import { OverdueIcon } from "../primitives/glyph.tsx";

export type QueuedChange = {
  id: string;
  /** "Watermaker 2, checklist item 2" */
  what: string;
  /** "14:02" */
  at: string;
  kind: "change" | "photo";
  /** Why the server refused it, when it did; then it can be tried again or left out. */
  refused?: string;
};

export type OfflineQueueProps = {
  /** "Offline since 13:48", or what it says while the queue empties. */
  title: string;
  changes: readonly QueuedChange[];
  onRetry: (id: string) => void;
  retryLabel: (change: QueuedChange) => string;
};

/** What is waiting to be sent, oldest first. */
export function OfflineQueue({ title, changes, onRetry, retryLabel }: OfflineQueueProps) {
  return (
    <section aria-label={title}>
      <header className="flex min-h-10 items-center gap-2 border-border border-b px-5 text-sm">
        <CloudOff aria-hidden className="size-4 text-status-due-soon" />
        <h3 dir="auto" className="font-semibold">
          {title}
        </h3>
        <span className="ms-auto text-muted-foreground tabular-nums">{changes.length}</span>
      </header>
      <RowList className="px-5">
        {changes.map((change) => (
          <li key={change.id}>
            {change.kind === "photo" ? (
              <Camera aria-hidden className="size-4 text-muted-foreground" />
            ) : (
              <Upload aria-hidden className="size-4 text-muted-foreground" />
            )}
            <span className="min-w-0 flex-1 py-1.5">
              <span dir="auto">{change.what}</span>
              {change.refused ? (
                <span className="flex items-center gap-1.5 text-status-overdue text-xs">
                  <OverdueIcon className="size-3.5" />
                  <span dir="auto">{change.refused}</span>
                </span>
              ) : null}
            </span>
            <time className="text-muted-foreground text-xs">{change.at}</time>
            {change.refused ? (
              <IconButton label={retryLabel(change)} size="icon-sm" onClick={() => onRetry(change.id)}>
                <Upload />
              </IconButton>
            ) : null}
          </li>
        ))}
      </RowList>
    </section>
  );
}

export type OfflineStripProps = { icon: ReactNode; word: string; since: string; onOpen: () => void };

/** The line on a phone: what is not saved, or offline since when. Pressing it opens the queue. */
export function OfflineStrip({ icon, word, since, onOpen }: OfflineStripProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="tap-target mx-4 flex min-h-9 items-center gap-2 rounded-md bg-secondary px-3 py-1 text-start text-sm [&_svg]:flex-none"
    >
      <span aria-hidden className="text-status-due-soon [&_svg]:size-4">
        {icon}
      </span>
      <span dir="auto" className="min-w-0 font-medium">
        {word}
      </span>
      <span className="ms-auto text-muted-foreground">{since}</span>
      <ChevronRight aria-hidden className="size-3.5 text-muted-foreground rtl:rotate-180" />
    </button>
  );
}
