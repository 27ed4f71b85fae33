import { DropdownMenuItem } from "@ymp/ui/primitives/dropdown-menu";
import { FileSpreadsheet, FileText, type LucideIcon, Printer } from "lucide-react";
import { useTranslation } from "../translation.tsx";
import type { ListExport } from "./export.mutations.ts";

type FileFormat = "xlsx" | "csv" | "pdf";

const icons: Record<FileFormat, LucideIcon> = { xlsx: FileSpreadsheet, csv: FileText, pdf: Printer };

export interface ExportItemsProps<Format extends FileFormat> {
  /** Those that the module's `export` offers, in the order of the menu. */
  formats: readonly Format[];
  /** Of `useExport`, held outside the menu, which is gone while the file is made. */
  list: ListExport<Format>;
}

/** Takes the list along as it is filtered and ordered: items for the menu of a list. */
export function ExportItems<Format extends FileFormat>({ formats, list }: ExportItemsProps<Format>) {
  const { t } = useTranslation("lists");
  return formats.map((format) => {
    const Icon: LucideIcon = icons[format];
    return (
      <DropdownMenuItem key={format} disabled={list.isBusy} onSelect={() => list.save(format)}>
        <Icon />
        {t(`export.${format}`)}
      </DropdownMenuItem>
    );
  });
}
