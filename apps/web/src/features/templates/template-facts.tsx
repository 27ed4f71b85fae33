import type { JobTemplate } from "@ymp/core/maintenance/job-template";
import { RowList, SectionHead } from "@ymp/ui/primitives/card";
import { PriorityIcon } from "@ymp/ui/primitives/priority-icon";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { Department } from "./template-columns.tsx";
import { useTemplateWords } from "./use-template-words.ts";

interface TemplateFactsProps {
  equipmentType: string;
  template: JobTemplate;
}

/** The whole of a template to read: what, how often, with what, and what completing it asks for. */
export function TemplateFacts({ equipmentType, template }: TemplateFactsProps) {
  const { t } = useTranslation("templates");
  const formats = useFormats();
  const words = useTemplateWords();
  const { department, priority, estimatedHours, source, instructions, tasks, parts } = template;
  const demands = [
    template.isCritical && t("mark.critical"),
    template.needsVerification && t("mark.verification"),
    template.needsPhoto && t("mark.photo"),
  ].filter((word) => word !== false);
  return (
    <div className="flex flex-col gap-5 text-sm">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 [&>dt]:text-muted-foreground">
        <Fact label={t("field.type")}>{words.type(equipmentType)}</Fact>
        <Fact label={t("field.rhythm")}>
          <span className="inline-block first-letter:uppercase">{words.rhythm(template)}</span>
        </Fact>
        <Fact label={t("field.kind")}>{t(`jobs:kind.${template.kind}`)}</Fact>
        {department ? (
          <Fact label={t("field.department")}>
            <Department department={department} />
          </Fact>
        ) : null}
        <Fact label={t("field.priority")}>
          <span className="flex items-center gap-2">
            <PriorityIcon priority={priority} />
            {t(`jobs:priority.${priority}`)}
          </span>
        </Fact>
        {estimatedHours ? <Fact label={t("field.estimate")}>{formats.hours(estimatedHours * 10)}</Fact> : null}
        {demands.length > 0 ? <Fact label={t("field.demands")}>{formats.list(demands)}</Fact> : null}
        {source ? <Fact label={t("field.source")}>{source}</Fact> : null}
      </dl>
      {instructions ? (
        <section>
          <SectionHead title={t("field.instructions")} />
          <p dir="auto" className="whitespace-pre-wrap">
            {instructions}
          </p>
        </section>
      ) : null}
      {tasks.length > 0 ? (
        <section>
          <SectionHead title={t("field.tasks")} fact={formats.count(tasks.length)} />
          <ol className="list-decimal ps-5 [&>li]:py-1">
            {tasks.map((task) => (
              <li key={task} dir="auto">
                {task}
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      {parts.length > 0 ? (
        <section>
          <SectionHead title={t("field.parts")} fact={formats.count(parts.length)} />
          <RowList>
            {parts.map(({ name, quantity, unit }) => (
              <li key={name}>
                <span dir="auto" className="min-w-0 flex-1">
                  {name}
                </span>
                <bdi>{[formats.quantity(quantity), unit].filter(Boolean).join(" ")}</bdi>
              </li>
            ))}
          </RowList>
        </section>
      ) : null}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd dir="auto" className="min-w-0 break-words">
        {children}
      </dd>
    </>
  );
}
