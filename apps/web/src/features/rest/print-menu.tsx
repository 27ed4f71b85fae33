import { useNavigate } from "@tanstack/react-router";
import { IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { Printer } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { usePrintMonth } from "./rest.mutations.ts";

interface PrintMenuProps {
  month: string;
  profileId: string;
  hasOthers: boolean;
  size: "icon" | "icon-touch";
}

/** The month in the form that inspectors know: of one person, or of everybody, one a page. */
export function PrintMenu({ month, profileId, hasOthers, size }: PrintMenuProps) {
  const { t } = useTranslation("hours-of-rest");
  const navigate = useNavigate();
  const print = usePrintMonth();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t("print.action")} size={size} busy={print.isPending}>
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
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
