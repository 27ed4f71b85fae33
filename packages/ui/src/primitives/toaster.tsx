import { lazy, Suspense, useSyncExternalStore } from "react";
import type { Notice, NoticeBoard } from "./notice-board.ts";

const Toasts = lazy(async () => ({ default: (await import("./toasts.tsx")).Toasts }));

/** Told before there was a board to show it on. */
const waiting: Notice[] = [];
const listeners = new Set<() => void>();
let board: NoticeBoard | null = null;
let isWanted = false;

function setBoard(next: NoticeBoard | null): void {
  board = next;
  if (board) for (const notice of waiting.splice(0)) board.show(notice);
}

function tell(notice: Notice): void {
  if (board) board.show(notice);
  else {
    waiting.push(notice);
    isWanted = true;
    for (const listener of listeners) listener();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Stands once in the application. What draws the notices is fetched with the first of them. */
export function Toaster() {
  const isShown = useSyncExternalStore(subscribe, () => isWanted);
  return isShown ? (
    <Suspense>
      <Toasts onReady={setBoard} />
    </Suspense>
  ) : null;
}

/** For dialogs: pressing a notice, which lies above everything, is not pressing beside the dialog. */
export function keepOpenUnderToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest("[data-sonner-toaster]")) event.preventDefault();
}

/** The one way to tell what just happened. The messages come ready in the user's language. */
export const toast = {
  success(message: string, options: { undo?: () => void; open?: () => void; about?: string } = {}): void {
    const { undo, open, about } = options;
    tell({ message, kind: "success", action: undo ?? open, actionWord: undo ? "undo" : "open", about });
  },
  failure(message: string, options: { retry?: () => void } = {}): void {
    tell({ message, kind: "failure", action: options.retry, actionWord: "retry" });
  },
  /** For what succeeded once and is no longer so. */
  withdraw(about: string): void {
    for (let at = waiting.length - 1; at >= 0; at--) {
      const notice = waiting[at];
      if (notice?.about === about && notice.kind === "success") waiting.splice(at, 1);
    }
    board?.withdraw(about);
  },
  clear(): void {
    waiting.length = 0;
    board?.clear();
  },
};
