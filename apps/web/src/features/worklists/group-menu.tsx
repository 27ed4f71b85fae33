import { worklistGroupings } from "@ymp/core/lists";
import { IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { ArrowDownWideNarrow } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { groupingOf, useWorklistsAddress } from "./worklists-address.ts";

/** By what the jobs of a list are gathered. */
export function GroupMenu() {
  const { t } = useTranslation("worklists");
  const { search, go } = useWorklistsAddress();
  const choose = (value: string) => {
    const by = worklistGroupings.find((known) => known === value);
    go({ by: by === "none" ? undefined : by }, { replace: true });
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t("group.label")} size="icon-sm">
          <ArrowDownWideNarrow />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>{t("group.label")}</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={groupingOf(search)} onValueChange={choose}>
          {worklistGroupings.map((grouping) => (
            <DropdownMenuRadioItem key={grouping} value={grouping}>
              {t(`group.${grouping}`)}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
