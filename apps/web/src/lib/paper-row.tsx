import { fileAddress } from "@ymp/core/file-address";
import { IconButton } from "@ymp/ui/primitives/button";
import { FileText, Trash2 } from "lucide-react";
import { useVessel } from "../app/session.ts";
import { useTranslation } from "./translation.tsx";

export interface PaperRowProps {
  fileId: string;
  name: string;
  /** Behind the name: its size, when it came. */
  facts: string;
  /** Absent: it may not be removed. */
  onRemove?: (() => void) | undefined;
}

/** A file of a record as a row: its name opens it. */
export function PaperRow({ fileId, name, facts, onRemove }: PaperRowProps) {
  const { t } = useTranslation();
  const vesselId = useVessel().id;
  return (
    <li>
      <FileText aria-hidden className="size-4 flex-none text-muted-foreground" />
      <a
        href={fileAddress(vesselId, fileId, "original")}
        target="_blank"
        rel="noopener"
        dir="auto"
        className="min-w-0 flex-1 break-words py-1.5 font-medium hover:underline"
      >
        {name}
      </a>
      <bdi className="flex-none text-muted-foreground text-xs">{facts}</bdi>
      {onRemove ? (
        <IconButton size="icon-sm" label={t("controls:remove", { name })} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      ) : null}
    </li>
  );
}
