import { cn } from "@ymp/ui/lib/cn";
import { useTranslation } from "../../../lib/translation.tsx";
import { useFormats } from "../../../lib/use-formats.ts";
import type { Engagement } from "./service.queries.ts";

/** One engagement: rank and days, from when to when, from which port to which, and why it ended. */
export function EngagementLine({ engagement }: { engagement: Engagement }) {
  const { t } = useTranslation("onboard");
  const formats = useFormats();
  const { rank, signedOnOn, signedOffOn, signOffReason, agreementReference, remarks, days } = engagement;
  const from = formats.date(signedOnOn);
  const facts = [
    portsOf(engagement, t),
    signOffReason ? t(`signOffReason.${signOffReason}`) : null,
    agreementReference ? t("service.agreement", { number: agreementReference }) : null,
  ].filter(Boolean);
  return (
    <div className="grid min-w-0 flex-1 gap-x-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_90px]">
      <span className="flex items-center gap-2 self-start">
        <span
          aria-hidden
          className={cn("size-2 flex-none rounded-full", signedOffOn ? "bg-border-strong" : "bg-status-done")}
        />
        <span dir="auto" className="font-medium">
          {rank}
        </span>
      </span>
      <span className="min-w-0">
        <span dir="auto" className="block tabular-nums">
          {signedOffOn ? t("service.until", { from, to: formats.date(signedOffOn) }) : t("service.open", { from })}
        </span>
        <span dir="auto" className="block text-muted-foreground text-xs">
          {facts.join(" · ")}
        </span>
        {remarks ? (
          <span dir="auto" className="block text-xs">
            {remarks}
          </span>
        ) : null}
      </span>
      <span dir="auto" className="tabular-nums sm:text-end">
        {t("service.days", { count: days })}
      </span>
    </div>
  );
}

function portsOf({ signOnPort, signOffPort }: Engagement, t: (key: string, values: Record<string, string>) => string) {
  if (signOnPort && signOffPort) return t("onboard:service.ports", { on: signOnPort, off: signOffPort });
  return signOnPort ? t("onboard:service.fromPort", { port: signOnPort }) : null;
}
