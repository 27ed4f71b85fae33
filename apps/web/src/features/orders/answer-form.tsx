import { Button } from "@ymp/ui/primitives/button";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { CheckCheck, Send } from "lucide-react";
import { useRef } from "react";
import { isHeldByUnreadable, sending } from "../../lib/forms/sending.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormatsAshore } from "../../lib/use-formats.ts";
import { useAnswerDraft } from "./answer-draft.ts";
import { type AnsweredLine, AnswerLine } from "./answer-line.tsx";
import { Refused } from "./order-dialog.tsx";
import { DoneMark } from "./order-marks.tsx";
import { useAnswerOrder } from "./orders.mutations.ts";
import type { SupplierView } from "./orders.queries.ts";

interface AnswerFormProps {
  token: string;
  order: SupplierView;
}

type Lines = Readonly<Record<string, AnsweredLine>>;

const nothingSaid: AnsweredLine = { quotedPriceMinor: null, promisedOn: null };

/** Confirms everything in one press, or says price and day line by line. It can be said again while the order is open. */
export function AnswerForm({ token, order }: AnswerFormProps) {
  const { t } = useTranslation();
  const { typed, change, forget } = useAnswerDraft(order);
  const { lines, answeredBy, supplierReference, note } = typed;
  const answer = useAnswerOrder(forget);
  const form = useRef<HTMLFormElement>(null);
  const send = (said: Lines) =>
    answer.mutate({
      token,
      answeredBy,
      supplierReference: supplierReference.trim() || null,
      note: note.trim() || null,
      lines: order.lines.map(({ id }) => ({ id, ...(said[id] ?? nothingSaid) })),
    });
  const confirmAll = () => {
    if (form.current && isHeldByUnreadable(form.current)) return;
    const confirmed = Object.fromEntries(
      order.lines.map(({ id, unitPriceMinor }) => [
        id,
        { quotedPriceMinor: lines[id]?.quotedPriceMinor ?? unitPriceMinor, promisedOn: lines[id]?.promisedOn ?? null },
      ]),
    );
    change({ lines: confirmed });
    send(confirmed);
  };
  const isNamed = answeredBy.trim() !== "";
  return (
    <form noValidate ref={form} onSubmit={sending(() => send(lines))} className="flex flex-col gap-6">
      <AnswerHead order={order} />
      {answer.isSuccess ? <Thanks /> : null}
      <Refused error={answer.error} />
      <ul aria-label={t("orders:tabs.lines")} className="divide-y divide-border border-border border-y">
        {order.lines.map((line) => (
          <AnswerLine
            key={line.id}
            order={order}
            line={line}
            said={lines[line.id] ?? nothingSaid}
            onChange={(part) =>
              change({ lines: { ...lines, [line.id]: { ...(lines[line.id] ?? nothingSaid), ...part } } })
            }
          />
        ))}
      </ul>
      {order.isOpen ? (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t("orders:answer.name")} required>
              <Input
                size="touch"
                value={answeredBy}
                maxLength={120}
                autoComplete="name"
                onChange={(event) => change({ answeredBy: event.target.value })}
              />
            </Field>
            <Field label={t("orders:answer.reference")} mark={t("orders:optional")}>
              <Input
                size="touch"
                value={supplierReference}
                maxLength={100}
                onChange={(event) => change({ supplierReference: event.target.value })}
              />
            </Field>
            <Field label={t("orders:answer.note")} mark={t("orders:optional")} className="sm:col-span-2">
              <Textarea
                rows={3}
                value={note}
                maxLength={2000}
                onChange={(event) => change({ note: event.target.value })}
              />
            </Field>
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" variant="primary" size="touch" busy={answer.isPending} disabled={!isNamed}>
              <Send />
              {t(order.answeredAt ? "orders:answer.change" : "orders:answer.send")}
            </Button>
            <Button size="touch" disabled={!isNamed || answer.isPending} onClick={confirmAll}>
              <CheckCheck />
              {t("orders:answer.confirmAll")}
            </Button>
            {isNamed ? null : <span className="text-muted-foreground text-sm">{t("orders:answer.nameFirst")}</span>}
          </div>
        </>
      ) : null}
    </form>
  );
}

function Thanks() {
  const { t } = useTranslation();
  return (
    <p role="status" className="flex items-center gap-2 rounded-md bg-status-done-bg px-4 py-3 text-sm">
      <DoneMark />
      {t("orders:answer.thanks")}
    </p>
  );
}

function AnswerHead({ order }: { order: SupplierView }) {
  const { t } = useTranslation();
  const formats = useFormatsAshore();
  const facts = [
    order.neededOn && [t("orders:field.neededOn"), formats.date(order.neededOn)],
    order.deliverTo && [t("orders:field.deliverTo"), order.deliverTo],
    order.notes && [t("orders:field.notes"), order.notes],
  ].filter((fact) => Array.isArray(fact));
  return (
    <div>
      <p className="text-muted-foreground text-sm">
        <bdi>{order.vesselName}</bdi> · <bdi className="font-mono">{order.numberText}</bdi>
      </p>
      <h1 dir="auto" className="mt-0.5 font-semibold text-2xl tracking-[-0.015em]">
        {order.title}
      </h1>
      <p className="mt-1.5 text-muted-foreground text-sm">
        {t(order.isOpen ? "orders:answer.lead" : "orders:answer.settled")}
      </p>
      <dl className="mt-4 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted-foreground">{label}</dt>
            <dd dir="auto" className="whitespace-pre-wrap">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
