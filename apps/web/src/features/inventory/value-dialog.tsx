import { useQuery } from "@tanstack/react-query";
import { type ValuationGroup, valuationGroups } from "@ymp/api/modules/inventory/inventory.schema";
import { Button } from "@ymp/ui/primitives/button";
import { RowList } from "@ymp/ui/primitives/card";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "@ymp/ui/primitives/dropdown-menu";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import { useExport } from "../../lib/lists/export.mutations.ts";
import { ExportItems } from "../../lib/lists/export-menu.tsx";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { ViewDialog } from "../../lib/view-dialog.tsx";

/** What the stores are worth at the moving average of what was paid. */
export function ValueDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [by, setBy] = useState<ValuationGroup>("category");
  return (
    <ViewDialog
      size="lg"
      title={t("inventory:value.title")}
      subtitle={t("inventory:value.how")}
      actions={<ExportValue by={by} />}
      onClose={onClose}
    >
      <Segmented
        label={t("inventory:value.by")}
        value={by}
        onValueChange={setBy}
        options={valuationGroups.map((value) => ({ value, label: t(`inventory:value.${value}`) }))}
        className="self-start"
      />
      <ValueRows by={by} />
    </ViewDialog>
  );
}

function ExportValue({ by }: { by: ValuationGroup }) {
  const { t } = useTranslation();
  const list = useExport<"xlsx" | "csv" | "pdf">((client, { format, locale }) =>
    client.inventory.exportValuation.query({ by, format, locale }),
  );
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="lg" busy={list.isBusy}>
          <Download />
          {t("inventory:value.export")}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent side="top">
        <ExportItems formats={["xlsx", "csv", "pdf"]} list={list} />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function ValueRows({ by }: { by: ValuationGroup }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const query = useQuery(useTrpc().inventory.valuation.queryOptions());
  if (query.isError) return <NotLoaded query={query} />;
  if (!query.data) return null;
  const groups = by === "category" ? query.data.byCategory : query.data.byLocation;
  const sums = (totals: (typeof groups)[number]["totals"]) => totals.map((total) => formats.money(total)).join(" + ");
  if (groups.length === 0) return <p className="text-muted-foreground text-sm">{t("inventory:value.none")}</p>;
  return (
    <RowList>
      {groups.map(({ name, itemCount, totals }) => (
        <li key={name ?? ""}>
          <span dir="auto" className="min-w-0 flex-1 truncate py-1">
            {name ?? t("inventory:value.noCategory")}
          </span>
          <span className="flex-none text-muted-foreground tabular-nums">
            {t("inventory:places.items", { count: itemCount })}
          </span>
          <bdi className="w-36 flex-none text-end font-medium tabular-nums">{sums(totals)}</bdi>
        </li>
      ))}
      <li className="font-semibold">
        <span className="min-w-0 flex-1 py-1">{t("inventory:value.total")}</span>
        <bdi className="flex-none text-end tabular-nums">{sums(query.data.totals)}</bdi>
      </li>
    </RowList>
  );
}
