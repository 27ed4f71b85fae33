import type { ConnectedInput } from "@ymp/api/modules/connected/connected.schema";
import { todayIn } from "@ymp/core/calendar-date";
import { fileAddress } from "@ymp/core/file-address";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { CircleCheck, FileText, Package, PackageMinus, ShoppingCart, Wrench } from "lucide-react";
import { useVessel } from "../../app/session.ts";
import { useTranslation } from "../translation.tsx";
import { useAmount } from "../use-amount.ts";
import { useFormats } from "../use-formats.ts";
import type { Panel } from "./connected-panel.tsx";
import { Connection, ConnectionRow } from "./connection.tsx";
import { useMore } from "./use-more.ts";

interface Shown {
  panel: Panel;
}

export function LastWork({ panel: { work }, kind }: Shown & Pick<ConnectedInput, "kind">) {
  const { t } = useTranslation("connected");
  const formats = useFormats();
  const { timeZone } = useVessel();
  if (!work?.length) return null;
  const showsMachine = kind !== "job" && kind !== "equipment";
  return (
    <Connection title={t("work")}>
      {work.map(({ id, jobId, title, machine, doneAt, counted, isSamePlan }) => {
        const day = formats.date(todayIn(timeZone, doneAt));
        const where = showsMachine ? machine : counted === null ? null : formats.hours(counted);
        return (
          <ConnectionRow
            key={id}
            icon={isSamePlan ? <CircleCheck /> : <Wrench />}
            href={jobId && `/app/jobdetails/${jobId}`}
            fact={where ? t("both", { first: day, second: where }) : day}
          >
            {isSamePlan ? t("lastTime") : title}
          </ConnectionRow>
        );
      })}
    </Connection>
  );
}

export function PartsUsed({ panel: { partsUsed }, kind }: Shown & Pick<ConnectedInput, "kind">) {
  const { t } = useTranslation("connected");
  const amountOf = useAmount();
  const more = useMore();
  if (!partsUsed?.rows.length) return null;
  return (
    <Connection title={t("used")} more={more(partsUsed)}>
      {partsUsed.rows.map(({ itemId, name, unit, used }) => (
        <ConnectionRow
          key={itemId}
          icon={<PackageMinus />}
          href={kind === "item" ? null : `/app/inventory?item=${itemId}`}
          fact={amountOf(used, unit)}
        >
          {name}
        </ConnectionRow>
      ))}
    </Connection>
  );
}

export function StockHere({ panel: { stock } }: Shown) {
  const { t } = useTranslation("connected");
  const amountOf = useAmount();
  const more = useMore();
  if (!stock?.rows.length) return null;
  return (
    <Connection title={t("stock")} more={more(stock)}>
      {stock.rows.map(({ id, name, unit, level }) => {
        const amount = amountOf(level.onHand, unit);
        const isShort = level.alert !== null;
        return (
          <ConnectionRow
            key={id}
            icon={<Package />}
            href={`/app/inventory?item=${id}`}
            fact={
              isShort ? (
                <span className="flex items-center gap-1.5 text-status-due-soon">
                  <WarningIcon className="size-3.5" />
                  {t("short", { amount })}
                </span>
              ) : (
                amount
              )
            }
          >
            {name}
          </ConnectionRow>
        );
      })}
    </Connection>
  );
}

export function OpenOrders({ panel: { orders, today } }: Shown) {
  const { t } = useTranslation();
  const formats = useFormats();
  const more = useMore();
  if (!orders?.rows.length) return null;
  return (
    <Connection title={t("connected:orders")} more={more(orders)}>
      {orders.rows.map(({ id, numberText, title, status, expectedOn }) => {
        const stands = t(`orders:status.${status}`);
        const isLate = expectedOn !== null && expectedOn < today && ["ordered", "part_received"].includes(status);
        const when = expectedOn && t("connected:both", { first: stands, second: formats.date(expectedOn) });
        return (
          <ConnectionRow
            key={id}
            icon={<ShoppingCart />}
            href={`/app/orders?order=${id}`}
            fact={<span className={isLate ? "text-status-overdue" : undefined}>{when ?? stands}</span>}
          >
            {title} <bdi className="font-mono text-muted-foreground text-xs">{numberText}</bdi>
          </ConnectionRow>
        );
      })}
    </Connection>
  );
}

export function Papers({ panel: { papers, today } }: Shown) {
  const { t } = useTranslation("connected");
  const formats = useFormats();
  const more = useMore();
  const { id: vesselId } = useVessel();
  if (!papers?.rows.length) return null;
  return (
    <Connection title={t("papers")} more={more(papers)}>
      {papers.rows.map(({ id, fileId, title, expiresOn }) => (
        <ConnectionRow
          key={id}
          icon={<FileText />}
          href={fileId && fileAddress(vesselId, fileId, "original")}
          opensApart
          fact={
            expiresOn ? (
              <span className={expiresOn < today ? "text-status-overdue" : undefined}>
                {t(expiresOn < today ? "ended" : "until", { date: formats.date(expiresOn) })}
              </span>
            ) : null
          }
        >
          {title}
        </ConnectionRow>
      ))}
    </Connection>
  );
}
