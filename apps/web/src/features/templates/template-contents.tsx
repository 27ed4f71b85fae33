import { newId } from "@ymp/core/ids";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { SectionHead } from "@ymp/ui/primitives/card";
import { Input } from "@ymp/ui/primitives/input";
import { Stepper } from "@ymp/ui/primitives/stepper";
import { Plus, X } from "lucide-react";
import { lazyView } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { TaskGroupPicker } from "../worklists/task-group-picker.tsx";
import type { TemplateDraft } from "./template-draft.ts";
import type { TemplatePart } from "./template-form.ts";

const StepLines = lazyView(async () => (await import("../jobs/step-lines.tsx")).StepLines);

interface TemplateContentsProps {
  part: Pick<TemplatePart, "draft" | "change">;
  /** Whether checklists kept on the vessel can be taken over. */
  hasTaskGroups: boolean;
}

/** The checklist and the parts that every plan of the template starts with. */
export function TemplateContents({ part: { draft, change }, hasTaskGroups }: TemplateContentsProps) {
  const { t } = useTranslation("templates");
  const { lines, parts } = draft;
  return (
    <>
      <section>
        <SectionHead title={t("field.tasks")} fact={lines.length || undefined} level={2}>
          {hasTaskGroups ? (
            <TaskGroupPicker
              tasks={lines.map(({ title }) => title)}
              onPick={(group) => change({ lines: [...lines, ...group.tasks.map((title) => ({ id: newId(), title }))] })}
            />
          ) : null}
          <Button
            variant="ghost"
            size="sm"
            className="-me-2.5"
            onClick={() => change({ lines: [...lines, { id: newId(), title: "" }] })}
          >
            <Plus />
            {t("job-sheet:checklist.add")}
          </Button>
        </SectionHead>
        <StepLines lines={lines} onChange={(next) => change({ lines: next })} />
      </section>
      <section>
        <SectionHead title={t("field.parts")} fact={parts.length || undefined} level={2}>
          <Button
            variant="ghost"
            size="sm"
            className="-me-2.5"
            onClick={() => change({ parts: [...parts, { id: newId(), name: "", quantity: 1, unit: "" }] })}
          >
            <Plus />
            {t("job-sheet:parts.add")}
          </Button>
        </SectionHead>
        <p className="mb-2 text-muted-foreground text-xs">{t("partsHelp")}</p>
        <PartLines parts={parts} onChange={(next) => change({ parts: next })} />
      </section>
    </>
  );
}

type Part = TemplateDraft["parts"][number];

function PartLines({ parts, onChange }: { parts: readonly Part[]; onChange: (parts: Part[]) => void }) {
  const { t } = useTranslation("templates");
  const change = (id: string, part: Partial<Part>) =>
    onChange(parts.map((line) => (line.id === id ? { ...line, ...part } : line)));
  return (
    <ul className="flex flex-col gap-1.5">
      {parts.map(({ id, name, quantity, unit }) => (
        <li key={id} className="flex flex-wrap items-center gap-1.5">
          <Input
            size="sm"
            className="min-w-40 flex-1"
            aria-label={t("part.name")}
            placeholder={t("part.nameHint")}
            maxLength={200}
            value={name}
            onChange={(event) => change(id, { name: event.target.value })}
          />
          <Stepper
            label={t("part.quantity", { name })}
            value={quantity}
            min={0.001}
            decimals={3}
            onValueChange={(next) => change(id, { quantity: next })}
          />
          <Input
            size="sm"
            className="w-20"
            aria-label={t("part.unit", { name })}
            placeholder={t("part.unitHint")}
            maxLength={20}
            value={unit}
            onChange={(event) => change(id, { unit: event.target.value })}
          />
          <IconButton
            label={t("controls:remove", { name: name || t("part.name") })}
            className="touch:size-touch"
            onClick={() => onChange(parts.filter((line) => line.id !== id))}
          >
            <X />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
