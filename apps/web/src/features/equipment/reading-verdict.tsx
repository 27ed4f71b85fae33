import type { ReadingVerdict } from "@ymp/core/maintenance/counters";
import { mayConfirmJump } from "@ymp/core/maintenance/reading-fields";
import { Button } from "@ymp/ui/primitives/button";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { CompletedIcon, OverdueIcon } from "@ymp/ui/primitives/glyph";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import type { ReactNode } from "react";
import { useAccess } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import type { Meter } from "./equipment.queries.ts";
import { useMeterFigure } from "./use-words.ts";

export interface ReadingVerdictNoteProps {
  meter: Pick<Meter, "kind" | "lastReading" | "lastTotal">;
  verdict: ReadingVerdict;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
  /** Absent where the person may not replace meters. */
  onReplaceMeter?: () => void;
}

/** What is thought of the figure, said while it is typed. */
export function ReadingVerdictNote({
  meter,
  verdict,
  isConfirmed,
  onConfirm,
  onReplaceMeter,
}: ReadingVerdictNoteProps) {
  const { t } = useTranslation();
  const access = useAccess();
  const figureOf = useMeterFigure();
  const figure = (tenths: number) => figureOf(meter.kind, tenths);
  switch (verdict.verdict) {
    case "ok":
      return (
        <Note icon={<CompletedIcon className="text-status-done" />}>
          {t("equipment:reading.plausible", {
            gained: figure(verdict.total - (meter.lastTotal ?? 0)),
            total: figure(verdict.total),
          })}
        </Note>
      );
    case "lower":
      return (
        <Note icon={<OverdueIcon className="text-status-overdue" />}>
          {t("equipment:reading.lower", { last: figure(verdict.lastReading) })}
          {onReplaceMeter ? (
            <Button size="sm" className="mt-2 flex" onClick={onReplaceMeter}>
              {t("equipment:reading.wasReplaced")}
            </Button>
          ) : (
            <span className="mt-1 block text-muted-foreground">{t("equipment:reading.askHead")}</span>
          )}
        </Note>
      );
    case "above_later":
      return (
        <Note icon={<OverdueIcon className="text-status-overdue" />}>
          {t("equipment:reading.aboveLater", { later: figure(verdict.laterReading) })}
        </Note>
      );
    case "too_far":
      return (
        <Note icon={<WarningIcon className="text-status-due-soon" />}>
          {t("equipment:reading.tooFar", { highest: figure(verdict.highestReading) })}
          {mayConfirmJump(access) ? (
            <CheckboxField
              label={t("equipment:reading.confirm")}
              checked={isConfirmed}
              onCheckedChange={(checked) => onConfirm(checked === true)}
            />
          ) : (
            <span className="mt-1 block text-muted-foreground">{t("equipment:reading.askHeadToEnter")}</span>
          )}
        </Note>
      );
  }
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div role="status" className="flex gap-2 rounded-md bg-muted px-3 py-2 text-sm tabular-nums">
      <span className="mt-0.5 flex-none">{icon}</span>
      <div dir="auto" className="min-w-0">
        {children}
      </div>
    </div>
  );
}
