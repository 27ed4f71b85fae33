import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogClose, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field } from "@ymp/ui/primitives/field";
import { useState } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { RecordPicker } from "../../lib/pickers/record-picker.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useAddJobs } from "./worklists.mutations.ts";

const WorklistFormDialog = lazyPanel(
  "dialog",
  async () => (await import("./worklist-form-dialog.tsx")).WorklistFormDialog,
);

export interface AddToWorklistDialogProps {
  jobIds: readonly string[];
  onClose: () => void;
  onDone?: () => void;
}

/** Puts jobs on an open list, or on a new one. */
export function AddToWorklistDialog({ jobIds, onClose, onDone }: AddToWorklistDialogProps) {
  const { t } = useTranslation("worklists");
  const { worklists } = useTrpc();
  const [isMaking, setMaking] = useState(false);
  const [chosen, setChosen] = useState<OutputOf<"worklists.list">["rows"][number] | null>(null);
  const add = useAddJobs();
  const finish = () => {
    onClose();
    onDone?.();
  };
  const addTo = (id: string) => add.mutate({ id, jobIds: [...jobIds] }, { onSuccess: finish });
  if (isMaking) return <WorklistFormDialog list={null} onClose={() => setMaking(false)} onKept={addTo} />;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("pick.title")}
        subtitle={t("pick.count", { count: jobIds.length })}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost" size="lg">
                {t("controls:cancel")}
              </Button>
            </DialogClose>
            <Button size="lg" onClick={() => setMaking(true)}>
              {t("pick.new")}
            </Button>
            <Button
              variant="primary"
              size="lg"
              disabled={!chosen}
              busy={add.isPending}
              onClick={() => chosen && addTo(chosen.id)}
            >
              {t("pick.submit")}
            </Button>
          </>
        }
      >
        <Field label={t("pick.list")} help={chosen?.frozenAt ? t("add.later") : undefined}>
          <RecordPicker
            find={(search) => worklists.list.queryOptions({ search: search || undefined, limit: 30 })}
            itemOf={({ id, name, frozenAt }) => ({ value: id, label: name, fact: frozenAt ? t("frozen") : undefined })}
            chosen={chosen && { value: chosen.id, label: chosen.name }}
            onPick={setChosen}
            placeholder={t("pick.placeholder")}
          />
        </Field>
      </DialogContent>
    </Dialog>
  );
}
