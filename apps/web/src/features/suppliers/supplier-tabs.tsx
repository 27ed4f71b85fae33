import { useCan } from "../../app/session.ts";
import { CommentsOf } from "../../lib/comments/comments-of.tsx";
import { useMayComment } from "../../lib/comments/use-may-comment.ts";
import { FilesOf } from "../../lib/record-files.tsx";
import { RecordTabs, TabParts } from "../../lib/record-tabs.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { SupplierContacts } from "./supplier-contacts.tsx";
import { SupplierDocuments } from "./supplier-documents.tsx";
import { SupplierHistory } from "./supplier-history.tsx";
import { SupplierMachines } from "./supplier-machines.tsx";
import { SupplierOrders } from "./supplier-orders.tsx";
import { SupplierParts } from "./supplier-parts.tsx";
import { SupplierSpend } from "./supplier-spend.tsx";
import type { Supplier } from "./suppliers.queries.ts";

export function SupplierTabs({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation();
  const seesMachines = useCan("equipmentspage:view");
  const mayComment = useMayComment("supplier");
  const { id, name, can } = supplier;
  return (
    <RecordTabs
      label={t("suppliers:tabs.label")}
      wordOf={(tab) => t(`suppliers:tabs.${tab}`)}
      tabs={{
        people: (
          <TabParts>
            <SupplierContacts supplier={supplier} />
            <SupplierDocuments supplier={supplier} />
            <FilesOf recordKind="supplier" recordId={id} mayEdit={can.edit} title={t("suppliers:files.title")} />
          </TabParts>
        ),
        parts: can.seeOrders && <SupplierParts supplierId={id} />,
        orders: can.seeOrders && (
          <TabParts>
            <SupplierSpend supplierId={id} />
            <SupplierOrders supplierId={id} />
          </TabParts>
        ),
        machines: seesMachines && <SupplierMachines supplierId={id} />,
        talk: <CommentsOf recordKind="supplier" recordId={id} title={name} mayComment={mayComment} />,
        history: <SupplierHistory supplierId={id} />,
      }}
    />
  );
}
