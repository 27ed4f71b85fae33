import { documentFormSchema, documentKinds } from "@ymp/api/modules/suppliers/suppliers.schema";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import type { z } from "zod";
import { ChoiceField, DayField, TextField, TickField } from "../../lib/forms/bound-fields.tsx";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { HeldFile } from "../../lib/uploads/held-file.tsx";
import { type UploadTarget, useUploads } from "../../lib/uploads/use-uploads.ts";
import { useSaveDocument } from "./suppliers.mutations.ts";
import { type SupplierDocument, useReadSupplier } from "./suppliers.queries.ts";

type DocumentInput = z.input<typeof documentFormSchema>;

/** Where the file of a document goes once it is on the server. */
const fileTarget = (id: string): UploadTarget<"suppliers.setDocumentFile"> => ({
  place: `supplier_document:${id}`,
  afterwards: { path: "suppliers.setDocumentFile", input: (fileId) => ({ id, fileId }) },
});

export interface DocumentDialogProps {
  supplierId: string;
  /** Null: a new one. */
  document: SupplierDocument | null;
  onClose: () => void;
}

/** The file follows once the document itself is kept, and waits on the device without a link. */
export function DocumentDialog({ supplierId, document, onClose }: DocumentDialogProps) {
  const { t } = useTranslation();
  const read = useReadSupplier();
  const [file, setFile] = useState<File | null>(null);
  const kept = document?.file ?? null;
  const { mutateAsync: save } = useSaveDocument();
  const state = useRecordForm({
    ...{ kind: `document of ${supplierId}`, schema: documentFormSchema, record: document, valuesOf },
    holdsMore: file !== null,
    read: async (id) => (await read(supplierId)).documents.find((one) => one.id === id),
    save: ({ isNew: _, values, ...write }) => save({ supplierId, ...values, ...write }),
    onKept: () => file && uploads.add([file]),
    onSaved: onClose,
  });
  const uploads = useUploads(fileTarget(state.id));
  const labels = {
    ...{ title: t("suppliers:document.title"), kind: t("suppliers:document.kindOf") },
    ...{ expiresOn: t("suppliers:document.expiresOn"), hasNoExpiry: t("suppliers:document.noExpiry") },
  };
  const words = useFieldWords((field) => new Map(Object.entries(labels)).get(field) ?? field, {
    kind: (kind) => t(`suppliers:document.kind.${String(kind)}`),
  });
  return (
    <RecordForm
      as="dialog"
      form={state}
      title={t(document ? "suppliers:document.change" : "suppliers:document.new")}
      submit={t("suppliers:form.save")}
      words={words}
      onClose={onClose}
    >
      <DocumentFields />
      <HeldFile
        title={t("suppliers:document.file")}
        label={t(kept ? "suppliers:document.replaceFile" : "suppliers:document.addFile")}
        hint={t("suppliers:document.fileHint")}
        file={file}
        onFile={setFile}
      >
        {kept ? <bdi className="break-words text-muted-foreground text-sm">{kept.name}</bdi> : null}
      </HeldFile>
    </RecordForm>
  );
}

const valuesOf = (document: SupplierDocument | undefined) => ({
  title: document?.title ?? "",
  kind: document?.kind ?? ("insurance" as const),
  expiresOn: document?.expiresOn ?? null,
  hasNoExpiry: document?.hasNoExpiry ?? false,
});

function DocumentFields() {
  const { t } = useTranslation();
  const { setValue, watch } = useFormContext<DocumentInput>();
  const hasNoExpiry = watch("hasNoExpiry") ?? false;
  return (
    <>
      <TextField<DocumentInput> name="title" label={t("suppliers:document.title")} required />
      <ChoiceField<DocumentInput>
        name="kind"
        label={t("suppliers:document.kindOf")}
        options={documentKinds.map((value) => ({ value, label: t(`suppliers:document.kind.${value}`) }))}
      />
      <DayField<DocumentInput>
        name="expiresOn"
        label={t("suppliers:document.expiresOn")}
        help={hasNoExpiry ? undefined : t("suppliers:document.unknownHelp")}
        disabled={hasNoExpiry}
      />
      <TickField<DocumentInput>
        name="hasNoExpiry"
        label={t("suppliers:document.noExpiry")}
        onTicked={() => setValue("expiresOn", null, { shouldValidate: true })}
      />
    </>
  );
}
