import { KnownProperties } from "../../lib/known-properties.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { PartSheetData } from "./spares.queries.ts";

/** Everything that is on the list about the part. */
export function PartProperties({ part }: { part: PartSheetData }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { department } = part.machine;
  const values = {
    partNo: part.partNo && <bdi className="font-mono text-xs">{part.partNo}</bdi>,
    section: part.sectionName,
    figureNumber: part.figureNumber,
    key: part.key,
    fitted: part.fittedQuantity === null ? null : formats.quantity(part.fittedQuantity),
    unit: part.unit,
    measurement: part.measurement,
    serialNo: part.serialNo,
    standard: part.standard,
    department: department && t(`departments:of.${department}`),
    lastUsed: part.lastUsedOn && formats.date(part.lastUsedOn),
  };
  return (
    <>
      <KnownProperties values={values} labelOf={(id) => t(`spares:field.${id}`)} />
      {part.description ? (
        <p dir="auto" className="whitespace-pre-wrap text-sm" title={t("spares:field.description")}>
          {part.description}
        </p>
      ) : null}
    </>
  );
}
