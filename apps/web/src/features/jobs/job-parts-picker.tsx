import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { CompletedIcon } from "@ymp/ui/primitives/glyph";
import { Input } from "@ymp/ui/primitives/input";
import { Popover, PopoverContent, PopoverTrigger } from "@ymp/ui/primitives/popover";
import { type KeyboardEvent, type ReactElement, useDeferredValue, useState } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import { CutNote } from "../../lib/lists/cut-note.tsx";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";

export type PickedPart = OutputOf<"inventory.pick">["rows"][number];

export interface PartPickerProps {
  equipmentId: string | null;
  /** Left out of the list. */
  chosenIds: readonly string[];
  onPick: (part: PickedPart) => void;
  /** The button that opens it. */
  children: ReactElement;
}

/**
 * Parts by name or number, those of the machine first. It stays open, so that several can be taken or scanned in a row; on a
 * phone, where it covers what it adds to, a press closes it.
 */
export function PartPicker({ children, ...list }: PartPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const isPhone = useMedia(phoneQuery);
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>{children}</PopoverTrigger>
      <PopoverContent align="end" className="flex w-96 flex-col p-2">
        <PartList {...list} onPressed={() => setOpen(!isPhone)} />
      </PopoverContent>
    </Popover>
  );
}

function PartList({
  equipmentId,
  chosenIds,
  onPick,
  onPressed,
}: Omit<PartPickerProps, "children"> & { onPressed: () => void }) {
  const { t } = useTranslation("job-sheet");
  const [text, setText] = useState("");
  const [added, setAdded] = useState<PickedPart | null>(null);
  const search = useDeferredValue(text.trim());
  const { data, isFetching } = useQuery(
    useTrpc().inventory.pick.queryOptions(
      { search, equipmentId },
      { placeholderData: keepPreviousData, meta: { transient: true } },
    ),
  );
  const shown = (data?.rows ?? []).filter(({ id }) => !chosenIds.includes(id));
  const pick = (part: PickedPart) => {
    onPick(part);
    setText("");
    setAdded(part);
  };
  const press = (part: PickedPart) => {
    pick(part);
    onPressed();
  };
  // A hand scanner types the part number and presses Enter.
  const onKeyDown = (event: KeyboardEvent) => {
    const [only] = shown.filter(({ partNo }) => partNo?.toLowerCase() === text.trim().toLowerCase()).concat(shown);
    if (event.key !== "Enter" || isFetching || !only || text.trim() === "") return;
    event.preventDefault();
    pick(only);
  };
  return (
    <div className="flex min-h-0 flex-col gap-2" aria-busy={isFetching}>
      <Input
        type="search"
        autoFocus
        aria-label={t("parts.search")}
        placeholder={t("parts.search")}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={added ? "flex items-center gap-1.5 px-2 text-sm" : "sr-only"}>
        {added ? (
          <>
            <CompletedIcon className="size-4 flex-none text-status-done" />
            <span dir="auto">{t("parts.added", { name: added.name })}</span>
          </>
        ) : null}
      </p>
      <ul aria-label={t("parts.found")} className="max-h-72 min-h-0 overflow-y-auto">
        {shown.map((part) => (
          <li key={part.id}>
            <PartChoice part={part} onPress={() => press(part)} />
          </li>
        ))}
        {data && shown.length === 0 ? (
          <li className="px-2 py-3 text-muted-foreground text-sm">{t("parts.notFound")}</li>
        ) : null}
      </ul>
      <CutNote shown={data?.hasMore && data.rows.length} way="search" />
    </div>
  );
}

function PartChoice({ part, onPress }: { part: PickedPart; onPress: () => void }) {
  const { t } = useTranslation("job-sheet");
  const formats = useFormats();
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-row w-full items-center gap-3 rounded-md px-2 text-start text-sm hover:bg-accent touch:min-h-touch"
    >
      <span dir="auto" className="min-w-0 flex-1">
        {part.name}
        <bdi className="ms-2 font-mono text-muted-foreground text-xs">{part.partNo}</bdi>
      </span>
      <span className="flex-none text-muted-foreground text-xs tabular-nums">
        {t("parts.inStock", { quantity: formats.quantity(part.onHand) })}
      </span>
    </button>
  );
}
