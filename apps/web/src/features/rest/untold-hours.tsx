import { dayOfMonth } from "@ymp/core/rest/month-name";
import { Button } from "@ymp/ui/primitives/button";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { PaintingMonth } from "./use-painting-month.ts";

/** Which days that are over hold hours that nobody told, and one press for where they were rest. */
export function UntoldHours({ painting, isTouch }: { painting: PaintingMonth; isTouch: boolean }) {
  const { t } = useTranslation("hours-of-rest");
  const formats = useFormats();
  const { untold } = painting;
  if (untold.length === 0) return null;
  const days = formats.list(untold.map(({ on }) => String(dayOfMonth(on))));
  return (
    <section aria-labelledby="rest-untold" className="flex flex-col items-start gap-2 text-sm">
      <h2 id="rest-untold" dir="auto" className="font-semibold">
        {t("untold.days", { count: untold.length })}
      </h2>
      <p dir="auto" className="text-muted-foreground leading-normal">
        {t("untold.which", { days })}
      </p>
      {painting.isReadOnly ? null : (
        <Button size={isTouch ? "touch" : "sm"} onClick={painting.tellRest}>
          {t("untold.wereRest")}
        </Button>
      )}
    </section>
  );
}
