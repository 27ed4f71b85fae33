import { useNavigate } from "@tanstack/react-router";
import { IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { Printer } from "lucide-react";
import { useExport } from "../../lib/lists/export.mutations.ts";
import { ExportItems } from "../../lib/lists/export-menu.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { usePrintMonth } from "./rest.mutations.ts";

interface PrintMenuProps {
  month: string;
  profileId: string;
  hasOthers: boolean;
  mayWrite: boolean;
  size: "icon" | "icon-touch";
}

/** The month in the form that inspectors know: of one person, or of everybody, one a page; or as a table. */
export function PrintMenu({ month, profileId, hasOthers, mayWrite, size }: PrintMenuProps) {
  const { t } = useTranslation("hours-of-rest");
  const navigate = useNavigate();
  const print = usePrintMonth();
  const table = useExport<"xlsx" | "csv">((client, { format, locale }) =>
    client.rest.exportMonth.query({ profileId, month, format, locale }),
  );
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t("export.menu")} size={size} busy={print.isPending || table.isBusy}>
          <Printer />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={() => print.mutate({ profileId, month })}>{t("print.one")}</DropdownMenuItem>
        {hasOthers ? (
          <DropdownMenuItem
            onSelect={() => void navigate({ to: "/app/hoursofrest/hoursofrestprint", search: { month } })}
          >
            {t("print.all")}
          </DropdownMenuItem>
        ) : null}
        <DropdownMenuSeparator />
        <ExportItems formats={["xlsx", "csv"]} list={table} />
        {mayWrite ? (
          <DropdownMenuItem onSelect={() => void navigate({ to: "/app/import/$kind", params: { kind: "rest" } })}>
            {t("import")}
          </DropdownMenuItem>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
