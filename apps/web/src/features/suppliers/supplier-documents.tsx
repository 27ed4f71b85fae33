import { fileAddress } from "@ymp/core/file-address";
import { useVessel } from "../../app/session.ts";
import { EditedRows, RowTools } from "../../lib/edited-rows.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { DocumentState } from "./document-state.tsx";
import { useRemoveDocument } from "./suppliers.mutations.ts";
import type { Supplier, SupplierDocument } from "./suppliers.queries.ts";

const DocumentDialog = lazyPanel("dialog", async () => (await import("./document-dialog.tsx")).DocumentDialog);

/** Insurance, licences, contracts, price lists: what ends first stands first. */
export function SupplierDocuments({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation();
  const { id, documents, can } = supplier;
  return (
    <EditedRows
      title={t("suppliers:field.documents")}
      rows={documents}
      none={t("suppliers:document.none")}
      add={can.edit ? t("suppliers:document.add") : undefined}
      row={(document, edit) => <DocumentRow document={document} mayEdit={can.edit} onEdit={edit} />}
      form={(document, close) => <DocumentDialog supplierId={id} document={document} onClose={close} />}
    />
  );
}

interface DocumentRowProps {
  document: SupplierDocument;
  mayEdit: boolean;
  onEdit: () => void;
}

function DocumentRow({ document, mayEdit, onEdit }: DocumentRowProps) {
  const { t } = useTranslation();
  const vesselId = useVessel().id;
  const remove = useRemoveDocument();
  const { file, title } = document;
  return (
    <li className="flex-wrap py-1.5 sm:flex-nowrap">
      <span className="min-w-0 flex-1 max-sm:basis-full">
        {file ? (
          <a
            href={fileAddress(vesselId, file.id, "original")}
            target="_blank"
            rel="noopener"
            className="break-words font-medium text-primary hover:underline"
          >
            <bdi>{title}</bdi>
          </a>
        ) : (
          <bdi className="break-words font-medium">{title}</bdi>
        )}
        <span className="block text-muted-foreground text-xs">
          {t(`suppliers:document.kind.${document.kind}`)}
          {file ? null : ` · ${t("suppliers:document.noFile")}`}
        </span>
      </span>
      <DocumentState document={document} />
      {mayEdit ? (
        <RowTools
          name={title}
          edit={t("suppliers:document.edit", { name: title })}
          onEdit={onEdit}
          isRemoving={remove.isPending}
          onRemove={() => remove.mutate({ id: document.id })}
          className="max-sm:ms-auto"
        />
      ) : null}
    </li>
  );
}
