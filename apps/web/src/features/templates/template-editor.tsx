import { useNavigate } from "@tanstack/react-router";
import { withMod } from "@ymp/ui/lib/keys";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { Button } from "@ymp/ui/primitives/button";
import { useId } from "react";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { TemplateConflict } from "./template-conflict.tsx";
import { TemplateContents } from "./template-contents.tsx";
import { TemplateDemands } from "./template-demands.tsx";
import { blankDraft, type TemplateDraft } from "./template-draft.ts";
import { TemplateHead } from "./template-head.tsx";
import { TemplateHistory } from "./template-history.tsx";
import { TemplateMenu } from "./template-menu.tsx";
import { TemplateRule } from "./template-rule.tsx";
import { useTemplateSaving } from "./template-saving.ts";
import type { OwnTemplate } from "./templates.queries.ts";
import { useTemplateDraft } from "./use-template-draft.ts";
import { WayBack } from "./way-back.tsx";

/** What every part of the form reads and writes. */
export interface TemplatePart {
  draft: TemplateDraft;
  change: (part: Partial<TemplateDraft>) => void;
  /** Sentence at a field, by its path in what the server takes. */
  fault: (path: string) => string | undefined;
  idOf: (path: string) => string;
}

interface TemplateEditorProps {
  id: string;
  /** Absent: a new one. */
  saved?: OwnTemplate;
  /** Under which the draft is kept. */
  name: string;
  fresh: () => TemplateDraft;
}

export function TemplateEditor({ id, saved, name, fresh }: TemplateEditorProps) {
  const { t, translator } = useTranslation("templates");
  const isPhone = useMedia(phoneQuery);
  const navigate = useNavigate();
  const prefix = useId();
  const state = useTemplateDraft(name, saved?.version, fresh);
  const saving = useTemplateSaving(id, state, () => {
    if (!saved) void navigate({ to: "/app/adminjobs/$id", params: { id }, replace: true });
  });
  const part: TemplatePart = {
    draft: state.draft,
    change: (changed) => {
      saving.clear();
      state.change(changed);
    },
    fault: (path) => {
      const key = saving.faults[path];
      return key && t(translator.exists(key) ? key : "errors:notAllowedValue");
    },
    idOf: (path) => `${prefix}${path}`,
  };
  const summary = Object.keys(saving.faults).map((path) => ({
    fieldId: part.idOf(path),
    label: t(`field.${path.split(".")[1] ?? "type"}`),
  }));
  const startAfresh = () => state.takeSaved(saved ? fresh() : blankDraft(), saved?.version);
  const save = (
    <Button
      type="submit"
      variant="primary"
      size={isPhone ? "touch" : "md"}
      kbd={isPhone ? undefined : withMod("↵")}
      className="max-md:flex-1"
      busy={saving.isPending}
      disabled={saved !== undefined && !state.isTouched}
    >
      {t(saved ? "page.save" : "page.create")}
    </Button>
  );
  return (
    <form
      noValidate
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        saving.save();
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) saving.save();
      }}
    >
      <ScreenHeader
        title={saved?.template.title ?? t("page.new")}
        facts={<WayBack />}
        tools={saved ? <TemplateMenu saved={saved} /> : undefined}
        action={isPhone ? undefined : save}
      />
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-10 max-md:px-4">
        <div className="grid max-w-6xl gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_312px]">
          <div className="flex min-w-0 flex-col gap-5">
            <FormRefusal error={saving.error} />
            <FormErrors faults={summary} />
            {state.isRestored ? <Restored onStartAfresh={startAfresh} /> : null}
            {saving.theirs ? <TemplateConflict mine={state.draft} saving={saving} /> : null}
            <TemplateHead part={part} />
            <TemplateRule part={part} />
            <TemplateContents part={part} hasTaskGroups />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <TemplateDemands part={part} />
            {saved ? <TemplateHistory id={id} /> : null}
          </div>
        </div>
      </div>
      {isPhone ? <div className="flex flex-none border-border border-t bg-card px-4 py-2">{save}</div> : null}
    </form>
  );
}

function Restored({ onStartAfresh }: { onStartAfresh: () => void }) {
  const { t } = useTranslation("templates");
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-md bg-muted px-3 py-2 text-sm">
      <span className="min-w-0 flex-1">{t("page.restored")}</span>
      <Button variant="ghost" size="sm" onClick={onStartAfresh}>
        {t("page.startAfresh")}
      </Button>
    </div>
  );
}
