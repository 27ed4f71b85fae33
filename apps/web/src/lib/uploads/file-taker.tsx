import { acceptedFiles } from "@ymp/core/accepted-files";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "../translation.tsx";

export interface FileTaker {
  choose: () => void;
  takePhoto: () => void;
  /** Something is held over the area right now. */
  isOver: boolean;
}

export interface FileTakerProps {
  onFiles: (files: File[]) => void;
  /** Names the area for readers. */
  label: string;
  disabled?: boolean;
  className?: string;
  children: (taker: FileTaker) => ReactNode;
}

/** An area that takes files by drop, by paste anywhere on its surface's dialog, by choice and by camera. */
export function FileTakerArea({ onFiles, label, disabled = false, className, children }: FileTakerProps) {
  const { t } = useTranslation();
  const area = useRef<HTMLElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])];
    if (!disabled && files.length > 0) onFiles(files);
  };
  usePastedFiles(area, take);
  return (
    <section
      ref={area}
      aria-label={label}
      className={className}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
    >
      {children({ isOver, choose: () => chooser.current?.click(), takePhoto: () => camera.current?.click() })}
      <HiddenInput input={chooser} label={label} accept={acceptedFiles} multiple onTake={take} />
      <HiddenInput input={camera} label={t("controls:camera")} accept="image/*" capture="environment" onTake={take} />
    </section>
  );
}

interface HiddenInputProps {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  accept: string;
  multiple?: boolean;
  capture?: "environment";
  onTake: (list: FileList | null) => void;
}

function HiddenInput({ input, label, onTake, ...props }: HiddenInputProps) {
  return (
    <input
      ref={input}
      type="file"
      tabIndex={-1}
      aria-label={label}
      className="sr-only"
      {...props}
      onChange={(event) => {
        onTake(event.target.files);
        event.target.value = "";
      }}
    />
  );
}

/** A picture pasted while this area's dialog (or the page, without one) is on top goes here. */
function usePastedFiles(area: RefObject<HTMLElement | null>, take: (list: FileList | undefined) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const dialogs = [...document.querySelectorAll("[role=dialog][data-state=open]")];
    const top = dialogs.at(-1);
    if (!event.clipboardData?.files.length || (top && !top.contains(area.current))) return;
    event.preventDefault();
    take(event.clipboardData.files);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event);
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, []);
}
