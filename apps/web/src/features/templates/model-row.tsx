import { DeptBar } from "@ymp/ui/patterns/dept-bar";
import { Checkbox } from "@ymp/ui/primitives/checkbox";
import { CriticalMark } from "@ymp/ui/primitives/critical-mark";
import { Stepper } from "@ymp/ui/primitives/stepper";
import { useId } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { MachineLine } from "./machine-line.tsx";
import { type Model, mostOfAModel, type NewMachine } from "./models-draft.ts";

interface ModelRowProps {
  model: Model;
  /** Those that will be made of it. */
  machines: readonly NewMachine[];
  mayEdit: boolean;
  onQuantity: (quantity: number) => void;
  onMachine: (machine: NewMachine) => void;
}

export function ModelRow({ model, machines, mayEdit, onQuantity, onMachine }: ModelRowProps) {
  const { t } = useTranslation("models");
  const id = useId();
  const quantity = machines.length;
  return (
    <li className="hairline-b py-1.5">
      <div className="flex min-h-9 items-center gap-3 text-sm touch:min-h-touch">
        {mayEdit ? (
          <Checkbox
            id={id}
            checked={quantity > 0}
            onCheckedChange={(checked) => onQuantity(checked === true ? 1 : 0)}
          />
        ) : null}
        <label htmlFor={id} className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2">
            <span dir="auto" className="font-medium">
              {model.name}
            </span>
            {model.isCritical ? <CriticalMark label={t("templates:mark.critical")} /> : null}
          </span>
          <ModelFacts model={model} />
        </label>
        {mayEdit && quantity > 0 ? (
          <Stepper
            label={t("quantityOf", { name: model.name })}
            value={quantity}
            min={0}
            max={mostOfAModel}
            onValueChange={onQuantity}
          />
        ) : null}
      </div>
      {quantity > 0 ? (
        <ul className="mt-1 mb-2 flex flex-col gap-2 ps-7 max-md:ps-0">
          {machines.map((machine) => (
            <MachineLine key={machine.id} machine={machine} model={model} onChange={onMachine} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function ModelFacts({ model: { department, location, jobs, onBoard } }: { model: Model }) {
  const { t } = useTranslation("models");
  const formats = useFormats();
  const facts = [
    location,
    jobs > 0 && t("jobs", { count: jobs, total: formats.count(jobs) }),
    onBoard > 0 && t("onBoard", { count: onBoard, total: formats.count(onBoard) }),
  ].filter(Boolean);
  const name = t(`departments:of.${department}`);
  return (
    <DeptBar department={department} name={name} className="mt-0.5 text-muted-foreground text-xs">
      {facts.join(" · ")}
    </DeptBar>
  );
}
