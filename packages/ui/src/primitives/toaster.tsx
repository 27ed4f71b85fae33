import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Toaster as SonnerToaster, toast as sonner } from "sonner";
import { IconButton } from "./button.tsx";
import { CompletedIcon, OverdueIcon } from "./status-icon.tsx";
import { useWords } from "./words.tsx";

export const toastDurationMs = 5000;

/** Bottom left, five seconds, still while pointed at or focused, at most three with the newest below. */
export function Toaster() {
  const say = useWords();
  return (
    <SonnerToaster
      position="bottom-left"
      duration={toastDurationMs}
      visibleToasts={3}
      expand
      gap={8}
      offset={{ bottom: 24, left: 24 }}
      mobileOffset={{ bottom: "calc(var(--h-bottom-bar) + 24px)", left: 12, right: 12 }}
      containerAriaLabel={say("notices")}
      hotkey={["altKey", "KeyT"]}
      toastOptions={{ unstyled: true, className: "w-full md:w-[360px]" }}
    />
  );
}

type ToastOptions = { action?: () => void; actionWord: "undo" | "retry"; kind: "success" | "failure" };

function ToastCard({ id, message, options }: { id: string | number; message: string; options: ToastOptions }) {
  const say = useWords();
  const { action, actionWord, kind } = options;
  const runAction = () => {
    sonner.dismiss(id);
    action?.();
  };
  return (
    <ToastFrame
      icon={
        kind === "success" ? (
          <CompletedIcon className="size-[18px] text-status-done" />
        ) : (
          <OverdueIcon className="size-[18px] text-status-overdue" />
        )
      }
    >
      <span dir="auto" role={kind === "failure" ? "alert" : "status"} className="min-w-0 flex-1">
        {message}
      </span>
      {action ? (
        <button
          type="button"
          onClick={runAction}
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

function show(message: string, options: ToastOptions): void {
  sonner.custom((id) => <ToastCard id={id} message={message} options={options} />, { duration: toastDurationMs });
}

/** For dialogs: pressing a notice, which lies above everything, is not pressing beside the dialog. */
export function keepOpenUnderToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest("[data-sonner-toaster]")) event.preventDefault();
}

/** The one way to tell what just happened. The messages come ready in the user's language. */
export const toast = {
  success(message: string, options: { undo?: () => void } = {}): void {
    show(message, { kind: "success", action: options.undo, actionWord: "undo" });
  },
  failure(message: string, options: { retry?: () => void } = {}): void {
    show(message, { kind: "failure", action: options.retry, actionWord: "retry" });
  },
  clear(): void {
    sonner.dismiss();
  },
};
