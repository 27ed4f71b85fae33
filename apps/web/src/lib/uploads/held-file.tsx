import { acceptedFiles } from "@ymp/core/accepted-files";
import { FileDropzone } from "@ymp/ui/patterns/file-dropzone";
import type { ReactNode } from "react";
import { useFormats } from "../use-formats.ts";

export interface HeldFileProps {
  title: string;
  /** What a press or a drop does. */
  label: string;
  hint: string;
  file: File | null;
  onFile: (file: File | null) => void;
  /** The file that the record has, until another one is chosen. */
  children?: ReactNode;
}

/** The one file of a record in its form. It is sent once the record is saved, and waits on the device without a link. */
export function HeldFile({ title, label, hint, file, onFile, children }: HeldFileProps) {
  const formats = useFormats();
  const held = file
    ? [{ id: "file", name: file.name, size: formats.bytes(file.size), state: { kind: "sent" as const } }]
    : [];
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium text-sm">{title}</p>
      {file ? null : children}
      <FileDropzone
        label={label}
        hint={hint}
        accept={acceptedFiles}
        multiple={false}
        onFiles={([first]) => onFile(first ?? null)}
        files={held}
        onRetry={() => undefined}
        onRemove={() => onFile(null)}
      />
    </div>
  );
}
