import { newId } from "@ymp/core/ids";
import type { PaperType } from "@ymp/core/people/document-types";
import { useState } from "react";
import { FormDialog } from "../../../lib/form-dialog.tsx";
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
    <FormDialog
      size="lg"
      title={t(`dialog.${task.kind}`)}
      subtitle={<bdi>{papers.name}</bdi>}
      submit={t(`submit.${task.kind}`)}
      busy={save.isPending}
      error={save.error}
      holdsMore={scan !== null}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <PaperFields form={form} papers={papers} isTypeFixed={task.kind === "renew"} />
      {task.kind === "new" ? <RenewsField form={form} papers={papers.papers} /> : null}
      <PaperFile paper={task.kind === "edit" ? task.paper : null} scan={scan} onScan={setScan} />
    </FormDialog>
  );
}

/** The first of what is usual and missing, or whatever the reader may hand in. */
function firstType({ missing, addable }: Papers): PaperType {
  return missing.find((type) => addable.includes(type)) ?? addable[0] ?? "other";
}
