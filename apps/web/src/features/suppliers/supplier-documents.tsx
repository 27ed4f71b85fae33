import { fileAddress } from "@ymp/core/file-address";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { RowList, SectionHead } from "@ymp/ui/primitives/card";
import { Pencil, Plus, X } from "lucide-react";
import { useState } from "react";
import { useVessel } from "../../app/session.ts";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { DocumentState } from "./document-state.tsx";
import { useRemoveDocument } from "./suppliers.mutations.ts";
import type { Supplier, SupplierDocument } from "./suppliers.queries.ts";

const DocumentDialog = lazyPanel("dialog", async () => (await import("./document-dialog.tsx")).DocumentDialog);

/** Insurance, licences, contracts, price lists: what ends first stands first. */
export function SupplierDocuments({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation();
  const [edited, setEdited] = useState<SupplierDocument | "new" | null>(null);
  const { documents, can } = supplier;
  return (
    <section>
      <SectionHead title={t("suppliers:field.documents")} fact={documents.length || undefined}>
        {can.edit ? (
          <Button variant="ghost" size="sm" className="-me-2.5" onClick={() => setEdited("new")}>
            <Plus />
            {t("suppliers:document.add")}
          </Button>
        ) : null}
      </SectionHead>
      {documents.length === 0 ? (
        <p className="text-muted-foreground text-sm">{t("suppliers:document.none")}</p>
      ) : (
        <RowList aria-label={t("suppliers:field.documents")}>
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} mayEdit={can.edit} onEdit={() => setEdited(document)} />
          ))}
        </RowList>
      )}
      {edited ? (
        <DocumentDialog
          supplierId={supplier.id}
          document={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </section>
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
        <span className="flex flex-none max-sm:ms-auto">
          <IconButton label={t("suppliers:document.edit", { name: title })} size="icon-sm" onClick={onEdit}>
            <Pencil />
          </IconButton>
          <IconButton
            label={t("ui:remove", { name: title })}
            size="icon-sm"
            disabled={remove.isPending}
            onClick={() => remove.mutate(document.id)}
          >
            <X />
          </IconButton>
        </span>
      ) : null}
    </li>
  );
}
