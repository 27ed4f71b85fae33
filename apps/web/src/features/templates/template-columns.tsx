import type { JobTemplate } from "@ymp/core/maintenance/job-template";
import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { DeptBar } from "@ymp/ui/patterns/dept-bar";
import { Badge } from "@ymp/ui/primitives/badge";
import { CriticalMark } from "@ymp/ui/primitives/critical-mark";
import { Camera, Check, ListChecks, ShieldCheck } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { ListedTemplate } from "./templates.queries.ts";
import { useTemplateWords } from "./use-template-words.ts";

export function useTemplateColumns(isLibrary: boolean): DataColumn<ListedTemplate>[] {
  const { t } = useTranslation();
  const words = useTemplateWords();
  return useMemo(
    () => [
      {
        id: "title",
        header: t("templates:field.title"),
        width: "minmax(220px,2fr)",
        isName: true,
        hideable: false,
        cell: (row) => <TitleCell row={row} />,
      },
      {
        id: "rhythm",
        header: t("templates:field.rhythm"),
        width: "minmax(180px,1.2fr)",
        cell: ({ template }) => (
          <span dir="auto" className="block first-letter:uppercase">
            {words.rhythm(template)}
          </span>
        ),
      },
      {
        id: "department",
        header: t("templates:field.department"),
        width: "minmax(110px,0.7fr)",
        cell: ({ template }) => <Department department={template.department} />,
      },
      {
        id: "source",
        header: t("templates:field.source"),
        width: "minmax(120px,1fr)",
        wideOnly: true,
        cell: ({ template }) => <bdi className="text-muted-foreground">{template.source}</bdi>,
      },
      {
        id: "origin",
        header: t(isLibrary ? "templates:origin.taken" : "templates:field.origin"),
        width: "128px",
        cell: (row) => <Origin row={row} />,
      },
    ],
    [t, words, isLibrary],
  );
}

export function Department({ department }: { department: JobTemplate["department"] }) {
  const { t } = useTranslation();
  if (!department) return null;
  const name = t(`departments:of.${department}`);
  return (
    <DeptBar department={department} name={name}>
      {name}
    </DeptBar>
  );
}

function TitleCell({ row: { template } }: { row: ListedTemplate }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span dir="auto" className="min-w-0 font-medium">
        {template.title}
      </span>
      <TemplateMarks template={template} />
    </span>
  );
}

/** Small marks after the title: critical, steps, verification, photo. Each says what it means. */
export function TemplateMarks({ template }: { template: JobTemplate }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { isCritical, needsVerification, needsPhoto, tasks } = template;
  return (
    <span className="flex flex-none items-center gap-2 text-muted-foreground text-xs [&_svg]:size-3.5">
      {isCritical ? <CriticalMark label={t("templates:mark.critical")} /> : null}
      {tasks.length > 0 ? (
        <span className="flex items-center gap-1 tabular-nums">
          <ListChecks role="img" aria-label={t("templates:mark.tasks")} />
          {formats.count(tasks.length)}
        </span>
      ) : null}
      {needsVerification ? <ShieldCheck role="img" aria-label={t("templates:mark.verification")} /> : null}
      {needsPhoto ? <Camera role="img" aria-label={t("templates:mark.photo")} /> : null}
    </span>
  );
}

/** Of the vessel's own: where it came from. Of the library's: whether the vessel has it. */
export function Origin({ row: { own, isTaken } }: { row: ListedTemplate }) {
  const { t } = useTranslation();
  if (own)
    return (
      <span className="text-muted-foreground">
        {t(own.isFromLibrary ? "templates:origin.library" : "templates:origin.own")}
      </span>
    );
  if (!isTaken) return null;
  return (
    <Badge tone="done">
      <Check />
      {t("templates:origin.taken")}
    </Badge>
  );
}
