import { sumQuantities } from "@ymp/core/units";
import { StepperRows } from "@ymp/ui/patterns/stepper-rows";
import { Button } from "@ymp/ui/primitives/button";
import { SectionHead } from "@ymp/ui/primitives/card";
import { FieldError } from "@ymp/ui/primitives/field";
import { ScanLine } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { UsedLine } from "./complete-job-draft.ts";
import type { CompletionForm } from "./complete-job-form.ts";
import { PartPicker, type PickedPart } from "./job-parts-picker.tsx";
import { fullestPlace, placeName } from "./job-sheet-data.ts";

/** Parts that went into the work, and what is left of each once they are gone. */
export function CompletionParts({ form }: { form: CompletionForm }) {
  const { t } = useTranslation("job-sheet");
  const note = useStockNote();
  const { draft, faults, job } = form;
  const setQuantity = (itemId: string, quantity: number) =>
    form.change({ parts: draft.parts.map((line) => (line.itemId === itemId ? { ...line, quantity } : line)) });
  const add = (part: PickedPart) => form.change({ parts: [...draft.parts, lineOfPicked(part)] });
  return (
    <section id={form.idOf("parts")} tabIndex={-1} aria-label={t("complete.parts")}>
      <SectionHead title={t("complete.parts")}>
        <PartPicker equipmentId={job.equipmentId} chosenIds={draft.parts.map(({ itemId }) => itemId)} onPick={add}>
          <Button variant="ghost" size="sm" className="-me-2.5">
            <ScanLine />
            {t("complete.scanOrAdd")}
          </Button>
        </PartPicker>
      </SectionHead>
      {draft.parts.length === 0 ? <p className="text-muted-foreground text-sm">{t("complete.noParts")}</p> : null}
      <StepperRows
        label={t("complete.parts")}
        lines={draft.parts.map((line) => ({
          id: line.itemId,
          code: line.partNo ?? undefined,
          name: line.isPlanned ? line.name : t("complete.notPlanned", { name: line.name }),
          value: line.quantity,
          step: line.unit === "pcs" ? 1 : line.unit === "m" ? 0.01 : 0.1,
          max: fullestPlace(line.places)?.onHand ?? 0,
          onValueChange: (quantity) => setQuantity(line.itemId, quantity),
          ...note(line),
        }))}
      />
      {faults.fields.parts ? <FieldError>{faults.fields.parts}</FieldError> : null}
    </section>
  );
}

function lineOfPicked({ id, name, partNo, unit, minQuantity, places, onHand }: PickedPart): UsedLine {
  return { itemId: id, name, partNo, unit, minQuantity, places, isPlanned: false, quantity: Math.min(1, onHand) };
}

/** "3 left in C2", in amber with the minimum once it falls below. */
function useStockNote(): (line: UsedLine) => { note: string; short: boolean } {
  const { t } = useTranslation("job-sheet");
  const formats = useFormats();
  return ({ places, quantity, minQuantity }) => {
    const place = fullestPlace(places);
    if (!place) return { note: t("complete.noneOnBoard"), short: true };
    const left = formats.quantity(sumQuantities([place.onHand, -quantity]));
    const leftOnBoard = sumQuantities([...places.map(({ onHand }) => onHand), -quantity]);
    const isBelow = minQuantity !== null && leftOnBoard < minQuantity;
    const words = t("complete.left", { quantity: left, place: placeName(place) });
    if (isBelow)
      return { note: t("complete.leftBelow", { left: words, min: formats.quantity(minQuantity) }), short: true };
    return { note: words, short: leftOnBoard <= 0 };
  };
}
