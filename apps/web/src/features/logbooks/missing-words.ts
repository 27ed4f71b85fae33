import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { Book } from "./logbooks.queries.ts";

type Missing = Book["missing"][number];

/** "No entry since 12 Nov, 3 days", or what was missed once and stays so. */
export function useMissingWords(): (missing: Missing) => string {
  const { t } = useTranslation("logbooks");
  const formats = useFormats();
  return ({ what, tank, dueOn, until, count }) => {
    const weekly = what === "weekly";
    if (until === null) {
      const since = formats.dayMonth(dueOn);
      if (what === "fuel" || what === "declaration") return t(`missing.${what}`, { since });
      if (weekly) return t("missing.weekly", { tank: tank ?? "", since });
      return count === 1 ? t("missing.today") : t("missing.daily", { since, count });
    }
    const [from, to] = [formats.date(dueOn), formats.date(until)];
    if (weekly) return t("missed.weeks", { tank: tank ?? "", from, to });
    return count === 1 ? t("missed.day", { from }) : t("missed.days", { from, to, count });
  };
}
