import { type DecimalMark, parseDecimalText } from "@ymp/core/decimal-text";
import { inOrderOfTaking } from "@ymp/core/maintenance/stock-bins";
import { parseQuantity, sumQuantities } from "@ymp/core/units";
import { cn } from "@ymp/ui/lib/cn";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { RowList, SectionHead } from "@ymp/ui/primitives/card";
import { FieldError } from "@ymp/ui/primitives/field";
import { UnreadableContext } from "@ymp/ui/primitives/input";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { Plus, X } from "lucide-react";
import { type CSSProperties, useState } from "react";
import { useServices } from "../../app/services-context.tsx";
import { useKeptWhenGone } from "../../lib/forms/use-kept-when-gone.ts";
import { type SeenValue, useMeanwhile } from "../../lib/forms/use-meanwhile.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useDecimalMark } from "../../lib/use-typed-figure.ts";
import { PartPicker } from "./job-parts-picker.tsx";
import { useAddPart, usePlanPart, useRemovePart } from "./job-sheet.mutations.ts";
import { isJobOpen, type Job, type JobPart, placeName } from "./job-sheet-data.ts";
import { InlineText } from "./job-sheet-inline.tsx";

/** Parts planned for the work, with what is where before anyone walks to the store. */
export function JobParts({ job }: { job: Job }) {
  const { t } = useTranslation("job-sheet");
  const add = useAddPart();
  if (job.parts.length === 0 && !job.can.edit) return null;
  const isStockShown = job.parts.length > 0 && job.can.stores && isJobOpen(job.status);
  return (
    <section className="mt-5">
      <SectionHead title={t("parts.title")} fact={isStockShown ? t("parts.fact") : undefined}>
        {job.can.edit ? (
          <PartPicker
            equipmentId={job.equipmentId}
            chosenIds={job.parts.map(({ itemId }) => itemId)}
            onPick={({ id }) => add.mutate({ id: job.id, itemId: id, plannedQuantity: 1 })}
          >
            <Button variant="ghost" size="sm" className="-me-2.5">
              <Plus />
              {t("parts.add")}
            </Button>
          </PartPicker>
        ) : null}
      </SectionHead>
      <RowList aria-label={t("parts.title")} style={widthOfPlaces(job.parts)}>
        {job.parts.map((part) => (
          <PartRow key={part.itemId} job={job} part={part} />
        ))}
      </RowList>
    </section>
  );
}

/** All rows give their places the room that the longest needs. */
function widthOfPlaces(parts: readonly JobPart[]): CSSProperties {
  const longest = Math.max(4, ...parts.map((part) => binOf(part)?.length ?? 0));
  const width: Record<`--${string}`, string> = { "--place": `${Math.min(longest, 20)}ch` };
  return width;
}

function PartRow({ job, part }: { job: Job; part: JobPart }) {
  const { t } = useTranslation("job-sheet");
  const formats = useFormats();
  const remove = useRemovePart();
  const mark = useDecimalMark();
  const planned = usePlannedQuantity(job.id, part);
  const [unreadable, setUnreadable] = useState<string>();
  const quantity = part.usedQuantity ?? part.plannedQuantity;
  return (
    <li className="flex-wrap gap-x-3 py-1.5 md:grid! md:grid-cols-[100px_minmax(6rem,1fr)_auto_124px_minmax(40px,var(--place))_28px]">
      {part.partNo ? <bdi className="font-mono text-muted-foreground text-xs">{part.partNo}</bdi> : null}
      <span dir="auto" className={cn("min-w-0 max-md:basis-[60%] max-md:flex-1", !part.partNo && "md:col-span-2")}>
        {part.name}
      </span>
      {job.can.edit ? (
        <UnreadableContext value={setUnreadable}>
          <span className="w-9 flex-none">
            <InlineText
              label={t("parts.quantityOf", { name: part.name })}
              value={formats.quantity(quantity)}
              required
              className="text-end"
              onBegin={planned.begin}
              unreadable={(typed) => {
                if (quantityOf(typed, part.unit, mark) !== null) return undefined;
                return parseDecimalText(typed, 3, mark)
                  ? t("parts.tooFine", { unit: part.unit })
                  : t("parts.unreadable");
              }}
              onSave={(typed) => planned.save(quantityOf(typed, part.unit, mark))}
            />
          </span>
        </UnreadableContext>
      ) : (
        <bdi className="text-end">
          {t(part.usedQuantity === null ? "parts.planned" : "parts.used", { quantity: formats.quantity(quantity) })}
        </bdi>
      )}
      {job.can.stores ? (
        <>
          <StockWord part={part} wanted={part.usedQuantity === null ? quantity : 0} />
          <bdi className="text-muted-foreground text-xs">{binOf(part)}</bdi>
        </>
      ) : null}
      {job.can.edit ? (
        <IconButton
          label={t("parts.remove", { name: part.name })}
          size="icon-sm"
          className="max-md:ms-auto"
          onClick={() => remove.mutate({ id: job.id, itemId: part.itemId })}
        >
          <X />
        </IconButton>
      ) : null}
      {unreadable ? (
        <div className="w-full md:col-span-full">
          <FieldError>{unreadable}</FieldError>
        </div>
      ) : null}
      {planned.conflict ? <div className="w-full md:col-span-full">{planned.conflict}</div> : null}
    </li>
  );
}

type Planned = Pick<JobPart, "plannedQuantity" | "locationId">;

/** From what stood there as the typing began; what somebody else planned meanwhile is shown beside it. */
function usePlannedQuantity(jobId: string, part: JobPart) {
  const { t } = useTranslation("job-sheet");
  const formats = useFormats();
  const { client } = useServices();
  const plan = usePlanPart();
  const [mine, setMine] = useState(part.plannedQuantity);
  const meanwhile = useMeanwhile<Planned | null>({
    first: seenOf(part),
    read: async () => {
      const { parts } = await client.jobs.get.query({ id: jobId });
      return seenOf(parts.find(({ itemId }) => itemId === part.itemId));
    },
    field: t("parts.quantityOf", { name: part.name }),
    show: (planned) => (planned ? formats.quantity(planned.plannedQuantity) : t("forms:empty")),
    save: (seen) => send(mine, seen),
  });
  const send = (plannedQuantity: number, { version, value }: SeenValue<Planned | null>) =>
    plan
      .mutateAsync({
        ...{ id: jobId, itemId: part.itemId, plannedQuantity },
        ...(value ? { locationId: value.locationId, version, base: value } : {}),
      })
      .catch(meanwhile.onErrorOf({ plannedQuantity, locationId: null }, (now) => send(plannedQuantity, now)));
  // The field itself is closed by then: what was meant goes with the row unless it is told.
  useKeptWhenGone(() => {
    if (meanwhile.isUndecided) send(mine, meanwhile.seen);
  }, meanwhile.isUndecided);
  return {
    begin: () => meanwhile.startFrom(seenOf(part)),
    save(quantity: number | null) {
      if (quantity === null) return;
      setMine(quantity);
      send(quantity, meanwhile.seen);
    },
    conflict: meanwhile.conflict({ plannedQuantity: mine, locationId: null }),
  };
}

const seenOf = (part: JobPart | undefined): SeenValue<Planned | null> => ({
  version: part?.version,
  value: part ? { plannedQuantity: part.plannedQuantity, locationId: part.locationId } : null,
});

/** As finely as it can be taken. */
function quantityOf(typed: string, unit: string, mark: DecimalMark): number | null {
  return parseQuantity(typed, unit, mark) || null;
}

function binOf({ bins, locationId }: JobPart): string | undefined {
  const bin = bins.find((candidate) => candidate.locationId === locationId) ?? inOrderOfTaking(bins)[0];
  return bin && placeName(bin);
}

function StockWord({ part, wanted }: { part: JobPart; wanted: number }) {
  const { t } = useTranslation("job-sheet");
  const formats = useFormats();
  const onHand = sumQuantities(part.bins.map((bin) => bin.onHand));
  const count = formats.quantity(onHand);
  const isShort = onHand < wanted;
  const isLow = part.minQuantity !== null && onHand < part.minQuantity;
  if (!isShort && !isLow) return <span dir="auto">{t("parts.inStock", { quantity: count })}</span>;
  const words = isShort
    ? t("parts.short", { quantity: count })
    : t("parts.belowMin", { quantity: count, min: formats.quantity(part.minQuantity ?? 0) });
  return (
    <span dir="auto" className="flex items-center gap-1.5 text-status-due-soon">
      <WarningIcon className="size-3.5" />
      {words}
    </span>
  );
}
