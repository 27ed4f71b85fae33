import { useIsMutating } from "@tanstack/react-query";
import { cn } from "@ymp/ui/lib/cn";
import { CloudAlert, CloudCheck, CloudOff, CloudUpload } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useServices, useStore } from "../services-context.tsx";
import { useUnsent } from "../unsent.ts";
import { usePanels } from "./panels.tsx";

type SyncState =
  | { word: "saved" | "syncing" | "offline" | "onlyInWindow" | "unknown" | "unreadable" }
  | { word: "queued" | "offlineQueued" | "offlineRefused" | "refused"; count: number };

function useSyncState(): SyncState {
  const { link, queue } = useServices();
  const { isOnline, isResting } = useStore(link);
  const { count, refused, onlyInWindow, isSending, isKnown, isUnreadable } = useUnsent();
  const isInDanger = useLasting(onlyInWindow > 0);
  const isSilent = useLasting(!isKnown);
  const isUnderWay = useLasting(useStore(queue).sending.size + useIsMutating() > 0);
  // What needs a person goes first: no waiting sends it, while what is only in the window may go by itself.
  if (isOnline && refused > 0) return { word: "refused", count: refused };
  if (isInDanger && onlyInWindow > 0) return { word: "onlyInWindow" };
  if (isSilent && count === 0) return { word: isUnreadable ? "unreadable" : "unknown" };
  if (!isOnline && refused > 0) return { word: "offlineRefused", count: refused };
  if (!isOnline) return count > 0 ? { word: "offlineQueued", count } : { word: "offline" };
  if (count === 0) return { word: isUnderWay || isResting ? "syncing" : "saved" };
  return isSending ? { word: "syncing" } : { word: "queued", count };
}

/** What is answered, or stored, at once is not worth a word. */
const wordedAfterMs = 1000;

/** Whether something has been so for a while. */
function useLasting(isSo: boolean): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasting(true), wordedAfterMs);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isSo]);
  return isLasting;
}

const icons = {
  saved: CloudCheck,
  syncing: CloudUpload,
  queued: CloudUpload,
  offline: CloudOff,
  offlineQueued: CloudOff,
  offlineRefused: CloudOff,
  refused: CloudAlert,
  onlyInWindow: CloudAlert,
  unknown: CloudAlert,
  unreadable: CloudAlert,
} as const;

/** The state in words, the same in the header and in the line of a phone. */
export function useSyncWord() {
  const { t } = useTranslation();
  const state = useSyncState();
  const { word } = state;
  return {
    Icon: icons[word],
    words: t(`offline:sync.${word}`, "count" in state ? { count: state.count } : {}),
    needsLook: word !== "saved" && word !== "syncing",
    isOffline: word.startsWith("offline"),
  };
}

/** Whether everything is saved; pressing it shows what is not. */
export function SyncWord() {
  const { show } = usePanels();
  const { Icon, words, needsLook } = useSyncWord();
  return (
    <>
      <span role="status" className="sr-only">
        {words}
      </span>
      <button
        type="button"
        onClick={() => show("queue")}
        className={cn(
          "tap-target flex h-control flex-none items-center gap-1.5 whitespace-nowrap rounded-md px-2 text-xs hover:bg-(--bar-active)",
          needsLook ? "text-(--bar-foreground)" : "text-(--bar-muted)",
        )}
      >
        <Icon aria-hidden className={cn("size-4", needsLook && "text-status-due-soon")} />
        {words}
      </button>
    </>
  );
}
