import { supplierLanguage } from "@ymp/core/orders/supplier-language";
import { type Locale, locales } from "@ymp/i18n/locales";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { Select } from "@ymp/ui/primitives/select";
import { useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { FigureInput } from "../../lib/figure-input.tsx";
import { languageNames } from "../../lib/language-names.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { OrderDialog } from "./order-dialog.tsx";
import { useRenewLink, useSendOrder } from "./orders.mutations.ts";
import type { Order } from "./orders.queries.ts";

const rateDecimals = 8;
const rateSteps = 10 ** rateDecimals;

interface SendDialogProps {
  order: Order;
  /** The order is placed already: only the link is made again. */
  isAgain?: boolean;
  onClose: () => void;
}

/** Places the order: by mail with the printed order, or noted as ordered by hand. Then the link is there to be copied. */
export function SendDialog({ order, isAgain = false, onClose }: SendDialogProps) {
  const { t } = useTranslation();
  const fields = useSendFields(order, isAgain);
  const send = useSendOrder();
  const renew = useRenewLink();
  const sent = send.data ?? renew.data;
  if (sent) return <LinkDialog order={order} sent={sent} onClose={onClose} />;
  const { id, version } = order;
  const { way, to, locale, exchangeRate, expectedOn } = fields;
  const submit = () =>
    isAgain
      ? renew.mutate({ id, version, to: way === "mail" ? to : null, locale })
      : send.mutate({ id, version, way, to: way === "mail" ? to : null, locale, exchangeRate, expectedOn });
  return (
    <OrderDialog
      title={t(isAgain ? "orders:send.again" : "orders:send.title")}
      subtitle={`${order.numberText} ${order.title}`}
      submit={t(way === "mail" ? "orders:send.byMail" : isAgain ? "orders:send.makeLink" : "orders:send.byHand")}
      busy={send.isPending || renew.isPending}
      disabled={(way === "mail" && to.trim() === "") || (fields.needsRate && exchangeRate === null)}
      error={send.error ?? renew.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SendFields order={order} fields={fields} isAgain={isAgain} error={send.error ?? renew.error} />
    </OrderDialog>
  );
}

type Fields = ReturnType<typeof useSendFields>;

function useSendFields(order: Order, isAgain: boolean) {
  const contact =
    order.contacts.find(({ takesOrders, email }) => takesOrders && email) ?? order.contacts.find(({ email }) => email);
  const address = contact?.email ?? order.supplierEmail ?? "";
  const needsRate = !isAgain && order.currency !== order.totals.vesselCurrency;
  const [way, setWay] = useState<"mail" | "hand">(order.sendsMail && address !== "" ? "mail" : "hand");
  const [to, setTo] = useState(order.sentTo ?? address);
  const [locale, setLocale] = useState<Locale>(supplierLanguage(order.supplierCountry));
  const [exchangeRate, setRate] = useState(order.exchangeRate);
  const [expectedOn, setExpectedOn] = useState(order.expectedOn);
  return { way, to, locale, exchangeRate, expectedOn, needsRate, setWay, setTo, setLocale, setRate, setExpectedOn };
}

interface SendFieldsProps {
  order: Order;
  fields: Fields;
  isAgain: boolean;
  error: unknown;
}

function SendFields({ order, fields, isAgain, error }: SendFieldsProps) {
  const { t } = useTranslation();
  const faults = refusalOf(error)?.fields ?? {};
  const { way, to, locale } = fields;
  return (
    <>
      <Segmented
        fill
        label={t("orders:send.way")}
        value={way}
        onValueChange={fields.setWay}
        options={[
          { value: "mail", label: t("orders:send.mail") },
          { value: "hand", label: t(isAgain ? "orders:send.copy" : "orders:send.hand") },
        ]}
      />
      <p className="text-muted-foreground text-sm">
        {t(way === "hand" ? "orders:send.handText" : order.sendsMail ? "orders:send.mailText" : "orders:send.noServer")}
      </p>
      {way === "mail" ? (
        <Field label={t("orders:field.sentTo")} error={faults.to ? t(faults.to) : undefined} required>
          <Input type="email" value={to} onChange={(event) => fields.setTo(event.target.value)} />
        </Field>
      ) : null}
      <Field label={t("orders:send.language")}>
        <Select
          value={locale}
          onValueChange={fields.setLocale}
          options={locales.map((value) => ({ value, label: languageNames[value] }))}
        />
      </Field>
      {fields.needsRate ? <RateField order={order} fields={fields} fault={faults.exchangeRate} /> : null}
      {isAgain ? null : (
        <Field label={t("orders:field.expectedOn")} mark={t("orders:optional")}>
          <DateField today={order.today} value={fields.expectedOn} onValueChange={fields.setExpectedOn} />
        </Field>
      )}
    </>
  );
}

function RateField({ order, fields, fault }: { order: Order; fields: Fields; fault: string | undefined }) {
  const { t } = useTranslation();
  const { currency, totals } = order;
  return (
    <Field
      label={t("orders:field.rate")}
      help={t("orders:help.rate", { currency, vesselCurrency: totals.vesselCurrency })}
      error={fault ? t(fault) : undefined}
      required
    >
      <FigureInput
        isShort
        unit={totals.vesselCurrency}
        decimals={rateDecimals}
        value={fields.exchangeRate === null ? null : Math.round(fields.exchangeRate * rateSteps)}
        onValueChange={(steps) => fields.setRate(steps === null ? null : steps / rateSteps)}
      />
    </Field>
  );
}
