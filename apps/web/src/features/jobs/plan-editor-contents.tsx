import { newId } from "@ymp/core/ids";
import { quantityDecimals } from "@ymp/core/units";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { RowList, SectionHead } from "@ymp/ui/primitives/card";
import { Stepper } from "@ymp/ui/primitives/stepper";
import { Plus, X } from "lucide-react";
import { Locked } from "../../lib/locked.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { TaskGroupPicker } from "../worklists/task-group-picker.tsx";
import { PartPicker } from "./job-parts-picker.tsx";
import type { PlanPart } from "./plan-editor.tsx";
import type { PlanPartLine } from "./plan-editor-form.ts";
import { StepLines } from "./step-lines.tsx";

/** The checklist and the parts that every job of the plan starts with. */
export function PlanContents({ part, equipmentId }: { part: PlanPart; equipmentId: string | null }) {
  const { t } = useTranslation("job-sheet");
  const { form, change, isLocked } = part;
  return (
    <>
      <Locked when={isLocked("tasks")}>
        <section>
          <SectionHead title={t("checklist.title")} fact={form.lines.length || undefined}>
            <TaskGroupPicker
              tasks={form.lines.map(({ title }) => title)}
              onPick={(group) =>
                change({ lines: [...form.lines, ...group.tasks.map((title) => ({ id: newId(), title }))] })
              }
            />
            <Button
              variant="ghost"
              size="sm"
              className="-me-2.5"
              onClick={() => change({ lines: [...form.lines, { id: newId(), title: "" }] })}
            >
              <Plus />
              {t("checklist.add")}
            </Button>
          </SectionHead>
          <StepLines lines={form.lines} onChange={(lines) => change({ lines })} />
        </section>
      </Locked>
      <Locked when={isLocked("parts")}>
        <section>
          <SectionHead title={t("parts.title")} fact={form.parts.length || undefined}>
            <PartPicker
              equipmentId={equipmentId}
              chosenIds={form.parts.map(({ itemId }) => itemId)}
              onPick={({ id, name, partNo, unit }) =>
                change({ parts: [...form.parts, { itemId: id, name, partNo, unit, quantity: 1 }] })
              }
            >
              <Button variant="ghost" size="sm" className="-me-2.5">
                <Plus />
                {t("parts.add")}
              </Button>
            </PartPicker>
          </SectionHead>
          <PartLines parts={form.parts} onChange={(parts) => change({ parts })} />
        </section>
      </Locked>
    </>
  );
}

function PartLines({ parts, onChange }: { parts: readonly PlanPartLine[]; onChange: (parts: PlanPartLine[]) => void }) {
  const { t } = useTranslation("job-sheet");
  return (
    <RowList aria-label={t("parts.title")}>
      {parts.map((line) => (
        <li key={line.itemId} className="py-1.5">
          <bdi className="w-20 flex-none font-mono text-muted-foreground text-xs">{line.partNo}</bdi>
          <span dir="auto" className="min-w-0 flex-1">
            {line.name}
          </span>
          <Stepper
            label={t("parts.quantityOf", { name: line.name })}
            value={line.quantity}
            decimals={quantityDecimals(line.unit)}
            onValueChange={(quantity) =>
              onChange(parts.map((other) => (other.itemId === line.itemId ? { ...other, quantity } : other)))
            }
          />
          <IconButton
            label={t("parts.remove", { name: line.name })}
            size="icon-sm"
            onClick={() => onChange(parts.filter(({ itemId }) => itemId !== line.itemId))}
          >
            <X />
          </IconButton>
        </li>
      ))}
    </RowList>
  );
}
