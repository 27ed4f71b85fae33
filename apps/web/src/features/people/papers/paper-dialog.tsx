import { paperFormSchema } from "@ymp/api/modules/crew-documents/crew-documents.schema";
import type { PaperType } from "@ymp/core/people/document-types";
import { useState } from "react";
import { useServices } from "../../../app/services-context.tsx";
import { useFieldWords } from "../../../lib/forms/field-words.ts";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useUploads } from "../../../lib/uploads/use-uploads.ts";
import { PaperFields } from "./paper-fields.tsx";
import { PaperFile } from "./paper-file.tsx";
import { begunBy, type PaperTask, scanTarget, valuesOf } from "./paper-form.ts";
import { useSavePaper } from "./papers.mutations.ts";
import type { Paper, Papers } from "./papers.queries.ts";
import { RenewsField } from "./renews-field.tsx";
import { usePaperWords } from "./use-paper-words.ts";

export interface PaperDialogProps {
  task: PaperTask;
  papers: Papers;
  onClose: () => void;
}

/** Hands a paper in, renews or mends it; the scan follows once the paper is kept. */
export function PaperDialog({ task, papers, onClose }: PaperDialogProps) {
  const { t } = useTranslation("papers");
  const { profileId } = papers;
  const { queryClient, trpc } = useServices();
  const [scan, setScan] = useState<File | null>(null);
  const { mutateAsync: save } = useSavePaper();
  const state = useRecordForm({
    kind: task.kind === "renew" ? `renewal of ${task.paper.id}` : `paper of ${profileId}`,
    schema: paperFormSchema,
    record: task.kind === "edit" ? task.paper : null,
    valuesOf: (paper: Paper | undefined) => (paper ? valuesOf(paper) : begunBy(task, firstType(papers))),
    holdsMore: scan !== null,
    read: async (id) => {
      const options = { ...trpc.crewDocuments.list.queryOptions({ profileId }), staleTime: 0 };
      return (await queryClient.fetchQuery(options)).papers.find((paper) => paper.id === id);
    },
    save: ({ isNew: _, values, ...write }) => save({ profileId, ...values, ...write }),
    onKept: () => scan && uploads.add([scan]),
    onSaved: onClose,
  });
  const uploads = useUploads(scanTarget(state.id));
  return (
    <RecordForm
      as="dialog"
      form={state}
      title={t(`dialog.${task.kind}`)}
      subtitle={<bdi>{papers.name}</bdi>}
      submit={t(`submit.${task.kind}`)}
      words={useDisputeWords()}
      onClose={onClose}
    >
      <PaperFields form={state.form} papers={papers} isTypeFixed={task.kind === "renew"} />
      {task.kind === "new" ? <RenewsField form={state.form} papers={papers.papers} /> : null}
      <PaperFile paper={task.kind === "edit" ? task.paper : null} scan={scan} onScan={setScan} />
    </RecordForm>
  );
}

function useDisputeWords() {
  const { t } = useTranslation("papers");
  const { typeName } = usePaperWords();
  const shorter = { issuingCountry: "country", issuingAuthority: "authority", hasNoExpiry: "noExpiry" };
  const names = new Map(Object.entries(shorter));
  return useFieldWords((field) => t(`field.${names.get(field) ?? field}`), { type: (type) => typeName(String(type)) });
}

/** The first of what is usual and missing, or whatever the reader may hand in. */
function firstType({ missing, addable }: Papers): PaperType {
  return missing.find((type) => addable.includes(type)) ?? addable[0] ?? "other";
}
