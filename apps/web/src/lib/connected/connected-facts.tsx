import type { ConnectedInput } from "@ymp/api/modules/connected/connected.schema";
import { Clock, Coins, Phone, ShieldCheck, Ship, ShoppingCart, Truck } from "lucide-react";
import { dialOf } from "../contact-links.tsx";
import { useTranslation } from "../translation.tsx";
import { useFormats } from "../use-formats.ts";
import type { Panel } from "./connected-panel.tsx";
import { Connection, ConnectionRow } from "./connection.tsx";
import { useMore } from "./use-more.ts";

interface Shown {
  panel: Panel;
}
type OfKind = Pick<ConnectedInput, "kind">;

export function Warranties({ panel: { warranties, today }, kind }: Shown & OfKind) {
  const { t } = useTranslation("connected");
  const formats = useFormats();
  const more = useMore();
  if (!warranties || warranties.rows.length === 0) return null;
  return (
    <Connection title={t("warranty")} more={more(warranties)}>
      {warranties.rows.map(({ id, name, until, note, by }) => {
        const isOver = until < today;
        const words = t(isOver ? "ended" : "until", { date: formats.date(until) });
        const isItself = kind === "equipment";
        return (
          <ConnectionRow
            key={id}
            icon={<ShieldCheck />}
            href={isItself ? null : `/app/equipment/${id}`}
            fact={<span className={isOver ? undefined : "text-status-done"}>{words}</span>}
          >
            {isItself ? (note ?? by ?? t("warranty")) : name}
          </ConnectionRow>
        );
      })}
    </Connection>
  );
}

/** Sums stand beside each other, one a currency; nothing is added up that has no rate. */
export function ConnectedCost({ panel: { cost }, kind }: Shown & OfKind) {
  const { t } = useTranslation("connected");
  const formats = useFormats();
  if (!cost) return null;
  const { parts, hoursTenths, orders } = cost;
  if (parts.sums.length + orders.length === 0 && hoursTenths === 0) return null;
  const sums = (amounts: typeof orders) => amounts.map((amount) => formats.money(amount)).join(" + ");
  return (
    <Connection title={t(kind === "job" ? "costOfJob" : "cost")}>
      {parts.sums.length > 0 ? (
        <ConnectionRow icon={<Coins />} fact={sums(parts.sums)}>
          {t("partsCost")}
          {parts.unpriced > 0 ? (
            <span className="ms-1.5 text-muted-foreground text-xs">{t("unpriced", { count: parts.unpriced })}</span>
          ) : null}
        </ConnectionRow>
      ) : null}
      {hoursTenths > 0 ? (
        <ConnectionRow icon={<Clock />} fact={formats.hours(hoursTenths)}>
          {t("hours")}
        </ConnectionRow>
      ) : null}
      {orders.length > 0 ? (
        <ConnectionRow icon={<ShoppingCart />} fact={sums(orders)}>
          {t("received")}
        </ConnectionRow>
      ) : null}
    </Connection>
  );
}

export function ConnectedTrip({ panel: { trip } }: Shown) {
  const { t } = useTranslation("connected");
  const formats = useFormats();
  if (!trip) return null;
  const { id, name, startsOn, endsOn } = trip;
  return (
    <Connection title={t("trip")}>
      <ConnectionRow
        icon={<Ship />}
        href={`/app/trips?trip=${id}`}
        fact={t("span", { from: formats.date(startsOn), to: formats.date(endsOn) })}
      >
        {name}
      </ConnectionRow>
    </Connection>
  );
}

export function ConnectedSupplier({ panel: { supplier } }: Shown) {
  const { t } = useTranslation("connected");
  if (!supplier) return null;
  const { id, name, contact, duty, phone, email } = supplier;
  const reach = phone ? dialOf(phone) : email && `mailto:${email}`;
  return (
    <Connection title={t("supplier")}>
      <ConnectionRow icon={<Truck />} href={`/app/supplier?supplier=${id}`}>
        {name}
      </ConnectionRow>
      {contact || reach ? (
        <ConnectionRow
          icon={<Phone />}
          fact={
            reach ? (
              <a href={reach} className="text-link hover:underline">
                <bdi>{phone ?? email}</bdi>
              </a>
            ) : null
          }
        >
          {contact ?? t("office")}
          {duty ? <span className="ms-1.5 text-muted-foreground text-xs">{duty}</span> : null}
        </ConnectionRow>
      ) : null}
    </Connection>
  );
}
