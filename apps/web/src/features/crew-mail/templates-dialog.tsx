import { EditedRows } from "../../lib/edited-rows.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { ViewDialog } from "../../lib/view-dialog.tsx";
import { useRemoveTemplate } from "./crew-mail.mutations.ts";
import { useMailDesk } from "./crew-mail.queries.ts";

const TemplateDialog = lazyPanel("form", async () => (await import("./template-dialog.tsx")).TemplateDialog);

/** What the vessel writes again and again. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("crew-mail");
  const query = useMailDesk();
  const remove = useRemoveTemplate();
  return (
    <ViewDialog size="lg" title={t("templates.title")} subtitle={t("templates.text")} onClose={onClose}>
      {query.data ? (
        <EditedRows
          title={t("templates.own")}
          rows={query.data.templates}
          none={t("templates.none")}
          add={t("templates.add")}
          row={({ name, subject }) => (
            <div className="min-w-0 flex-1">
              <p className="break-words font-medium">
                <bdi>{name}</bdi>
              </p>
              <p dir="auto" className="break-words text-muted-foreground text-xs">
                {subject}
              </p>
            </div>
          )}
          nameOf={({ name }) => name}
          edit={(name) => t("templates.edit", { name })}
          isRemoving={remove.isPending}
          onRemove={({ id, version }) => remove.mutate({ id, version })}
          form={(template, close) => <TemplateDialog template={template} onClose={close} />}
        />
      ) : (
        <NotLoaded query={query} />
      )}
    </ViewDialog>
  );
}
