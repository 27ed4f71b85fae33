import { Badge } from "@ymp/ui/primitives/badge";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { Job } from "./job-sheet-data.ts";

/** The reading or event that opened the job. */
export function JobCauseNote({ cause }: { cause: Job["cause"] }) {
  const { t } = useTranslation("job-sheet");
  const formats = useFormats();
  if (!cause) return null;
  const date = formats.date(cause.on);
  if (cause.kind === "event") {
    const told = t("cause.event", { event: t(`events:of.${cause.event}`), date });
    return <Cause sentence={cause.note ? `${told}: ${cause.note}` : told} />;
  }
  const withUnit = (figure: number) => [formats.quantity(figure), cause.unit].filter(Boolean).join(" ");
  const params = { name: cause.name, value: withUnit(cause.value), limit: withUnit(cause.limit), date };
  return <Cause sentence={t(`cause.${cause.side}`, params)} />;
}

function Cause({ sentence }: { sentence: string }) {
  const { t } = useTranslation("job-sheet");
  return (
    <p className="mt-3 flex max-w-[64ch] flex-wrap items-start gap-x-2 gap-y-1 text-sm">
      <Badge tone="line">{t("cause.title")}</Badge>
      <span dir="auto" className="min-w-0 flex-1 basis-60">
        {sentence}
      </span>
    </p>
  );
}
