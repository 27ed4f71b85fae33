import { Button } from "@ymp/ui/primitives/button";
import { Archive, ArchiveRestore, Pencil } from "lucide-react";
import type { ArchivedRecordProps } from "./archive-items.tsx";
import { useTranslation } from "./translation.tsx";

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
