import { DropdownMenuItem } from "@ymp/ui/primitives/dropdown-menu";
import { Archive, ArchiveRestore, ListPlus } from "lucide-react";
import { useState } from "react";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { MoreMenu } from "../../lib/more-menu.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useArchiveTemplates, useRestoreTemplates } from "./templates.mutations.ts";
import type { ListedTemplate, OwnTemplate } from "./templates.queries.ts";

const ApplyDialog = lazyPanel("largeDialog", async () => (await import("./apply-dialog.tsx")).ApplyDialog);

const listedOf = ({ id, version, source, isArchived, equipmentType, template }: OwnTemplate): ListedTemplate => ({
  ...{ ref: id, equipmentType, template, isTaken: false },
  own: { version, isFromLibrary: source !== null, isArchived },
});

/** What is done with a saved template as a whole. */
export function TemplateMenu({ saved }: { saved: OwnTemplate }) {
  const { t } = useTranslation("templates");
  const archive = useArchiveTemplates();
  const restore = useRestoreTemplates();
  const [isApplying, setApplying] = useState(false);
  const { id, version, isArchived } = saved;
  return (
    <>
      <MoreMenu className="touch:size-touch">
        {isArchived ? (
          <DropdownMenuItem onSelect={() => restore.mutate([{ id, version }])}>
            <ArchiveRestore />
            {t("action.restore")}
          </DropdownMenuItem>
        ) : (
          <>
            <DropdownMenuItem onSelect={() => setApplying(true)}>
              <ListPlus />
              {t("action.apply")}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => archive.mutate([{ id, version }])}>
              <Archive />
              {t("action.archive")}
            </DropdownMenuItem>
          </>
        )}
      </MoreMenu>
      {isApplying ? (
        <ApplyDialog templates={[listedOf(saved)]} onApplied={() => undefined} onClose={() => setApplying(false)} />
      ) : null}
    </>
  );
}
