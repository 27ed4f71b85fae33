import { Badge, type BadgeTone } from "@ymp/ui/primitives/badge";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { countsOf, outcomes } from "./apply-choice.ts";
import type { ApplyLine } from "./templates.queries.ts";

const toneOf: Record<ApplyLine["outcome"], BadgeTone> = {
  new: "done",
  otherType: "due-soon",
  already: "draft",
  archived: "draft",
  notYours: "draft",
};

/** Every template on every machine, and what becomes of it. */
export function ApplyPreview({ lines }: { lines: readonly ApplyLine[] }) {
  const { t } = useTranslation("templates");
  const formats = useFormats();
  const counts = countsOf(lines);
  return (
    <section aria-label={t("apply.preview")} className="flex flex-col gap-2">
      <div role="status" className="flex flex-wrap gap-2">
        {outcomes
          .filter((outcome) => counts[outcome] > 0)
          .map((outcome) => (
            <Badge key={outcome} tone={toneOf[outcome]}>
              {t(`apply.count.${outcome}`, { count: counts[outcome], total: formats.count(counts[outcome]) })}
            </Badge>
          ))}
      </div>
      <ul className="max-h-48 overflow-y-auto rounded-md inset-ring inset-ring-border text-sm">
        {lines.map((line) => (
          <li
            key={`${line.equipmentId} ${line.ref}`}
            className="hairline-b flex min-h-row flex-wrap items-center gap-x-3 px-3 py-1.5"
          >
            <span dir="auto" className="min-w-0 flex-1 basis-40">
              {line.title}
              <span className="block text-muted-foreground text-xs">{line.equipmentName}</span>
            </span>
            <span className="flex-none text-muted-foreground text-xs">{t(`apply.outcome.${line.outcome}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
