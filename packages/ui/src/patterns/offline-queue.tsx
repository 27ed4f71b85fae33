import { Camera, ChevronRight, CloudOff, Upload } from "lucide-react";
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

export type OfflineStripProps = { word: string; since: string; queued: string; onOpen: () => void };

/** The 36 px line on a phone: offline, since when, how much waits. Pressing it opens the queue. */
export function OfflineStrip({ word, since, queued, onOpen }: OfflineStripProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="tap-target mx-4 flex h-9 items-center gap-2 rounded-md bg-secondary px-3 text-start text-sm"
    >
      <CloudOff aria-hidden className="size-4 text-status-due-soon" />
      <span className="font-medium">{word}</span>
      <span className="text-muted-foreground">{since}</span>
      <span className="ms-auto tabular-nums">{queued}</span>
      <ChevronRight aria-hidden className="size-3.5 text-muted-foreground rtl:rotate-180" />
    </button>
  );
}
