import { Badge } from "@ymp/ui/primitives/badge";
import { Button } from "@ymp/ui/primitives/button";
import { Mail, Truck } from "lucide-react";
import { useEffect, useState } from "react";
import { ConnectedPanel } from "../../lib/connected/connected-panel.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import type { OpenRecord } from "../../lib/lists/list-screen.tsx";
import { OpenSheet, ReadSheet } from "../../lib/lists/open-sheet.tsx";
import { EditButton } from "../../lib/record-buttons.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { LikelySame } from "./likely-same.tsx";
import { SupplierOverflow } from "./supplier-overflow.tsx";
import { SupplierProperties } from "./supplier-properties.tsx";
import { SupplierTabs } from "./supplier-tabs.tsx";
import { type Supplier, useSupplier } from "./suppliers.queries.ts";
import { suppliersAddress } from "./suppliers.search.ts";

const MergeDialog = lazyPanel("dialog", async () => (await import("./merge-dialog.tsx")).MergeDialog);
const SupplierFormSheet = lazyPanel("form", async () => (await import("./supplier-form-sheet.tsx")).SupplierFormSheet);

/** One supplier beside its list: how to reach them, what they deliver and at what price, what they were paid. */
export function SupplierSheet(over: OpenRecord) {
  const { t } = useTranslation();
  const query = useSupplier(over.id);
  const { data: supplier } = query;
  const becameId = supplier?.mergedInto?.id;
  const { onReplace } = over;
  useEffect(() => {
    if (becameId) onReplace(becameId);
  }, [becameId, onReplace]);
  return (
    <ReadSheet
      over={over}
      query={{ ...query, data: becameId ? undefined : supplier }}
      list="suppliers.list"
      icon={<Truck />}
      words={{
        loading: t("suppliers:loading"),
        absent: { title: t("suppliers:absent.title"), text: t("suppliers:absent.text") },
      }}
    >
      {(read) => <LoadedSheet over={over} supplier={read} />}
    </ReadSheet>
  );
}

type Shown = { kind: "edit" } | { kind: "merge"; other: { id: string; name: string } | null } | null;

function LoadedSheet({ over, supplier }: { over: OpenRecord; supplier: Supplier }) {
  const [shown, setShown] = useState<Shown>(null);
  const close = () => setShown(null);
  const merge = (other: { id: string; name: string } | null) => setShown({ kind: "merge", other });
  return (
    <OpenSheet
      over={over}
      address={suppliersAddress}
      title={supplier.name}
      tools={
        supplier.can.edit || supplier.can.restore ? (
          <SupplierOverflow supplier={supplier} onMerge={() => merge(null)} />
        ) : undefined
      }
      facts={<Facts supplier={supplier} />}
      rail={<SupplierProperties supplier={supplier} />}
      railEnd={<ConnectedPanel kind="supplier" id={supplier.id} />}
      actions={
        supplier.can.edit ? (
          <>
            <EditButton words="suppliers" onPress={() => setShown({ kind: "edit" })} />
            <WriteToThem supplier={supplier} />
          </>
        ) : undefined
      }
    >
      {supplier.can.edit && !supplier.archivedAt ? <LikelySame supplierId={supplier.id} onMerge={merge} /> : null}
      {supplier.description ? (
        <p dir="auto" className="mb-4 max-w-[64ch] whitespace-pre-line text-muted-foreground leading-normal">
          {supplier.description}
        </p>
      ) : null}
      <SupplierTabs supplier={supplier} />
      {shown?.kind === "edit" ? <SupplierFormSheet supplier={supplier} onClose={close} onSaved={close} /> : null}
      {shown?.kind === "merge" ? (
        <MergeDialog one={supplier} other={shown.other} onClose={close} onMerged={over.onReplace} />
      ) : null}
    </OpenSheet>
  );
}

function Facts({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation();
  const expired = supplier.documents.filter(({ state }) => state === "expired").length;
  return (
    <>
      {supplier.categories.map((category) => (
        <Badge key={category} tone="line">
          {category}
        </Badge>
      ))}
      {expired > 0 ? <Badge tone="overdue">{t("suppliers:marks.expired", { count: expired })}</Badge> : null}
      {supplier.archivedAt ? <Badge tone="draft">{t("suppliers:state.archived")}</Badge> : null}
    </>
  );
}

function WriteToThem({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation();
  const email = supplier.contacts.find((contact) => contact.takesOrders && contact.email)?.email ?? supplier.email;
  if (!email) return null;
  return (
    <Button size="lg" asChild>
      <a href={`mailto:${email}`}>
        <Mail />
        {t("suppliers:action.write")}
      </a>
    </Button>
  );
}
