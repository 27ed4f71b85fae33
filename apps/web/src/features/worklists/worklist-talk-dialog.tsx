import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogClose, DialogContent } from "@ymp/ui/primitives/dialog";
import { useCan } from "../../app/session.ts";
import { CommentsOf } from "../../lib/comments/comments-of.tsx";
import { FilesOf } from "../../lib/record-files.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { Worklist } from "./worklists.queries.ts";

/** What is said about the list as a whole, and its papers: quotations, drawings, the yard's conditions. */
export function WorklistTalkDialog({ list: { id, name }, onClose }: { list: Worklist; onClose: () => void }) {
  const { t } = useTranslation();
  const takesPart = useCan("jobs:edit");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="lg"
        title={t("worklists:talk")}
        subtitle={<bdi>{name}</bdi>}
        footer={
          <DialogClose asChild>
            <Button size="lg">{t("ui:close")}</Button>
          </DialogClose>
        }
      >
        <div className="-mt-5">
          <FilesOf recordKind="worklist" recordId={id} mayEdit={takesPart} />
          <CommentsOf recordKind="worklist" recordId={id} title={name} mayComment={takesPart} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
