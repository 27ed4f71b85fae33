import { documentFormSchema, documentKinds } from "@ymp/api/modules/suppliers/suppliers.schema";
import { acceptedFiles } from "@ymp/core/accepted-files";
import { todayIn } from "@ymp/core/calendar-date";
import { FileDropzone } from "@ymp/ui/patterns/file-dropzone";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { useState } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { useServices } from "../../app/services-context.tsx";
import { useVessel } from "../../app/session.ts";
import { dateOf } from "../../lib/date-of.ts";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { type UploadTarget, useUploads } from "../../lib/uploads/use-uploads.ts";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useFormats } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import { useSaveDocument } from "./suppliers.mutations.ts";
import type { SupplierDocument } from "./suppliers.queries.ts";

type DocumentForm = UseFormReturn<z.input<typeof documentFormSchema>, unknown, z.output<typeof documentFormSchema>>;

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
  const { queryClient, trpc } = useServices();
  const [file, setFile] = useState<File | null>(null);
  const { mutateAsync: save } = useSaveDocument();
  const state = useRecordForm({
    ...{ kind: `document of ${supplierId}`, schema: documentFormSchema, record: document, valuesOf },
    holdsMore: file !== null,
    read: async (id) => {
      const options = { ...trpc.suppliers.get.queryOptions({ id: supplierId }), staleTime: 0 };
      return (await queryClient.fetchQuery(options)).documents.find((one) => one.id === id);
    },
    save: ({ isNew: _, values, ...write }) => save({ supplierId, ...values, ...write }),
    onSaved: finish,
  });
  const uploads = useUploads(fileTarget(state.id));
  function finish(): void {
    if (file) uploads.add([file]);
    onClose();
  }
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
      <DocumentFields form={state.form} />
      <FileField kept={document?.file?.name ?? null} file={file} onFile={setFile} />
    </RecordForm>
  );
}

const valuesOf = (document: SupplierDocument | undefined) => ({
  title: document?.title ?? "",
  kind: document?.kind ?? ("insurance" as const),
  expiresOn: document?.expiresOn ?? null,
  hasNoExpiry: document?.hasNoExpiry ?? false,
});

function DocumentFields({ form }: { form: DocumentForm }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const today = todayIn(useVessel().timeZone, useNow());
  const { control, formState } = form;
  const hasNoExpiry = form.watch("hasNoExpiry") ?? false;
  return (
    <>
      <Field label={t("suppliers:document.title")} error={faultText(formState.errors.title)} required>
        <Input {...form.register("title")} autoComplete="off" />
      </Field>
      <Controller
        control={control}
        name="kind"
        render={({ field }) => (
          <Field label={t("suppliers:document.kindOf")}>
            <Select
              options={documentKinds.map((value) => ({ value, label: t(`suppliers:document.kind.${value}`) }))}
              value={field.value ?? "other"}
              onValueChange={field.onChange}
            />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="expiresOn"
        render={({ field, fieldState }) => (
          <Field
            label={t("suppliers:document.expiresOn")}
            error={faultText(fieldState.error)}
            help={hasNoExpiry ? undefined : t("suppliers:document.unknownHelp")}
          >
            <DateField
              today={today}
              disabled={hasNoExpiry}
              value={dateOf(field.value)}
              onValueChange={field.onChange}
            />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="hasNoExpiry"
        render={({ field }) => (
          <CheckboxField
            label={t("suppliers:document.noExpiry")}
            checked={field.value ?? false}
            onCheckedChange={(checked) => {
              field.onChange(checked === true);
              if (checked === true) form.setValue("expiresOn", null, { shouldValidate: true });
            }}
          />
        )}
      />
    </>
  );
}

interface FileFieldProps {
  /** The name of the file it has. */
  kept: string | null;
  file: File | null;
  onFile: (file: File | null) => void;
}

function FileField({ kept, file, onFile }: FileFieldProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const held = file
    ? [{ id: "file", name: file.name, size: formats.bytes(file.size), state: { kind: "sent" as const } }]
    : [];
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium text-sm">{t("suppliers:document.file")}</p>
      {kept && !file ? <bdi className="break-words text-muted-foreground text-sm">{kept}</bdi> : null}
      <FileDropzone
        label={t(kept ? "suppliers:document.replaceFile" : "suppliers:document.addFile")}
        hint={t("suppliers:document.fileHint")}
        accept={acceptedFiles}
        multiple={false}
        onFiles={([first]) => onFile(first ?? null)}
        files={held}
        onRetry={() => undefined}
        onRemove={() => onFile(null)}
      />
    </div>
  );
}
