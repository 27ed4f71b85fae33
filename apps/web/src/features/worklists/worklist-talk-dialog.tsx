import { useCan } from "../../app/session.ts";
import { CommentsOf } from "../../lib/comments/comments-of.tsx";
import { FilesOf } from "../../lib/record-files.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { ViewDialog } from "../../lib/view-dialog.tsx";
import type { Worklist } from "./worklists.queries.ts";

/** What is said about the list as a whole, and its papers: quotations, drawings, the yard's conditions. */
export function WorklistTalkDialog({ list: { id, name }, onClose }: { list: Worklist; onClose: () => void }) {
  const { t } = useTranslation();
  const takesPart = useCan("jobs:edit");
  return (
    <ViewDialog size="lg" title={t("worklists:talk")} subtitle={<bdi>{name}</bdi>} onClose={onClose}>
      <div className="-mt-5">
        <FilesOf recordKind="worklist" recordId={id} mayEdit={takesPart} />
        <CommentsOf recordKind="worklist" recordId={id} title={name} mayComment={takesPart} />
      </div>
    </ViewDialog>
  );
}
