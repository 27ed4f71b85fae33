import { newId } from "@ymp/core/ids";
import { judgeAgainstLast } from "@ymp/core/maintenance/counters";
import { Field } from "@ymp/ui/primitives/field";
import { TenthsInput } from "../../lib/tenths-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { SwapPreview } from "./equipment.queries.ts";
import { ReadingVerdictNote } from "./reading-verdict.tsx";
import type { SwapReading } from "./swap-dialog.tsx";
import { useMeterFigure } from "./use-words.ts";

export interface SwapReadingsProps {
  preview: SwapPreview;
  nameOf: (equipmentId: string) => string;
  readings: ReadonlyMap<string, SwapReading>;
  onChange: (readings: ReadonlyMap<string, SwapReading>) => void;
  readAt: Date;
}

/** What the meters of both show at the swap; a field left empty keeps the last reading. */
export function SwapReadings({ preview, nameOf, readings, onChange, readAt }: SwapReadingsProps) {
  const { t } = useTranslation("swap");
  const formats = useFormats();
  const figureOf = useMeterFigure();
  const { counters } = preview;
  if (counters.length === 0) return null;
  const change = (counterId: string, values: { reading?: number | null; confirmsJump?: boolean }) => {
    const next = new Map(readings);
    const { reading = null, ...rest } = { ...readings.get(counterId), ...values };
    if (reading === null) next.delete(counterId);
    else next.set(counterId, { id: newId(), confirmsJump: false, ...rest, counterId, reading });
    onChange(next);
  };
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="font-medium text-sm">{t("readings")}</legend>
      {counters.map((meter) => {
        const entered = readings.get(meter.id);
        const verdict = entered ? judgeAgainstLast(meter, entered.reading, readAt) : null;
        const { lastReading, lastReadAt } = meter;
        return (
          <div key={meter.id} className="flex flex-col gap-1.5">
            <Field
              label={t("readingOf", {
                name: nameOf(meter.equipmentId),
                meter: t(`equipment:meter.kind.${meter.kind}`),
              })}
              help={
                lastReading === null || !lastReadAt
                  ? t("equipment:reading.first")
                  : t("last", { figure: figureOf(meter.kind, lastReading), at: formats.dateTime(lastReadAt) })
              }
            >
              <TenthsInput
                unit={t(`equipment:unit.${meter.kind}`)}
                value={entered?.reading ?? null}
                onValueChange={(reading) => change(meter.id, { reading, confirmsJump: false })}
              />
            </Field>
            {verdict ? (
              <ReadingVerdictNote
                meter={meter}
                verdict={verdict}
                isConfirmed={entered?.confirmsJump ?? false}
                onConfirm={(confirmsJump) => change(meter.id, { confirmsJump })}
              />
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}
