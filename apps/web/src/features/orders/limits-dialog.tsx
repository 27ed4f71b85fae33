import { setLimitsInput } from "@ymp/api/modules/orders/orders.schema";
import { currencyExponent } from "@ymp/core/currency";
import { type ApprovalLimits, type ApprovingRole, approvingRoles } from "@ymp/core/orders/approval";
import { Field } from "@ymp/ui/primitives/field";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { useServices } from "../../app/services-context.tsx";
import { FigureInput } from "../../lib/figure-input.tsx";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useSetLimits } from "./orders.mutations.ts";
import { useLimits } from "./orders.queries.ts";

type Known = OutputOf<"orders.limits">;

/** Who may approve how much; read by everybody, changed by the captain and the company. */
export function LimitsDialog({ onClose }: { onClose: () => void }) {
  const { data } = useLimits();
  return data ? <LimitsForm known={data} onClose={onClose} /> : null;
}

const formSchema = setLimitsInput.pick({ limits: true });
/** The vessel has one set of them. */
const recordOf = ({ version, limits }: Pick<Known, "version" | "limits">) => ({ id: "limits", version, limits });

function LimitsForm({ known, onClose }: { known: Known; onClose: () => void }) {
  const { t } = useTranslation();
  const { client } = useServices();
  const { mutateAsync: setLimits } = useSetLimits();
  const record = recordOf(known);
  const form = useRecordForm({
    ...{ kind: "limits of approval", schema: formSchema, record },
    valuesOf: (saved: typeof record = record) => ({ limits: saved.limits }),
    read: async () => recordOf(await client.orders.limits.query()),
    save: async (write) => {
      const { limits } = write.values;
      // There are limits, or this form is not.
      if (write.isNew || !limits) return;
      const before = write.base.limits;
      await setLimits({ limits, version: write.version, base: before && { limits: before } });
    },
    onSaved: onClose,
  });
  const { setValue, watch } = form.form;
  const limits = watch("limits");
  const words = useFieldWords(() => t("orders:limits.title"), {
    limits: (value) => {
      const shown = formSchema.shape.limits.safeParse(value).data;
      return shown && <LimitsInWords limits={shown} currency={known.currency} />;
    },
  });
  const mayChange = (role: ApprovingRole) => known.mayChange && (role === "hod" || known.mayChangeCaptain);
  return (
    <RecordForm
      as="dialog"
      form={form}
      title={t("orders:limits.title")}
      submit={t("orders:action.save")}
      words={words}
      isReadOnly={!known.mayChange}
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
          onChange={(limit) => setValue("limits", { ...limits, [role]: limit })}
        />
      ))}
    </RecordForm>
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
