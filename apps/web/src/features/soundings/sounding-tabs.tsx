import { CommentsOf } from "../../lib/comments/comments-of.tsx";
import { useMayComment } from "../../lib/comments/use-may-comment.ts";
import { FilesOf } from "../../lib/record-files.tsx";
import { RecordTabs } from "../../lib/record-tabs.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { SoundingHistory } from "./sounding-history.tsx";
import type { Sounding } from "./soundings.queries.ts";

export function SoundingTabs({ sounding: { id, tank, can } }: { sounding: Sounding }) {
  const { t } = useTranslation("soundings");
  const mayComment = useMayComment("logbook");
  return (
    <RecordTabs
      label={t("tabs.label")}
      wordOf={(tab) => t(`tabs.${tab}`)}
      tabs={{
        talk: <CommentsOf recordKind="sounding" recordId={id} title={tank} mayComment={mayComment} />,
        files: <FilesOf recordKind="sounding" recordId={id} mayEdit={can.edit} />,
        history: <SoundingHistory soundingId={id} />,
      }}
    />
  );
}
