import { LoaderCircle, X } from "lucide-react";
import type { ReactNode } from "react";
import { useEffect, useEffectEvent } from "react";
import { Toaster as SonnerToaster, toast as sonner } from "sonner";
import { useIsDialogOpen } from "../lib/dialogs-open.ts";
import { isTypingTarget } from "../lib/typing.ts";
import { IconButton } from "./button.tsx";
import { CompletedIcon, OverdueIcon } from "./glyph.tsx";
import { type Notice, type NoticeBoard, toastDurationMs } from "./notice-board.ts";
import { useWords } from "./words.tsx";

/**
 * Bottom left, five seconds, still while pointed at or focused, at most three with the newest below. While a dialog asks
 * they are at the top: the notice of one step must not cover a field or button of the next.
 */
export function Toasts({ onReady }: { onReady: (board: NoticeBoard | null) => void }) {
  const say = useWords();
  const isAsked = useIsDialogOpen();
  useEffect(() => {
    document.addEventListener("keydown", undoByKey);
    return () => document.removeEventListener("keydown", undoByKey);
  }, []);
  // After the effect of the toaster inside, which is what begins to listen.
  useEffect(() => {
    onReady({ show, withdraw, clear: () => void sonner.dismiss() });
    return () => {
      onReady(null);
      // The next one would show again what this one showed.
      sonner.dismiss();
    };
  }, [onReady]);
  return (
    <SonnerToaster
      position={isAsked ? "top-left" : "bottom-left"}
      duration={toastDurationMs}
      visibleToasts={3}
      expand
      gap={8}
      offset={{ top: 8, bottom: 24, left: 24 }}
      mobileOffset={{ top: 8, bottom: "calc(var(--h-bottom-bar) + 24px)", left: 12, right: 12 }}
      containerAriaLabel={say("notices")}
      hotkey={["altKey", "KeyT"]}
      toastOptions={{ unstyled: true, className: "w-full md:w-[360px]" }}
    />
  );
}

/** What the notices in sight offer to undo, the newest last. */
const undoable: (() => void)[] = [];

/** A sheet or dialog keeps the focus inside, so that notices over it are reached by this key only. Text undoes its own typing. */
function undoByKey(event: KeyboardEvent): void {
  const isUndo =
    event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  const newest = undoable.at(-1);
  if (!isUndo || !newest || event.defaultPrevented || isTypingTarget(event.target)) return;
  event.preventDefault();
  newest();
}

const icons = {
  success: <CompletedIcon className="size-[18px] text-status-done" />,
  failure: <OverdueIcon className="size-[18px] text-status-overdue" />,
  working: <LoaderCircle className="size-[18px] animate-spin text-muted-foreground motion-reduce:animate-none" />,
};

function ToastCard({ id, notice }: { id: string | number; notice: Notice }) {
  const say = useWords();
  const { message, action, actionWord, kind } = notice;
  const runAction = () => {
    sonner.dismiss(id);
    action?.();
  };
  const undo = useEffectEvent(runAction);
  const offersUndo = action !== undefined && actionWord === "undo";
  useEffect(() => {
    if (!offersUndo) return;
    const offered = () => undo();
    undoable.push(offered);
    return () => void undoable.splice(undoable.indexOf(offered), 1);
  }, [offersUndo]);
  return (
    <ToastFrame icon={icons[kind]}>
      <span dir="auto" role={kind === "failure" ? "alert" : "status"} className="min-w-0 flex-1">
        {message}
      </span>
      {action ? (
        <button
          type="button"
          onClick={runAction}
          aria-keyshortcuts={offersUndo ? "Control+Z Meta+Z" : undefined}
          className="h-control-sm flex-none rounded-md px-2.5 font-medium hover:bg-accent touch:h-touch"
        >
          {say(actionWord)}
        </button>
      ) : null}
      <IconButton
        label={say("close")}
        size="icon-sm"
        className="-me-1 w-6 [&_svg]:size-3.5"
        onClick={() => sonner.dismiss(id)}
      >
        <X />
      </IconButton>
    </ToastFrame>
  );
}

export function ToastFrame({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="pointer-events-auto flex min-h-[52px] w-full items-center gap-2.5 rounded-lg bg-popover py-2 font-sans pe-3 ps-3.5 text-popover-foreground text-sm shadow-lg">
      {icon}
      {children}
    </div>
  );
}

const told = new Map<string, string | number>();

function show(notice: Notice): void {
  const { about, kind } = notice;
  const duration = kind !== "success" && about !== undefined ? Number.POSITIVE_INFINITY : toastDurationMs;
  const id = sonner.custom((own) => <ToastCard id={own} notice={notice} />, { duration });
  if (about !== undefined) told.set(about, id);
}

function withdraw(about: string): void {
  const id = told.get(about);
  if (id === undefined) return;
  told.delete(about);
  sonner.dismiss(id);
}
