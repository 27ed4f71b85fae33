import { IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { Bookmark, Pencil, Plus, Share2, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useRemoveView, useSaveView } from "./jobs.mutations.ts";
import type { KeptView } from "./jobs-saved-views.ts";

export interface SavedViewMenuProps {
  active: KeptView | null;
  onSaveNew: () => void;
  onRename: (view: KeptView) => void;
}

/** What can be done with the view in force: keep it, rename it, share it with the vessel, remove it. */
export function SavedViewMenu({ active, onSaveNew, onRename }: SavedViewMenuProps) {
  const { t } = useTranslation();
  const save = useSaveView();
  const remove = useRemoveView();
  const own = active?.isOwn ? active : null;
  const share = (view: KeptView) => {
    const { id, name, search, isShared } = view;
    save.mutate({ id, module: "jobs", name, search: asSaved(search), isShared: !isShared });
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t("jobs:views.menu")} size="icon-sm">
          <Bookmark />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>{active?.name ?? t("jobs:views.unsaved")}</DropdownMenuLabel>
        <DropdownMenuItem onSelect={onSaveNew}>
          <Plus />
          {t("jobs:views.saveNew")}
        </DropdownMenuItem>
        {own ? (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem onSelect={() => onRename(own)}>
              <Pencil />
              {t("jobs:views.rename")}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => share(own)}>
              <Share2 />
              {t(own.isShared ? "jobs:views.unshare" : "jobs:views.share")}
            </DropdownMenuItem>
            <DropdownMenuItem destructive onSelect={() => remove.mutate({ id: own.id })}>
              <Trash2 />
              {t("jobs:views.remove")}
            </DropdownMenuItem>
          </>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** The server keeps a search as plain JSON; what is undefined has no place in it. */
export function asSaved(search: KeptView["search"]): Record<string, string | boolean | string[]> {
  return JSON.parse(JSON.stringify(search));
}
