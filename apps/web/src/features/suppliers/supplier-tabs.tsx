import { Tabs, TabsContent, TabsList, TabsTrigger } from "@ymp/ui/primitives/tabs";
import { useCan } from "../../app/session.ts";
import { CommentsOf } from "../../lib/comments/comments-of.tsx";
import { useMayComment } from "../../lib/comments/use-may-comment.ts";
import { FilesOf } from "../../lib/record-files.tsx";
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
  const { id, name } = supplier;
  return (
    <Tabs defaultValue="people">
      <TabsList aria-label={t("suppliers:tabs.label")}>
        <TabsTrigger value="people">{t("suppliers:tabs.people")}</TabsTrigger>
        {supplier.can.seeOrders ? (
          <>
            <TabsTrigger value="parts">{t("suppliers:tabs.parts")}</TabsTrigger>
            <TabsTrigger value="orders">{t("suppliers:tabs.orders")}</TabsTrigger>
          </>
        ) : null}
        {seesMachines ? <TabsTrigger value="machines">{t("suppliers:tabs.machines")}</TabsTrigger> : null}
        <TabsTrigger value="talk">{t("suppliers:tabs.talk")}</TabsTrigger>
        <TabsTrigger value="history">{t("suppliers:tabs.history")}</TabsTrigger>
      </TabsList>
      <TabsContent value="people" className="flex flex-col gap-6 pt-4">
        <SupplierContacts supplier={supplier} />
        <SupplierDocuments supplier={supplier} />
        <FilesOf recordKind="supplier" recordId={id} mayEdit={supplier.can.edit} title={t("suppliers:files.title")} />
      </TabsContent>
      <TabsContent value="parts" className="pt-4">
        <SupplierParts supplierId={id} />
      </TabsContent>
      <TabsContent value="orders" className="flex flex-col gap-6 pt-4">
        <SupplierSpend supplierId={id} />
        <SupplierOrders supplierId={id} />
      </TabsContent>
      <TabsContent value="machines" className="pt-4">
        <SupplierMachines supplierId={id} />
      </TabsContent>
      <TabsContent value="talk">
        <CommentsOf recordKind="supplier" recordId={id} title={name} mayComment={mayComment} />
      </TabsContent>
      <TabsContent value="history" className="pt-4">
        <SupplierHistory supplierId={id} />
      </TabsContent>
    </Tabs>
  );
}
