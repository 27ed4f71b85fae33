import type { Message } from "@ymp/core/errors";
import { Button } from "@ymp/ui/primitives/button";
import { DropdownMenuItem } from "@ymp/ui/primitives/dropdown-menu";
import { Archive, ArchiveRestore, Pencil } from "lucide-react";
import { useTranslation } from "./translation.tsx";
import type { Archiving, Versioned } from "./use-archiving.ts";

interface EditButtonProps {
  /** The module whose words name it. */
  words: string;
  onPress: () => void;
}

/** Under the sheet of a record: what is done most. */
export function EditButton({ words, onPress }: EditButtonProps) {
  const { t } = useTranslation();
  return (
    <Button variant="primary" size="lg" onClick={onPress}>
      <Pencil />
      {t(`${words}:action.edit`)}
    </Button>
  );
}

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

/** Under the sheet of a record: puts it away, or takes it back into use. */
export function ArchiveButtons({ record: { id, version, can }, archiving }: ArchivedRecordProps) {
  const { t } = useTranslation();
  const { archive, restore, words } = archiving;
  return (
    <>
      {can.archive ? (
        <Button size="lg" busy={archive.isPending} onClick={() => archive.mutate({ id, version })}>
          <Archive />
          {t(`${words}:action.archive`)}
        </Button>
      ) : null}
      {can.restore ? (
        <Button size="lg" busy={restore.isPending} onClick={() => restore.mutate({ id, version })}>
          <ArchiveRestore />
          {t(`${words}:action.restore`)}
        </Button>
      ) : null}
    </>
  );
}

/** The same in the menu of a record, with the reason where it cannot be put away. */
export function ArchiveItems({ record: { id, version, can }, archiving }: ArchivedRecordProps) {
  const { t } = useTranslation();
  const { archive, restore, words } = archiving;
  const archiveWord = t(`${words}:action.archive`);
  const put = (isArchived: boolean) => (isArchived ? archive : restore).mutate({ id, version });
  return (
    <>
      {can.archive || can.whyKept ? (
        <ArchivedSwitch isArchived={false} word={archiveWord} disabled={!can.archive} onPut={put} />
      ) : null}
      {can.whyKept ? (
        <p dir="auto" className="max-w-64 px-2 pb-1.5 text-muted-foreground text-xs">
          {t(can.whyKept.messageKey, can.whyKept.params)}
        </p>
      ) : null}
      {can.restore ? <ArchivedSwitch isArchived word={t(`${words}:action.restore`)} onPut={put} /> : null}
    </>
  );
}

export interface ArchivedSwitchProps {
  /** As it stands now. */
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
