import { DropdownMenuItem } from "@ymp/ui/primitives/dropdown-menu";
import { ListPlus } from "lucide-react";
import { useState } from "react";
import { ArchivedSwitch } from "../../lib/archive-items.tsx";
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
        {isArchived ? null : (
          <DropdownMenuItem onSelect={() => setApplying(true)}>
            <ListPlus />
            {t("action.apply")}
          </DropdownMenuItem>
        )}
        <ArchivedSwitch
          isArchived={isArchived}
          word={t(isArchived ? "action.restore" : "action.archive")}
          onPut={(isPut) => (isPut ? archive : restore).mutate([{ id, version }])}
        />
      </MoreMenu>
      {isApplying ? (
        <ApplyDialog templates={[listedOf(saved)]} onApplied={() => undefined} onClose={() => setApplying(false)} />
      ) : null}
    </>
  );
}
