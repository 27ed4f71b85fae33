import { quantityDecimals, quantityStep, sumQuantities } from "@ymp/core/units";
import { StepperRows } from "@ymp/ui/patterns/stepper-rows";
import { Button } from "@ymp/ui/primitives/button";
import { SectionHead } from "@ymp/ui/primitives/card";
import { FieldError } from "@ymp/ui/primitives/field";
import { ScanLine } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { isSameBin, overStock, proposedTakes, type UsedBin, type UsedLine } from "./complete-job-draft.ts";
import type { CompletionForm } from "./complete-job-form.ts";
import { PartPicker, type PickedPart } from "./job-parts-picker.tsx";
import { placeName } from "./job-sheet-data.ts";

/** Parts that went into the work, by place and lot, and what is left of each once they are gone. */
export function CompletionParts({ form }: { form: CompletionForm }) {
  const { t } = useTranslation("job-sheet");
  const rowsOf = usePartRows();
  const { draft, faults, job } = form;
  const lines = draft.parts.map((line) => {
    const stock = job.parts.find(({ itemId }) => itemId === line.itemId)?.bins;
    return stock ? overStock(line, stock) : line;
  });
  const setTaken = (line: UsedLine, bin: UsedBin, taken: number) => {
    const changed = { ...line, bins: line.bins.map((other) => (isSameBin(other, bin) ? { ...bin, taken } : other)) };
    form.change({ parts: lines.map((other) => (other.itemId === line.itemId ? changed : other)) });
  };
  const added = useRef<string>(undefined);
  const section = useRef<HTMLElement>(null);
  const add = (part: PickedPart) => {
    added.current = part.id;
    form.change({ parts: [...draft.parts, lineOfPicked(part)] });
  };
  const last = lines.at(-1)?.itemId;
  useEffect(() => {
    if (last && last === added.current) section.current?.scrollIntoView({ block: "nearest" });
  }, [last]);
  return (
    <section ref={section} id={form.idOf("parts")} tabIndex={-1} aria-label={t("complete.parts")}>
      <SectionHead title={t("complete.parts")}>
        <PartPicker equipmentId={job.equipmentId} chosenIds={draft.parts.map(({ itemId }) => itemId)} onPick={add}>
          <Button variant="ghost" size="sm" className="-me-2.5">
            <ScanLine />
            {t("complete.scanOrAdd")}
          </Button>
        </PartPicker>
      </SectionHead>
      {draft.parts.length === 0 ? <p className="text-muted-foreground text-sm">{t("complete.noParts")}</p> : null}
      <StepperRows label={t("complete.parts")} lines={lines.flatMap((line) => rowsOf(line, setTaken))} />
      {faults.fields.parts ? <FieldError>{faults.fields.parts}</FieldError> : null}
    </section>
  );
}

function lineOfPicked({ id, name, partNo, unit, minQuantity, bins }: PickedPart): UsedLine {
  return { itemId: id, name, partNo, unit, minQuantity, plannedQuantity: 0, bins: proposedTakes(bins, 1) };
}

/** A row for each place and lot; their names tell them apart where there are several. */
function usePartRows() {
  const { t } = useTranslation("job-sheet");
  const formats = useFormats();
  const note = useStockNote();
  const binName = (bin: UsedBin) => {
    const lot = bin.lotNumber ? t("complete.lot", { lot: bin.lotNumber }) : null;
    const expiry = bin.expiresOn ? t("complete.expires", { date: formats.date(bin.expiresOn) }) : null;
    return formats.list([placeName(bin), lot, expiry]);
  };
  return (line: UsedLine, setTaken: (line: UsedLine, bin: UsedBin, taken: number) => void) => {
    const name = line.plannedQuantity > 0 ? line.name : t("complete.notPlanned", { name: line.name });
    const common = {
      ...{ code: line.partNo ?? undefined, decimals: quantityDecimals(line.unit) },
      step: quantityStep(line.unit),
    };
    if (line.bins.length === 0)
      return [
        {
          ...{ ...common, id: line.itemId, name, value: 0, max: 0, note: t("complete.noneOnBoard"), short: true },
          onValueChange: () => undefined,
        },
      ];
    return line.bins.map((bin, at) => ({
      ...common,
      ...note(line, bin, at === 0),
      id: `${line.itemId} ${bin.locationId} ${bin.lotId}`,
      name: line.bins.length === 1 ? name : t("complete.from", { name, bin: binName(bin) }),
      value: bin.taken,
      max: bin.onHand,
      onValueChange: (taken: number) => setTaken(line, bin, taken),
    }));
  };
}

/** "3 left in C2", in amber once it falls below the minimum or when more was planned than is on board. */
function useStockNote() {
  const { t } = useTranslation("job-sheet");
  const formats = useFormats();
  return ({ bins, minQuantity, plannedQuantity }: UsedLine, bin: UsedBin, isFirst: boolean) => {
    const onHand = sumQuantities(bins.map((each) => each.onHand));
    const leftOnBoard = sumQuantities([onHand, ...bins.map(({ taken }) => -taken)]);
    const left = formats.quantity(sumQuantities([bin.onHand, -bin.taken]));
    const words = t("complete.left", { quantity: left, place: placeName(bin) });
    if (isFirst && plannedQuantity > onHand) {
      const params = { planned: formats.quantity(plannedQuantity), onHand: formats.quantity(onHand) };
      return { note: t("complete.plannedMore", params), short: true };
    }
    if (isFirst && minQuantity !== null && leftOnBoard < minQuantity)
      return { note: t("complete.leftBelow", { left: words, min: formats.quantity(minQuantity) }), short: true };
    return { note: words, short: leftOnBoard <= 0 };
  };
}
