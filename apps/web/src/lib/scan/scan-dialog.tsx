import { touchQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { useState } from "react";
import { useTranslation } from "../translation.tsx";
import { signalHit } from "./hit-signal.ts";
import { ScanCamera } from "./scan-camera.tsx";
import { ScanField } from "./scan-field.tsx";
import { type ScanHit, ScanLog } from "./scan-log.tsx";
import { useHandScanner } from "./use-hand-scanner.ts";

export interface ScanDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCode: (code: string) => void;
  /** Stays open and lists what was read; without it the first code closes the dialog. */
  isMany?: boolean;
  /** What the list calls a code that was read: the item, its count. */
  nameOf?: (code: string) => string | undefined;
}

/** Reads codes with the camera, with a scanner in the hand, or by typing. */
export function ScanDialog({ open, onOpenChange, ...scanning }: ScanDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      {open ? <ScanPanel {...scanning} onClose={() => onOpenChange(false)} /> : null}
    </Dialog>
  );
}

type ScanPanelProps = Omit<ScanDialogProps, "open" | "onOpenChange"> & { onClose: () => void };

function ScanPanel({ isMany = false, nameOf, onCode, onClose }: ScanPanelProps) {
  const { t } = useTranslation("scan");
  const isTouch = useMedia(touchQuery);
  const [hits, setHits] = useState<readonly ScanHit[]>([]);
  const take = (code: string) => {
    signalHit();
    setHits((before) => [{ number: before.length, code }, ...before]);
    if (!isMany) onClose();
    onCode(code);
  };
  useHandScanner(take);
  return (
    <DialogContent
      title={t(isMany ? "titleMany" : "title")}
      {...(isTouch ? { onOpenAutoFocus: focusPanel } : {})}
      footer={
        <Button variant={isMany ? "primary" : "ghost"} size="lg" onClick={onClose}>
          {t(isMany ? "done" : "controls:cancel")}
        </Button>
      }
    >
      <ScanCamera onCode={take} />
      <ScanField onCode={take} />
      {isMany ? <ScanLog hits={hits} nameOf={nameOf} /> : null}
    </DialogContent>
  );
}

/** A field with the focus would raise the keyboard over the camera's picture. */
function focusPanel(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}
