import { monthName } from "@ymp/core/rest/month-name";
import { Field } from "@ymp/ui/primitives/field";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { useSession } from "../../app/session.ts";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { SignDialog } from "../../lib/signing/sign-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { countsAsBreach } from "./judged.ts";
import { useCorrectMonth, useSignMonth, useWithdrawCorrection } from "./rest.mutations.ts";
import type { RestBreach, RestMonth } from "./rest.queries.ts";
import { useRestWords } from "./rest-words.ts";
import { untoldDays } from "./untold.ts";

interface OfMonth {
  shown: RestMonth;
  onClose: () => void;
}

/** The month as it is signed: what of it is missing and broken, then the pin. */
export function SignMonth({ shown, onClose }: OfMonth) {
  const { t } = useTranslation("hours-of-rest");
  const { account } = useSession();
  const formats = useFormats();
  const words = useRestWords(shown.zones);
  const sign = useSignMonth();
  const { person, month, revision, report, days, hash, can } = shown;
  const [reason, setReason] = useState("");
  const capacity = can.awaits ?? "seafarer";
  const expected = new Set(shown.expected);
  const awaited = days.filter(({ on, isKept }) => isKept || expected.has(on)).length;
  const written = days.filter(({ isKept }) => isKept).length;
  const broken = report.breaches.filter((breach) => countsAsBreach(breach, false));
  const claimed = broken.filter(({ standing }) => standing === "excused");
  const untold = untoldDays(days, shown.today);
  const groundsOf = (breach: RestBreach) =>
    formats.list([...new Set(days.flatMap(({ on, grounds }) => (breach.days.includes(on) && grounds ? grounds : [])))]);
  return (
    <SignDialog
      title={t("sign.title", { month: formats.month(month) })}
      subtitle={person.name}
      submit={t("sign.title", { month: formats.month(month) })}
      signer={{ name: account.name, rank: account.jobTitle }}
      capacity={t(`capacity.${capacity}`)}
      checks={[
        {
          label: t("check.days"),
          fact: t("check.of", { part: written, total: awaited }),
          isDoubtful: written < awaited,
        },
        ...(untold.length > 0 ? [{ label: t("untold.days", { count: untold.length }), isDoubtful: true }] : []),
        { label: t("breaches", { count: broken.length }), isDoubtful: broken.length > 0 },
        ...(claimed.length > 0 ? [{ label: t("check.claimed", { count: claimed.length }), isDoubtful: true }] : []),
      ]}
      isIncomplete={can.signsAlone && !reason.trim()}
      busy={sign.isPending}
      error={sign.error}
      onSign={(signing) =>
        sign.mutate(
          {
            profileId: person.id,
            month: monthName(month),
            capacity,
            revision,
            hash,
            ...(can.signsAlone ? { reason: reason.trim() } : {}),
            ...signing,
          },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      <p dir="auto" className="leading-normal">
        {t(`declaration.${capacity}`)}
      </p>
      {can.signsAlone ? (
        <Field label={t("sign.alone")} required>
          <Textarea value={reason} maxLength={300} onChange={({ target }) => setReason(target.value)} />
        </Field>
      ) : null}
      <ul className="flex max-h-[30dvh] flex-col gap-1 overflow-y-auto text-sm">
        {broken.map((breach) => (
          <li key={`${breach.rule}${breach.from.toISOString()}`} dir="auto">
            {words.sentence(breach)}
            {breach.standing === "excused" ? (
              <span className="block text-muted-foreground text-xs">
                {t("standing.claimedAs", { grounds: groundsOf(breach) })}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </SignDialog>
  );
}

/** Puts the month back as it was signed. */
export function WithdrawCorrection({ shown, onClose }: OfMonth) {
  const { t } = useTranslation("hours-of-rest");
  const formats = useFormats();
  const withdraw = useWithdrawCorrection();
  const { person, month, revisions } = shown;
  const revision = revisions.at(-1)?.revision ?? 1;
  return (
    <FormDialog
      title={t("withdraw.title", { month: formats.month(month) })}
      subtitle={person.name}
      submit={t("withdraw.action")}
      destructive
      busy={withdraw.isPending}
      error={withdraw.error}
      onSubmit={() =>
        withdraw.mutate({ profileId: person.id, month: monthName(month), revision }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <p dir="auto" className="leading-normal">
        {t("withdraw.explain")}
      </p>
    </FormDialog>
  );
}

/** Opens a signed month as a new revision; what was signed stays. */
export function CorrectMonth({ shown, onClose, onCorrected }: OfMonth & { onCorrected: () => void }) {
  const { t } = useTranslation("hours-of-rest");
  const formats = useFormats();
  const correct = useCorrectMonth();
  const [reason, setReason] = useState("");
  const { person, month, revisions } = shown;
  const revision = revisions.at(-1)?.revision ?? 1;
  return (
    <FormDialog
      title={t("correct.title", { month: formats.month(month) })}
      subtitle={person.name}
      submit={t("correct.submit")}
      busy={correct.isPending}
      disabled={!reason.trim()}
      error={correct.error}
      onSubmit={() =>
        correct.mutate(
          { profileId: person.id, month: monthName(month), revision, reason: reason.trim() },
          { onSuccess: onCorrected },
        )
      }
      onClose={onClose}
    >
      <p dir="auto" className="leading-normal">
        {t("correct.explain")}
      </p>
      <Field label={t("correct.reason")} required>
        <Textarea value={reason} maxLength={300} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </FormDialog>
  );
}
