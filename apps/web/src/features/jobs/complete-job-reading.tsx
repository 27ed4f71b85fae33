import { Link } from "@tanstack/react-router";
import { mayConfirmJump } from "@ymp/core/maintenance/reading-fields";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { Check } from "lucide-react";
import { useAccess } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { CompletionForm } from "./complete-job-form.ts";
import { useSheetWords } from "./job-sheet-words.ts";

/** The reading judged the moment it is typed: plausible, lower than the last, or further than the time that has passed. */
export function ReadingVerdictWords({ form }: { form: CompletionForm }) {
  const { t } = useTranslation("job-sheet");
  const formats = useFormats();
  const access = useAccess();
  const words = useSheetWords();
  const { verdict, job, draft } = form;
  const last = job.counter;
  if (!verdict || draft.reading === null || !last) return null;
  const since = last.lastReadAt ? words.day(words.dayOf(last.lastReadAt), job.today) : null;
  const lastReading = last.lastReading === null ? "" : formats.hours(last.lastReading);
  if (verdict.verdict === "ok") {
    const gained = last.lastReading === null ? null : draft.reading - last.lastReading;
    return (
      <p role="status" className="flex items-center gap-1.5 text-xs md:justify-end">
        <Check aria-hidden className="size-3.5 text-status-done" />
        <span className="text-status-done">{t("reading.plausible")}</span>
        {gained !== null && gained >= 0 && since ? (
          <span className="text-muted-foreground tabular-nums">
            {t("reading.since", { hours: formats.hours(gained), day: since })}
          </span>
        ) : null}
      </p>
    );
  }
  return (
    <div role="status" className="rounded-md bg-status-due-soon-bg px-3 py-2 text-sm">
      <p className="flex items-start gap-2">
        <WarningIcon className="mt-0.5 flex-none text-status-due-soon" />
        <span dir="auto" className="min-w-0 tabular-nums">
          {verdict.verdict === "lower" ? t("reading.lower", { last: lastReading, day: since ?? "" }) : null}
          {verdict.verdict === "above_later" ? t("reading.above_later", { last: lastReading, day: since ?? "" }) : null}
          {verdict.verdict === "too_far"
            ? t("reading.too_far", {
                highest: formats.hours(verdict.highestReading),
                last: lastReading,
                day: since ?? "",
              })
            : null}{" "}
          {verdict.verdict === "lower" && job.equipmentId ? (
            <Link className="link" to="/app/equipment/$id" params={{ id: job.equipmentId }}>
              {t("reading.replaceMeter")}
            </Link>
          ) : null}
        </span>
      </p>
      {verdict.verdict === "too_far" && mayConfirmJump(access) ? (
        <CheckboxField
          label={t("reading.isRight")}
          checked={draft.confirmsReading}
          onCheckedChange={(checked) => form.change({ confirmsReading: checked === true })}
        />
      ) : null}
    </div>
  );
}
