import { type ComponentType, useSyncExternalStore } from "react";
import { codeInTime } from "../lib/code-in-time.ts";
import type { Notice, NoticeBoard } from "./notice-board.ts";

/** Told before there was a board to show it on. */
const waiting: Notice[] = [];
const listeners = new Set<() => void>();
let Toasts: ComponentType<{ onReady: (board: NoticeBoard | null) => void }> | null = null;
let board: NoticeBoard | null = null;

function setBoard(next: NoticeBoard | null): void {
  board = next;
  if (board) for (const notice of waiting.splice(0)) board.show(notice);
}

function tell(notice: Notice): void {
  if (board) board.show(notice);
  else {
    waiting.push(notice);
    codeInTime(() => import("./toasts.tsx")).then(takeCode, askWithNext);
  }
}

function takeCode(code: { Toasts: typeof Toasts }): void {
  Toasts = code.Toasts;
  for (const listener of listeners) listener();
}

/** What waits is shown with the next notice. */
function askWithNext(): void {}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Stands once in the application. What draws the notices is fetched with the first of them. */
export function Toaster() {
  const Drawn = useSyncExternalStore(subscribe, () => Toasts);
  return Drawn ? <Drawn onReady={setBoard} /> : null;
}

/** For dialogs: pressing a notice, which is above everything, is not pressing beside the dialog. */
export function keepOpenUnderToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest("[data-sonner-toaster]")) event.preventDefault();
}

/** The only way to show what just happened. The messages come ready in the user's language. */
export const toast = {
  success(message: string, options: { undo?: () => void; open?: () => void; about?: string } = {}): void {
    const { undo, open, about } = options;
    tell({ message, kind: "success", action: undo ?? open, actionWord: undo ? "undo" : "open", about });
  },
  /** `about` keeps it there until it is withdrawn or closed. */
  failure(message: string, options: { retry?: () => void; about?: string } = {}): void {
    tell({ message, kind: "failure", action: options.retry, actionWord: "retry", about: options.about });
  },
  /** For what takes its time; it stays until it is withdrawn. */
  working(message: string, { cancel, about }: { cancel: () => void; about: string }): void {
    tell({ message, kind: "working", action: cancel, actionWord: "cancel", about });
  },
  /** For what was so once and is no longer. */
  withdraw(about: string): void {
    for (let at = waiting.length - 1; at >= 0; at--) {
      if (waiting[at]?.about === about) waiting.splice(at, 1);
    }
    board?.withdraw(about);
  },
  clear(): void {
    waiting.length = 0;
    board?.clear();
  },
};
