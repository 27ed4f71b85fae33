import { dayOfMonth } from "@ymp/core/rest/month-name";
import { Button } from "@ymp/ui/primitives/button";
import { Check } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { PaintingMonth } from "./use-painting-month.ts";

/** Watches that were stood and are not written down as work yet: one press takes them over. */
export function StoodWatches({ painting, isTouch }: { painting: PaintingMonth; isTouch: boolean }) {
  const { t } = useTranslation("hours-of-rest");
  const formats = useFormats();
  const { stood } = painting;
  if (stood.length === 0 || painting.isReadOnly) return null;
  const days = formats.list(stood.map(({ day }) => String(dayOfMonth(day.on))));
  return (
    <section aria-labelledby="rest-stood" className="flex flex-col items-start gap-2 text-sm">
      <h2 id="rest-stood" dir="auto" className="font-semibold">
        {t("stood.title", { count: stood.length })}
      </h2>
      <p dir="auto" className="text-muted-foreground leading-normal">
        {t("stood.which", { days })}
      </p>
      <Button size={isTouch ? "touch" : "sm"} onClick={painting.takeStood}>
        <Check />
        {t("stood.take")}
      </Button>
    </section>
  );
}
