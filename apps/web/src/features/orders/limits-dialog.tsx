import { currencyExponent } from "@ymp/core/currency";
import { type ApprovalLimits, type ApprovingRole, approvingRoles } from "@ymp/core/orders/approval";
import { Field } from "@ymp/ui/primitives/field";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { useState } from "react";
import { FigureInput } from "../../lib/figure-input.tsx";
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
  const save = useSetLimits();
  const mayChange = (role: ApprovingRole) => known.mayChange && (role === "hod" || known.mayChangeCaptain);
  return (
    <OrderDialog
      title={t("orders:limits.title")}
      submit={t(known.mayChange ? "orders:action.save" : "ui:close")}
      busy={save.isPending}
      error={save.error}
      onSubmit={() => (known.mayChange ? save.mutate({ limits }, { onSuccess: onClose }) : onClose())}
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
  const formats = useFormats();
  const kind = limit === undefined ? "none" : limit === null ? "any" : "upTo";
  const label = t(`users:role.${role}`);
  const decimals = currencyExponent(currency);
  if (!mayChange) {
    const words =
      typeof limit === "number" ? formats.money({ amountMinor: limit, currency }) : t(`orders:limits.${kind}`);
    return (
      <p className="flex justify-between text-sm">
        <span>{label}</span>
        <bdi className="text-muted-foreground">{words}</bdi>
      </p>
    );
  }
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
