import { Camera, FileText, RotateCw, Upload, X } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { cn } from "../lib/cn.ts";
import { touchQuery, useMedia } from "../lib/use-media.ts";
import { Button, IconButton } from "../primitives/button.tsx";
import { RowList } from "../primitives/card.tsx";
import { CompletedIcon, OverdueIcon } from "../primitives/glyph.tsx";
import { Progress } from "../primitives/progress.tsx";
import { useWords } from "../primitives/words.tsx";

export type FileInFlight = {
  id: string;
  name: string;
  /** "410 kB" */
  size: string;
  state: { kind: "sending"; percent: number } | { kind: "sent" } | { kind: "failed"; why: string };
};

export type FileDropzoneProps = {
  label: string;
  /** What is taken and how large: "PDF or photo, up to 25 MB". */
  hint?: string;
  onFiles: (files: File[]) => void;
  /** Those that are on their way; absent where they are shown elsewhere. */
  files?: readonly FileInFlight[];
  onRetry?: (id: string) => void;
  onRemove?: (id: string) => void;
  /** As on an input: "image/*,.pdf". */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  /** Whether phones and tablets offer the camera; false where no photo is wanted. */
  offersCamera?: boolean;
};

/** Takes files by drop, paste, choice or camera and shows how far each one has got. */
export function FileDropzone(props: FileDropzoneProps) {
  const { label, onFiles, files = [], onRetry, onRemove, multiple = true, disabled } = props;
  const [isOver, setIsOver] = useState(false);
  const take = (list: FileList | null) => {
    const taken = [...(list ?? [])];
    if (!disabled && taken.length > 0) onFiles(multiple ? taken : taken.slice(0, 1));
  };
  return (
    <section
      aria-label={label}
      onPaste={(event) => {
        if (event.clipboardData.files.length > 0) event.preventDefault();
        take(event.clipboardData.files);
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
      className="flex flex-col gap-2"
    >
      <FileChooser {...props} multiple={multiple} isOver={isOver} onTake={take} />
      {files.length > 0 ? (
        <RowList>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              onRetry={() => onRetry?.(file.id)}
              onRemove={() => onRemove?.(file.id)}
            />
          ))}
        </RowList>
      ) : null}
    </section>
  );
}

type FileChooserProps = Pick<
  FileDropzoneProps,
  "label" | "hint" | "accept" | "multiple" | "disabled" | "offersCamera"
> & {
  isOver: boolean;
  onTake: (files: FileList | null) => void;
};

function FileChooser(props: FileChooserProps) {
  const { label, hint, accept, multiple, disabled, offersCamera = true, isOver, onTake } = props;
  const say = useWords();
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const isTouch = useMedia(touchQuery);
  const hasCamera = isTouch && offersCamera;
  return (
    <div
      className={cn(
        "flex gap-2 rounded-lg border border-border-strong border-dashed p-2",
        isOver && "border-ring bg-selected",
      )}
    >
      <button
        type="button"
        disabled={disabled}
        onClick={() => chooser.current?.click()}
        className="flex min-h-14 flex-1 flex-col items-center justify-center gap-1 rounded-md px-3 py-2 text-muted-foreground text-sm hover:not-disabled:text-foreground disabled:opacity-45"
      >
        <Upload aria-hidden className="size-4" />
        {say("dropFiles")}
        {hint ? <span className="text-xs">{hint}</span> : null}
      </button>
      {hasCamera ? (
        <Button size="touch" className="h-auto" disabled={disabled} onClick={() => camera.current?.click()}>
          <Camera />
          {say("camera")}
        </Button>
      ) : null}
      <HiddenFileInput label={label} input={chooser} accept={accept} multiple={multiple} onTake={onTake} />
      {hasCamera ? (
        <HiddenFileInput label={say("camera")} input={camera} accept="image/*" capture onTake={onTake} />
      ) : null}
    </div>
  );
}

type HiddenFileInputProps = {
  label: string;
  input: RefObject<HTMLInputElement | null>;
  accept?: string;
  multiple?: boolean;
  capture?: boolean;
  onTake: (files: FileList | null) => void;
};

function HiddenFileInput({ label, input, accept, multiple, capture, onTake }: HiddenFileInputProps) {
  return (
    <input
      ref={input}
      type="file"
      aria-label={label}
      tabIndex={-1}
      accept={accept}
      multiple={multiple}
      capture={capture ? "environment" : undefined}
      className="sr-only"
      onChange={(event) => {
        onTake(event.target.files);
        event.target.value = "";
      }}
    />
  );
}

function FileRow({ file, onRetry, onRemove }: { file: FileInFlight; onRetry: () => void; onRemove: () => void }) {
  const say = useWords();
  const { state } = file;
  return (
    <li>
      {state.kind === "sending" ? <FileText aria-hidden className="size-4 text-muted-foreground" /> : null}
      {state.kind === "sent" ? <CompletedIcon className="text-status-done" /> : null}
      {state.kind === "failed" ? <OverdueIcon className="text-status-overdue" /> : null}
      <span className="min-w-0 flex-1 py-1.5">
        <span className="flex gap-2">
          <bdi className="min-w-0 break-words">{file.name}</bdi>
          <bdi className="ms-auto flex-none text-muted-foreground text-xs">{file.size}</bdi>
        </span>
        {state.kind === "sending" ? (
          <Progress
            tone="progress"
            className="mt-1"
            value={state.percent}
            label={say("fileProgress", { name: file.name, percent: state.percent })}
          />
        ) : null}
        {state.kind === "failed" ? (
          <span role="alert" dir="auto" className="text-status-overdue text-xs">
            {state.why}
          </span>
        ) : null}
      </span>
      {state.kind === "failed" ? (
        <IconButton label={`${say("retry")}, ${file.name}`} size="icon-sm" onClick={onRetry}>
          <RotateCw />
        </IconButton>
      ) : null}
      <IconButton label={say("remove", { name: file.name })} size="icon-sm" onClick={onRemove}>
        <X />
      </IconButton>
    </li>
  );
}
