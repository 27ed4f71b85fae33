import { Button } from "@ymp/ui/primitives/button";
import { Progress } from "@ymp/ui/primitives/progress";
import { Flag } from "lucide-react";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { countMuster, elapsedText, type Muster, type MusterCount } from "./muster.ts";
import { MusterGroup } from "./muster-group.tsx";
import { MusterSummary } from "./muster-summary.tsx";
import { type OnboardPerson, useOnboard } from "./onboard.queries.ts";
import { useOnboardAddress } from "./onboard-address.ts";
import { OnboardPending } from "./onboard-pending.tsx";
import { OnboardPrint } from "./onboard-print.tsx";
import { useClock, useMuster } from "./use-muster.ts";

/** Everybody is ticked as they report; who is missing stays on top. */
export function MusterScreen() {
  const { t } = useTranslation("onboard");
  const { data: list } = useOnboard();
  const { go } = useOnboardAddress();
  const { muster, toggle, end, goOn, forget } = useMuster();
  const close = () => {
    forget();
    go({ mode: undefined });
  };
  const count = list && countMuster(list.people, muster);
  return (
    <>
      <ScreenHeader
        title={t("muster.title")}
        action={
          <Button variant="primary" className="max-md:w-full" disabled={!count} onClick={end}>
            <Flag />
            {t("muster.end")}
          </Button>
        }
      />
      {count ? <MusterHead muster={muster} count={count} /> : <OnboardPending />}
      {count ? (
        <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-16 max-md:px-4">
          <MusterGroup kind="missing" people={count.missing} onToggle={toggle} />
          <MusterGroup kind="ashore" people={count.ashore} onToggle={toggle} />
          <MusterGroup kind="reported" people={count.reported} onToggle={toggle} />
        </div>
      ) : null}
      {count && muster.endedAt ? (
        <MusterSummary muster={muster} endedAt={muster.endedAt} count={count} onGoOn={goOn} onClose={close} />
      ) : null}
      {list ? <OnboardPrint list={list} /> : null}
    </>
  );
}

function MusterHead({ muster, count }: { muster: Muster; count: MusterCount<OnboardPerson> }) {
  const { t } = useTranslation("onboard");
  const formats = useFormats();
  const now = useClock(muster.endedAt === null);
  const elapsed = elapsedText(muster.startedAt, muster.endedAt ?? now);
  const expectedReported = count.expected - count.missing.length;
  return (
    <div className="surface mx-6 mb-4 flex flex-none flex-wrap items-end gap-x-8 gap-y-3 px-5 py-4 max-md:mx-4">
      <p className="text-2xl leading-tight" aria-live="polite">
        <span className="font-semibold text-[2.5rem] tabular-nums tracking-[-0.02em]">
          {formats.count(expectedReported)}
        </span>{" "}
        <span className="text-muted-foreground">
          {t("muster.ofExpected", { total: formats.count(count.expected) })}
        </span>
      </p>
      <p className="ms-auto text-end">
        <span role="timer" className="block font-semibold text-2xl tabular-nums">
          {elapsed}
        </span>
        <span className="text-muted-foreground text-xs tabular-nums">
          {t("muster.since", { time: formats.time(muster.startedAt), zone: formats.zoneLabel(muster.startedAt) })}
        </span>
      </p>
      <Progress
        className="h-1.5 basis-full"
        label={t("muster.progress")}
        value={expectedReported}
        max={count.expected}
      />
    </div>
  );
}
