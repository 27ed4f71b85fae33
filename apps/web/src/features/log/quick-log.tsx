import { firstOf } from "@ymp/core/bounded";
import { Button } from "@ymp/ui/primitives/button";
import { Plus } from "lucide-react";
import { useCan } from "../../app/session.ts";
import { useListAddress } from "../../lib/lists/use-list-address.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useLogBeginning, useLogSummary } from "./log.queries.ts";
import { logAddress } from "./log.search.ts";

/** The form offers the rest. */
const buttons = 5;

/** One press begins an entry of its kind, the next saves it. */
export function QuickLog() {
  const { t } = useTranslation("log");
  const { go } = useListAddress(logAddress);
  const mayEdit = useCan("logbook:edit");
  const { data } = useLogBeginning(mayEdit);
  const hasEntries = (useLogSummary().data?.years.length ?? 0) > 0;
  if (!mayEdit || !data) return null;
  // On a phone the button of the head is in its menu, and an empty log has one of its own.
  if (data.names.length === 0)
    return hasEntries ? (
      <Button size="lg" className="mx-4 mb-3 min-h-touch md:hidden" onClick={() => go({ new: true })}>
        <Plus />
        {t("action.add")}
      </Button>
    ) : null;
  return (
    <section aria-label={t("quick")} className="flex flex-none flex-wrap gap-2 px-6 pb-3 max-md:px-4">
      {firstOf(data.names, buttons).rows.map(({ id, name }) => (
        <Button
          key={id}
          size="lg"
          className="max-md:min-h-touch max-md:flex-1"
          aria-label={t("action.quick", { name })}
          onClick={() => go({ new: true, with: id })}
        >
          <Plus />
          <span dir="auto">{name}</span>
        </Button>
      ))}
    </section>
  );
}
