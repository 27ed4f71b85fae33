import { newId } from "@ymp/core/ids";
import type { PaperType } from "@ymp/core/people/document-types";
import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { useId, useState } from "react";
import { FormRefusal } from "../../../lib/form-refusal.tsx";
import { useSchemaForm } from "../../../lib/schema-form.ts";
import { showFaults } from "../../../lib/show-faults.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useUploads } from "../../../lib/uploads/use-uploads.ts";
import { PaperFields } from "./paper-fields.tsx";
import { PaperFile } from "./paper-file.tsx";
import { type PaperForm, type PaperTask, paperSchema, scanTarget, valuesOf } from "./paper-form.ts";
import { useSavePaper } from "./papers.mutations.ts";
import type { Papers } from "./papers.queries.ts";
import { RenewsField } from "./renews-field.tsx";

export interface PaperDialogProps {
  task: PaperTask;
  papers: Papers;
  onClose: () => void;
}

const ownFields = ["type", "title", "expiresOn", "issuingCountry"] as const;

/** Hands a paper in, renews or mends it; the scan follows once the paper is kept. */
export function PaperDialog({ task, papers, onClose }: PaperDialogProps) {
  const { t } = useTranslation("papers");
  const formId = useId();
  const [madeId] = useState(newId);
  const id = task.kind === "edit" ? task.paper.id : madeId;
  const [scan, setScan] = useState<File | null>(null);
  const form: PaperForm = useSchemaForm(paperSchema, {
    defaultValues: valuesOf(task, id, papers.profileId, firstType(papers)),
  });
  const uploads = useUploads(scanTarget(id));
  const save = useSavePaper();
  const finish = () => {
    if (scan) uploads.add([scan]);
    onClose();
  };
  const submit = form.handleSubmit((values) =>
    save.mutate(values, { onSuccess: finish, onError: (error) => showFaults(form, ownFields, error) }),
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="lg"
        title={t(`dialog.${task.kind}`)}
        subtitle={<bdi>{papers.name}</bdi>}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {t("ui:cancel")}
            </Button>
            <Button type="submit" form={formId} variant="primary" size="lg" busy={save.isPending}>
              {t(`submit.${task.kind}`)}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          <FormRefusal error={save.error} />
          <PaperFields form={form} papers={papers} isTypeFixed={task.kind === "renew"} />
          {task.kind === "new" ? <RenewsField form={form} papers={papers.papers} /> : null}
          <PaperFile paper={task.kind === "edit" ? task.paper : null} scan={scan} onScan={setScan} />
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** The first of what is usual and missing, or whatever the reader may hand in. */
function firstType({ missing, addable }: Papers): PaperType {
  return missing.find((type) => addable.includes(type)) ?? addable[0] ?? "other";
}
