import { lateCode } from "@ymp/ui/lib/late-code";
import { IconButton } from "@ymp/ui/primitives/button";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "@ymp/ui/primitives/dropdown-menu";
import { Bookmark } from "lucide-react";
import { usePreloaded } from "../lazy-part.tsx";
import { useTranslation } from "../translation.tsx";
import { useLateMenu } from "../use-late-menu.ts";
import type { SavedViews } from "./use-saved-views.ts";

const items = lateCode(() => import("./saved-view-items.tsx"));
const preloaded = [items];

/** The menu of the view in force. */
export function SavedViewMenu<Search extends object>({ kept }: { kept: SavedViews<Search> }) {
  const { t } = useTranslation("lists");
  const { menu, code } = useLateMenu(items);
  usePreloaded(preloaded);
  return (
    <DropdownMenu {...menu}>
      <DropdownMenuTrigger asChild>
        <IconButton label={t("views.menu")} size="icon-sm">
          <Bookmark />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>{code ? <code.SavedViewItems kept={kept} /> : null}</DropdownMenuContent>
    </DropdownMenu>
  );
}
