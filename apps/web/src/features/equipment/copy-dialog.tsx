import { useNavigate } from "@tanstack/react-router";
import { newId } from "@ymp/core/ids";
import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { Button } from "@ymp/ui/primitives/button";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Stepper } from "@ymp/ui/primitives/stepper";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useCopyMany } from "./equipment.mutations.ts";
import type { Machine } from "./equipment.queries.ts";
import { EquipmentPicker } from "./equipment-picker.tsx";
import { useRefusalText } from "./use-refusal-text.ts";

/** The same machine once more, as a rule on the other side of the vessel. */
export function CopyDialog({ machine, onClose }: { machine: Machine; onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const navigate = useNavigate();
  const copy = useCopyMany();
  const refusalText = useRefusalText(copy.error);
  const [ids] = useState(() => machine.copyNames.map(() => newId()));
  const [names, setNames] = useState([machine.copyName]);
  const [parentId, setParentId] = useState(machine.parentId);
  const [includesChildren, setIncludesChildren] = useState(true);
  const [includesPlans, setIncludesPlans] = useState(true);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const copies = names.map((name, index) => ({ newId: ids[index] ?? newId(), name: name.trim() }));
    copy.mutate(
      { id: machine.id, copies, parentId, includesChildren, includesPlans },
      {
        onSuccess: ({ ids: [id] }) => {
          if (id) void navigate({ to: "/app/equipment/$id", params: { id }, search: {} });
        },
      },
    );
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("equipment:copy.title", { name: machine.name })}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {t("ui:cancel")}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              size="lg"
              busy={copy.isPending}
              disabled={names.some((name) => !name.trim())}
            >
              {t("equipment:copy.confirm")}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
          {refusalText ? <FormErrors faults={[]} message={refusalText} /> : null}
          <Field label={t("equipment:copy.count")}>
            <Stepper
              label={t("equipment:copy.count")}
              min={1}
              max={machine.copyNames.length}
              value={names.length}
              onValueChange={(count) =>
                setNames((now) => machine.copyNames.slice(0, count).map((name, index) => now[index] ?? name))
              }
            />
          </Field>
          {names.map((name, index) => (
            <Field
              key={ids[index]}
              label={
                names.length === 1 ? t("equipment:column.name") : t("equipment:copy.nameOf", { position: index + 1 })
              }
              help={index === 0 ? t("equipment:copy.nameHelp") : undefined}
            >
              <Input
                value={name}
                maxLength={200}
                onChange={({ target }) => setNames(names.map((other, at) => (at === index ? target.value : other)))}
              />
            </Field>
          ))}
          <Field label={t("equipment:column.parent")}>
            <EquipmentPicker
              label={t("equipment:column.parent")}
              equipmentId={parentId}
              onPick={(parent) => setParentId(parent?.id ?? null)}
            />
          </Field>
          <div>
            {machine.counts.children > 0 ? (
              <CheckboxField
                label={t("equipment:copy.children", { count: machine.counts.children })}
                checked={includesChildren}
                onCheckedChange={(checked) => setIncludesChildren(checked === true)}
              />
            ) : null}
            {machine.counts.activePlans > 0 ? (
              <CheckboxField
                label={t("equipment:copy.plans", { count: machine.counts.activePlans })}
                help={t("equipment:copy.plansHelp")}
                checked={includesPlans}
                onCheckedChange={(checked) => setIncludesPlans(checked === true)}
              />
            ) : null}
          </div>
          <p className="text-muted-foreground text-xs">{t("equipment:copy.leftOut")}</p>
        </form>
      </DialogContent>
    </Dialog>
  );
}
