import { Button } from "@ymp/ui/primitives/button";
import { type ReactNode, useState } from "react";
import { lazyPanel, usePreloaded } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { BreachList, Signatures } from "./breach-panel.tsx";
import { BrushBar } from "./brush-bar.tsx";
import { keyOf, markedDays } from "./judged.ts";
import { MonthGrid } from "./month-grid.tsx";
import { OneDay } from "./one-day.tsx";
import type { RestMonth } from "./rest.queries.ts";
import { StoodWatches } from "./stood-watches.tsx";
import { UntoldHours } from "./untold-hours.tsx";
import { type PaintingMonth, usePaintingMonth } from "./use-painting-month.ts";
import { useRestAddress } from "./use-rest-address.ts";

const DayDialog = lazyPanel("dialog", async () => (await import("./day-dialog.tsx")).DayDialog);
const SignMonth = lazyPanel("dialog", async () => (await import("./dialogs.tsx")).SignMonth);
const CorrectMonth = lazyPanel("dialog", async () => (await import("./dialogs.tsx")).CorrectMonth);
const WithdrawCorrection = lazyPanel("dialog", async () => (await import("./dialogs.tsx")).WithdrawCorrection);
const NoteBreach = lazyPanel("dialog", async () => (await import("./master-dialogs.tsx")).NoteBreach);
const RulesOfMonth = lazyPanel("dialog", async () => (await import("./master-dialogs.tsx")).RulesOfMonth);
const PlanHours = lazyPanel("dialog", async () => (await import("./master-dialogs.tsx")).PlanHours);
const dialogs = [DayDialog];

/** The month of one person: on a wide screen its grid with what is broken beside it, on a phone one of its days. */
export function MonthView({ shown: read, isPhone, isBlank }: { shown: RestMonth; isPhone: boolean; isBlank: boolean }) {
  const shown = asRevision(read);
  usePreloaded(dialogs);
  const { t } = useTranslation("hours-of-rest");
  const { go } = useRestAddress();
  const painting = usePaintingMonth(shown);
  const [looked, setLooked] = useState<string | null>(null);
  const [open, setOpen] = useState<"sign" | "correct" | "withdraw" | "note" | "rules" | "plan" | null>(null);
  const close = () => setOpen(null);
  const { report, days, asked } = painting;
  const breach = report.breaches.find((each) => keyOf(each) === looked) ?? report.breaches[0];
  const side = (
    <>
      <BreachList
        breaches={report.breaches}
        looked={breach}
        hasUntold={painting.untold.length > 0}
        isBroken={painting.isBroken}
        isEmpty={!days.some(({ isKept }) => isKept)}
        zones={shown.zones}
        notes={shown.notes}
        onLook={(next) => setLooked(keyOf(next))}
        onNote={shown.can.note ? () => setOpen("note") : undefined}
      />
      <Signatures
        shown={shown}
        hasUnsent={painting.hasUnsent}
        onSign={() => setOpen("sign")}
        onCorrect={() => setOpen("correct")}
        onWithdraw={() => setOpen("withdraw")}
        onRevision={(revision) => go({ revision })}
      />
      {shown.can.plan || shown.can.rule ? (
        <p className="flex flex-wrap gap-2">
          {shown.can.plan ? (
            <Button size={isPhone ? "touch" : "sm"} variant="outline" onClick={() => setOpen("plan")}>
              {t("plan.action")}
            </Button>
          ) : null}
          {shown.can.rule ? (
            <Button size={isPhone ? "touch" : "sm"} variant="outline" onClick={() => setOpen("rules")}>
              {t("rules.action")}
            </Button>
          ) : null}
        </p>
      ) : null}
    </>
  );
  return (
    <>
      {isBlank ? (
        <p dir="auto" className="col-span-full px-4 py-2 text-muted-foreground text-sm">
          {t("notRead")}
        </p>
      ) : null}
      {isPhone ? (
        <OneDay painting={painting}>{side}</OneDay>
      ) : (
        <Wide
          shown={shown}
          painting={painting}
          marks={markedDays(days, report.breaches.filter(painting.isBroken), breach)}
        >
          <StoodWatches painting={painting} isTouch={false} />
          <UntoldHours painting={painting} isTouch={false} />
          {side}
        </Wide>
      )}
      {asked.length > 0 ? (
        <DayDialog
          asked={asked}
          isLate={painting.isLate}
          isReadOnly={painting.isReadOnly}
          {...painting.answering}
          onSave={(changes) => void painting.answer(changes)}
          onClose={painting.endAsking}
        />
      ) : null}
      {open === "sign" ? <SignMonth shown={shown} onClose={() => setOpen(null)} /> : null}
      {open === "withdraw" ? <WithdrawCorrection shown={shown} onClose={close} /> : null}
      {open === "note" && breach ? <NoteBreach shown={shown} breach={breach} onClose={close} /> : null}
      {open === "rules" ? <RulesOfMonth shown={shown} onClose={close} /> : null}
      {open === "plan" ? <PlanHours shown={shown} onClose={close} /> : null}
      {open === "correct" ? (
        <CorrectMonth
          shown={shown}
          onClose={() => setOpen(null)}
          onCorrected={() => {
            go({ revision: undefined });
            setOpen(null);
          }}
        />
      ) : null}
    </>
  );
}

/** What was corrected since is read alone: what would be written or signed is the month as it stands. */
function asRevision(shown: RestMonth): RestMonth {
  const { revision, revisions, can } = shown;
  if (revision >= (revisions.at(-1)?.revision ?? revision)) return shown;
  const nothing = {
    write: false,
    whyNotWrite: null,
    awaits: null,
    sign: false,
    whyNotSign: null,
    correct: false,
    withdraw: false,
  };
  return { ...shown, can: { ...can, ...nothing } };
}

interface WideProps {
  shown: RestMonth;
  painting: PaintingMonth;
  marks: ReturnType<typeof markedDays>;
  children: ReactNode;
}

function Wide({ shown, painting, marks, children }: WideProps) {
  const { t } = useTranslation("hours-of-rest");
  const formats = useFormats();
  const { person, month, rank } = shown;
  return (
    <>
      <section aria-label={person.name} className="min-h-0 min-w-0 overflow-y-auto px-5 pb-6 max-lg:overflow-visible">
        <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
          <div className="leading-tight">
            <p dir="auto" className="font-semibold">
              {person.name}
            </p>
            <p dir="auto" className="text-muted-foreground text-xs">
              {formats.list([rank, t(`state.${shown.state}`)])}
            </p>
          </div>
          <div className="ms-auto">
            {painting.isReadOnly ? (
              <p dir="auto" className="max-w-[48ch] text-muted-foreground text-sm">
                {shown.can.whyNotWrite === "errors:forbidden" || !shown.can.whyNotWrite
                  ? null
                  : t(shown.can.whyNotWrite)}
              </p>
            ) : (
              <BrushBar
                brush={painting.brush}
                canUndo={painting.canUndo}
                onBrush={painting.setBrush}
                onUndo={painting.undo}
              />
            )}
          </div>
        </div>
        <MonthGrid
          slotMinutes={painting.slotMinutes}
          days={painting.days}
          report={painting.report}
          isBroken={painting.isBroken}
          marks={marks}
          today={painting.today}
          waiting={painting.waiting}
          brush={painting.brush}
          isReadOnly={painting.isReadOnly}
          label={t("grid", { name: person.name, month: formats.month(month) })}
          onPaint={painting.paintBlock}
          onBrush={painting.setBrush}
          onCopyYesterday={painting.copyYesterday}
          onUndo={painting.undo}
          onRemark={painting.ask}
          onAgain={painting.paintAgain}
          planOf={painting.planOf}
        />
        <CopyToday painting={painting} />
        <Legend hasPlan={shown.plans.length + shown.watches.length > 0} />
      </section>
      <aside className="flex min-h-0 flex-col gap-6 overflow-y-auto border-border border-s p-4 text-sm max-lg:overflow-visible max-lg:border-s-0 max-lg:border-t">
        {children}
      </aside>
    </>
  );
}

/** The usual day in one press, as far as it has come. */
function CopyToday({ painting }: { painting: PaintingMonth }) {
  const { t } = useTranslation("hours-of-rest");
  const row = painting.days.findIndex(({ on }) => on === painting.today);
  const today = painting.days[row];
  if (painting.isReadOnly || row < 0) return null;
  return (
    <p className="ms-14 mt-3 flex flex-wrap gap-2">
      <Button size="sm" disabled={!painting.hasYesterday(row)} onClick={() => painting.copyYesterday(row)}>
        {t("copyYesterday")}
      </Button>
      {today && painting.planOf(today) ? (
        <Button size="sm" onClick={() => painting.applyPlan(row)}>
          {t("plan.apply")}
        </Button>
      ) : null}
    </p>
  );
}

function Legend({ hasPlan }: { hasPlan: boolean }) {
  const { t } = useTranslation("hours-of-rest");
  const swatch = "keeps-color inline-block h-3 w-3 rounded-xs";
  return (
    <ul className="ms-14 mt-3 flex flex-wrap gap-x-4 gap-y-1 text-muted-foreground text-xs">
      <li className="flex items-center gap-1.5">
        <span aria-hidden className={`${swatch} bg-rest-violation forced-colors:border`} />
        <span dir="auto">{t("legend.broken")}</span>
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden className={`${swatch} border-[1.5px] border-foreground`} />
        <span dir="auto">{t("legend.window")}</span>
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden className={`${swatch} bg-rest-rest/40 inset-ring inset-ring-border`} />
        <span dir="auto">{t("legend.unknown")}</span>
      </li>
      {hasPlan ? (
        <li className="flex items-center gap-1.5">
          <span aria-hidden className={`${swatch} bg-rest-work/35 forced-colors:border`} />
          <span dir="auto">{t("plan.legend")}</span>
        </li>
      ) : null}
    </ul>
  );
}
