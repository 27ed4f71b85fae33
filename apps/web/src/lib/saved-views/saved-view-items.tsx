import { DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator } from "@ymp/ui/primitives/dropdown-menu";
import { Pencil, Plus, Share2, Trash2 } from "lucide-react";
import { useTranslation } from "../translation.tsx";
import { useRemoveView, useSaveView } from "./saved-views.mutations.ts";
import type { KeptView, SavedViews } from "./use-saved-views.ts";

/** What can be done with the view in force: keep it, rename it, share it with the vessel, remove it. */
export function SavedViewItems<Search extends object>({ kept }: { kept: SavedViews<Search> }) {
  const { t } = useTranslation("lists");
  const save = useSaveView();
  const remove = useRemoveView();
  const { module, active } = kept;
  const own = active?.isOwn ? active : null;
  const share = ({ id, version, name, search, isShared }: KeptView<Search>) =>
    save.mutate({ id, version, module, name, search, isShared: !isShared });
  return (
    <>
      <DropdownMenuLabel>{active?.name ?? t("views.unsaved")}</DropdownMenuLabel>
      <DropdownMenuItem onSelect={kept.saveNew}>
        <Plus />
        {t("views.saveNew")}
      </DropdownMenuItem>
      {own ? (
        <>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => kept.rename(own)}>
            <Pencil />
            {t("views.rename")}
          </DropdownMenuItem>
          {kept.mayShare || own.isShared ? (
            <DropdownMenuItem onSelect={() => share(own)}>
              <Share2 />
              {t(own.isShared ? "views.unshare" : "views.share")}
            </DropdownMenuItem>
          ) : null}
          <DropdownMenuItem destructive onSelect={() => remove.mutate({ id: own.id })}>
            <Trash2 />
            {t("views.remove")}
          </DropdownMenuItem>
        </>
      ) : null}
    </>
  );
}
