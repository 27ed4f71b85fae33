import { firstOf } from "@ymp/core/bounded";
import { Card, SectionHead } from "@ymp/ui/primitives/card";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { CutNote } from "../../lib/lists/cut-note.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { type Machine, type MachinePart, useParts } from "./equipment.queries.ts";
import { useMachineAddress } from "./machine-address.ts";
import { binOf } from "./part-bins.ts";

const shown = 8;

/** What is kept for the machine; what is short comes first. */
export function SparesCard({ machine }: { machine: Machine }) {
  const { t } = useTranslation();
  const { showTab } = useMachineAddress();
  const { data } = useParts(machine.id);
  const stocked = (data?.rows ?? []).filter(({ stock }) => stock !== null);
  const short = stocked.filter(({ stock }) => stock?.isBelowMinimum);
  const first = firstOf([...short, ...stocked.filter((part) => !short.includes(part))], shown);
  return (
    <Card>
      <SectionHead
        title={t("equipment:spares.title")}
        fact={stocked.length > 0 && !data?.hasMore ? stocked.length : undefined}
      >
        {short.length > 0 ? (
          <button
            type="button"
            onClick={() => showTab("parts")}
            className="flex items-center gap-1.5 font-medium text-sm text-status-due-soon hover:underline"
          >
            <WarningIcon className="size-3.5" />
            {t("equipment:spares.below", { count: short.length })}
          </button>
        ) : null}
      </SectionHead>
      {data && stocked.length === 0 ? (
        <p className="mt-1 text-muted-foreground text-sm">{t("equipment:spares.none")}</p>
      ) : (
        <SparesTable parts={first.rows} />
      )}
      <CutNote shown={first.hasMore && shown} way="first">
        <button type="button" onClick={() => showTab("parts")} className="text-primary hover:underline">
          {t("lists:cut.all")}
        </button>
      </CutNote>
    </Card>
  );
}

function SparesTable({ parts }: { parts: readonly MachinePart[] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <table className="w-full text-sm tabular-nums">
      <thead>
        <tr className="text-muted-foreground text-xs [&>th]:h-row-head [&>th]:font-normal">
          <th className="pe-3 text-start max-md:hidden">{t("equipment:part.partNo")}</th>
          <th className="text-start">{t("equipment:part.designation")}</th>
          <th className="ps-3 text-end">{t("equipment:part.stock")}</th>
          <th className="ps-3 text-end">{t("equipment:part.minimum")}</th>
          <th className="ps-3 text-start">{t("equipment:part.bin")}</th>
        </tr>
      </thead>
      <tbody className="[&>tr:not(:last-child)]:hairline-b">
        {parts.map(({ id, partNo, designation, stock }) => (
          <tr key={id} className="h-row">
            <td className="whitespace-nowrap pe-3 font-mono text-muted-foreground text-xs max-md:hidden">
              <bdi>{partNo}</bdi>
            </td>
            <td dir="auto">{designation}</td>
            <td
              className={
                stock?.isBelowMinimum ? "ps-3 text-end font-semibold text-status-due-soon" : "ps-3 text-end font-medium"
              }
            >
              {stock ? formats.quantity(stock.onHand) : null}
              {stock?.isBelowMinimum ? <span className="sr-only"> {t("equipment:part.isBelow")}</span> : null}
            </td>
            <td className="ps-3 text-end text-muted-foreground">
              {stock?.minQuantity === null || !stock ? "" : formats.quantity(stock.minQuantity)}
            </td>
            <td dir="auto" className="max-w-40 ps-3">
              {stock ? binOf(stock.bins[0]) : ""}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
