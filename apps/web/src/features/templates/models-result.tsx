import { EmptyState } from "@ymp/ui/patterns/states";
import { Button } from "@ymp/ui/primitives/button";
import { CircleCheck, ClipboardList, Cog } from "lucide-react";
import { PathLink } from "../../app/path-link.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { Started } from "./use-starting.ts";

/** What was made, and where it is now. */
export function ModelsResult({ made, onAgain }: { made: Started; onAgain: () => void }) {
  const { t } = useTranslation("models");
  const formats = useFormats();
  return (
    <div role="status">
      <EmptyState
        icon={<CircleCheck className="text-status-done" />}
        title={t("made.machines", { count: made.machines, total: formats.count(made.machines) })}
        className="max-md:px-4"
        actions={
          <>
            <Button variant="primary" asChild>
              <PathLink href="/app/equipment">
                <Cog />
                {t("made.toEquipment")}
              </PathLink>
            </Button>
            {made.plans > 0 ? (
              <Button asChild>
                <PathLink href="/app/home">
                  <ClipboardList />
                  {t("made.toJobs")}
                </PathLink>
              </Button>
            ) : null}
            <Button variant="ghost" onClick={onAgain}>
              {t("made.again")}
            </Button>
          </>
        }
      >
        {made.plans > 0 ? t("made.plans", { count: made.plans, total: formats.count(made.plans) }) : t("made.noPlans")}
      </EmptyState>
    </div>
  );
}
