import { todayIn } from "@ymp/core/calendar-date";
import { Button } from "@ymp/ui/primitives/button";
import { Card, SectionHead } from "@ymp/ui/primitives/card";
import { useServices, useStore } from "../../app/services-context.tsx";
import { useVessel } from "../../app/session.ts";
import { usePanels } from "../../app/shell/panels.tsx";
import { useWordsOf } from "../../app/use-words-of.ts";
import { useTranslation } from "../translation.tsx";
import { useFormats } from "../use-formats.ts";

const dayMs = 24 * 60 * 60_000;

/** Says that changes and files have waited on this device for more than a day, and what to do. */
export function UnsentCard() {
  const { queue, unsentFiles } = useServices();
  const { writes } = useStore(queue);
  const { files } = useStore(unsentFiles);
  const madeAt = [...writes.map(({ queuedAt }) => queuedAt), ...files.map(({ addedAt }) => addedAt)];
  const old = madeAt.map((at) => at.getTime()).filter((at) => Date.now() - at > dayMs);
  return old.length > 0 ? <UnsentWords count={old.length} oldest={new Date(Math.min(...old))} /> : null;
}

function UnsentWords({ count, oldest }: { count: number; oldest: Date }) {
  useWordsOf(["panels"]);
  const { t } = useTranslation("device");
  const formats = useFormats();
  const { show } = usePanels();
  const { timeZone } = useVessel();
  const title = t("unsent.title", { count, day: formats.dayMonth(todayIn(timeZone, oldest)) });
  return (
    <Card role="status" aria-label={title} className="max-md:mx-4">
      <SectionHead title={title} />
      <p dir="auto" className="mt-1 text-muted-foreground text-sm">
        {t("unsent.text")}
      </p>
      <Button className="mt-3" onClick={() => show("queue")}>
        {t("unsent.show")}
      </Button>
    </Card>
  );
}
