import { fileAddress } from "@ymp/core/file-address";
import { useVessel } from "../../app/session.ts";
import { EditedRows } from "../../lib/edited-rows.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { DocumentState } from "./document-state.tsx";
import { useRemoveDocument } from "./suppliers.mutations.ts";
import type { Supplier, SupplierDocument } from "./suppliers.queries.ts";

const DocumentDialog = lazyPanel("dialog", async () => (await import("./document-dialog.tsx")).DocumentDialog);

/** Insurance, licences, contracts, price lists: what ends first comes first. */
export function SupplierDocuments({ supplier: { id, documents, can } }: { supplier: Supplier }) {
  const { t } = useTranslation();
  const remove = useRemoveDocument();
  return (
    <EditedRows
      title={t("suppliers:field.documents")}
      rows={documents}
      none={t("suppliers:document.none")}
      add={can.edit ? t("suppliers:document.add") : undefined}
      row={(document) => <DocumentFacts document={document} />}
      nameOf={({ title }) => title}
      edit={(name) => t("suppliers:document.edit", { name })}
      isRemoving={remove.isPending}
      onRemove={(document) => remove.mutate({ id: document.id })}
      form={(document, close) => <DocumentDialog supplierId={id} document={document} onClose={close} />}
    />
  );
}

function DocumentFacts({ document }: { document: SupplierDocument }) {
  const { t } = useTranslation();
  const vesselId = useVessel().id;
  const { file, kind, title } = document;
  return (
    <>
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
          {t(`suppliers:document.kind.${kind}`)}
          {file ? null : ` · ${t("suppliers:document.noFile")}`}
        </span>
      </span>
      <DocumentState document={document} />
    </>
  );
}
