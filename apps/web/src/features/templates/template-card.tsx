import { type CardSelection, CardTick } from "../../lib/lists/card-tick.tsx";
import { Department, Origin, TemplateMarks } from "./template-columns.tsx";
import type { ListedTemplate } from "./templates.queries.ts";
import { useTemplateWords } from "./use-template-words.ts";

interface TemplateCardProps {
  row: ListedTemplate;
  selection?: CardSelection;
}

/** A template on a phone. */
export function TemplateCard({ row, selection }: TemplateCardProps) {
  const words = useTemplateWords();
  const { template } = row;
  return (
    <div className="flex min-h-16 items-start gap-1 py-2 ps-1.5 pe-4">
      {selection ? (
        <span className="flex size-touch flex-none items-center justify-center">
          <CardTick name={template.title} selection={selection} />
        </span>
      ) : null}
      <div className="min-w-0 flex-1 ps-2">
        <p dir="auto" className="break-words font-medium text-base">
          {template.title}
        </p>
        <p dir="auto" className="text-muted-foreground text-sm first-letter:uppercase">
          {words.rhythm(template)}
        </p>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Department department={template.department} />
          <TemplateMarks template={template} />
          <Origin row={row} />
        </div>
      </div>
    </div>
  );
}
