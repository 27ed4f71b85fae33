import { useQuery } from "@tanstack/react-query";
import { Button } from "@ymp/ui/primitives/button";
import { Combobox } from "@ymp/ui/primitives/combobox";
import { Dialog, DialogClose, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field } from "@ymp/ui/primitives/field";
import { useDeferredValue, useState } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useChoices } from "../../lib/pickers/use-choices.tsx";
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
  const [text, setText] = useState("");
  const search = useDeferredValue(text.trim());
  const [isMaking, setMaking] = useState(false);
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  const options = useTrpc().worklists.list.queryOptions({ search: search || undefined, limit: 30 });
  const { rows: lists, ...choices } = useChoices(useQuery(options), { queryKey: options.queryKey, search });
  const add = useAddJobs();
  const finish = () => {
    onClose();
    onDone?.();
  };
  const addTo = (id: string) => add.mutate({ id, jobIds: [...jobIds] }, { onSuccess: finish });
  if (isMaking) return <WorklistFormDialog list={null} onClose={() => setMaking(false)} onSaved={addTo} />;
  const isFrozen = lists.some(({ id, frozenAt }) => id === chosen?.value && frozenAt !== null);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("pick.title")}
        subtitle={t("pick.count", { count: jobIds.length })}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost" size="lg">
                {t("ui:cancel")}
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
              onClick={() => chosen && addTo(chosen.value)}
            >
              {t("pick.submit")}
            </Button>
          </>
        }
      >
        <Field label={t("pick.list")} help={isFrozen ? t("add.later") : undefined}>
          <Combobox
            placeholder={t("pick.placeholder")}
            items={lists.map(({ id, name, frozenAt }) => ({
              value: id,
              label: name,
              fact: frozenAt ? t("frozen") : undefined,
            }))}
            value={chosen}
            onValueChange={(item) => setChosen(item ? { value: item.value, label: item.label } : null)}
            {...choices}
            onSearch={setText}
          />
        </Field>
      </DialogContent>
    </Dialog>
  );
}
