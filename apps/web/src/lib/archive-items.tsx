import type { Message } from "@ymp/core/errors";
import { DropdownMenuItem } from "@ymp/ui/primitives/dropdown-menu";
import { Archive, ArchiveRestore } from "lucide-react";
import { useTranslation } from "./translation.tsx";
import type { Archiving, Versioned } from "./use-archiving.ts";

export interface ArchivedRecordProps {
  record: Versioned & {
    can: {
      archive: boolean;
      restore: boolean;
      /** What stands in the way of archiving. */
      whyKept?: Message | null;
    };
  };
  archiving: Archiving;
}

/** In the menu of a record: puts it away, or takes it back into use, with the reason where it cannot be put away. */
export function ArchiveItems({ record: { id, version, can }, archiving }: ArchivedRecordProps) {
  const { t } = useTranslation();
  const { archive, restore, words } = archiving;
  const item = (isArchived: boolean, disabled = false) => (
    <ArchivedSwitch
      isArchived={isArchived}
      word={t(`${words}:action.${isArchived ? "restore" : "archive"}`)}
      disabled={disabled}
      onPut={() => (isArchived ? restore : archive).mutate({ id, version })}
    />
  );
  return (
    <>
      {can.archive || can.whyKept ? item(false, !can.archive) : null}
      {can.whyKept ? (
        <p dir="auto" className="max-w-64 px-2 pb-1.5 text-muted-foreground text-xs">
          {t(can.whyKept.messageKey, can.whyKept.params)}
        </p>
      ) : null}
      {can.restore ? item(true) : null}
    </>
  );
}

export interface ArchivedSwitchProps {
  /** As it is now. */
  isArchived: boolean;
  /** The verb for what it does. */
  word: string;
  disabled?: boolean;
  onPut: (isArchived: boolean) => void;
}

/** The item of a menu that turns a record's state around. */
export function ArchivedSwitch({ isArchived, word, disabled, onPut }: ArchivedSwitchProps) {
  return (
    <DropdownMenuItem disabled={disabled} onSelect={() => onPut(!isArchived)}>
      {isArchived ? <ArchiveRestore /> : <Archive />}
      {word}
    </DropdownMenuItem>
  );
}
