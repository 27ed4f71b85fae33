import { currencyExponent } from "@ymp/core/currency";
import { type ApprovalLimits, type ApprovingRole, approvingRoles } from "@ymp/core/orders/approval";
import { Field } from "@ymp/ui/primitives/field";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { useState } from "react";
import { useServices } from "../../app/services-context.tsx";
import { FigureInput } from "../../lib/figure-input.tsx";
import { type SeenValue, useMeanwhile } from "../../lib/forms/use-meanwhile.tsx";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { OrderDialog } from "./order-dialog.tsx";
import { useSetLimits } from "./orders.mutations.ts";
import { useLimits } from "./orders.queries.ts";

type Known = OutputOf<"orders.limits">;

/** Who may approve how much; read by everybody, changed by the captain and the company. */
export function LimitsDialog({ onClose }: { onClose: () => void }) {
  const { data } = useLimits();
  return data ? <LimitsForm known={data} onClose={onClose} /> : null;
}

function LimitsForm({ known, onClose }: { known: Known; onClose: () => void }) {
  const { t } = useTranslation();
  const [limits, setLimits] = useState<ApprovalLimits>(known.limits);
  const { client } = useServices();
  const save = useSetLimits();
  const meanwhile = useMeanwhile<ApprovalLimits>({
    first: { version: known.version, value: known.limits },
    read: async () => {
      const now = await client.orders.limits.query();
      return { version: now.version, value: now.limits };
    },
    field: t("orders:limits.title"),
    show: (value) => <LimitsInWords limits={value} currency={known.currency} />,
    save: (seen) => send(seen),
    onTakeTheirs: onClose,
  });
  const send = ({ version = known.version, value }: SeenValue<ApprovalLimits>) =>
    save.mutate({ limits, version, base: { limits: value } }, { onSuccess: onClose, onError: meanwhile.onError });
  const mayChange = (role: ApprovingRole) => known.mayChange && (role === "hod" || known.mayChangeCaptain);
  return (
    <OrderDialog
      title={t("orders:limits.title")}
      submit={t(known.mayChange ? "orders:action.save" : "ui:close")}
      busy={save.isPending}
      error={save.error}
      refusal={meanwhile.conflict(limits)}
      onSubmit={() => (known.mayChange ? send(meanwhile.seen) : onClose())}
      onClose={onClose}
    >
      <p className="text-muted-foreground text-sm">{t("orders:limits.text")}</p>
      {approvingRoles.map((role) => (
        <LimitField
          key={role}
          role={role}
          limit={limits[role]}
          currency={known.currency}
          mayChange={mayChange(role)}
          onChange={(limit) => setLimits({ ...limits, [role]: limit })}
        />
      ))}
    </OrderDialog>
  );
}

/** Up to which sum each role approves, one below the other. */
function LimitsInWords({ limits, currency }: { limits: ApprovalLimits; currency: string }) {
  const { t } = useTranslation();
  const words = useLimitWords(currency);
  return (
    <ul>
      {approvingRoles.map((role) => (
        <li key={role} className="flex justify-between gap-3">
          <span>{t(`users:role.${role}`)}</span>
          <bdi>{words(limits[role])}</bdi>
        </li>
      ))}
    </ul>
  );
}

function useLimitWords(currency: string) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (limit: number | null | undefined) =>
    typeof limit === "number" ? formats.money({ amountMinor: limit, currency }) : t(`orders:limits.${kindOf(limit)}`);
}

const kindOf = (limit: number | null | undefined) => (limit === undefined ? "none" : limit === null ? "any" : "upTo");

interface LimitFieldProps {
  role: ApprovingRole;
  limit: number | null | undefined;
  currency: string;
  mayChange: boolean;
  onChange: (limit: number | null | undefined) => void;
}

const kinds = ["none", "upTo", "any"] as const;
const firstLimit = 1000;

function LimitField({ role, limit, currency, mayChange, onChange }: LimitFieldProps) {
  const { t } = useTranslation();
  const words = useLimitWords(currency);
  const kind = kindOf(limit);
  const label = t(`users:role.${role}`);
  const decimals = currencyExponent(currency);
  if (!mayChange)
    return (
      <p className="flex justify-between text-sm">
        <span>{label}</span>
        <bdi className="text-muted-foreground">{words(limit)}</bdi>
      </p>
    );
  const choose = (next: (typeof kinds)[number]) =>
    onChange(next === "none" ? undefined : next === "any" ? null : firstLimit * 10 ** decimals);
  return (
    <div className="flex flex-col gap-2">
      <Field label={label} group>
        <Segmented
          fill
          label={label}
          value={kind}
          onValueChange={choose}
          options={kinds.map((value) => ({ value, label: t(`orders:limits.${value}`) }))}
        />
      </Field>
      {typeof limit === "number" ? (
        <FigureInput
          aria-label={t("orders:limits.upTo")}
          unit={currency}
          decimals={decimals}
          value={limit}
          onValueChange={(next) => next !== null && onChange(next)}
        />
      ) : null}
    </div>
  );
}
