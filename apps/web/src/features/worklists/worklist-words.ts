import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { ListedWorklist } from "./worklists.queries.ts";

type Dated = Pick<ListedWorklist, "startsOn" | "endsOn">;

/** A list's period and progress in the reader's words. */
export function useWorklistWords() {
  const { t } = useTranslation("worklists");
  const formats = useFormats();
  return {
    period: ({ startsOn, endsOn }: Dated): string | null => {
      if (startsOn && endsOn) return t("period.both", { from: formats.date(startsOn), to: formats.date(endsOn) });
      if (startsOn) return t("period.from", { from: formats.date(startsOn) });
      return endsOn ? t("period.until", { to: formats.date(endsOn) }) : null;
    },
    done: ({ progress: { done, all } }: Pick<ListedWorklist, "progress">) => t("doneOf", { done, all }),
    additional: ({ progress: { additional, additionalDone } }: Pick<ListedWorklist, "progress">) =>
      additional > 0 ? t("additionalOf", { done: additionalDone, all: additional }) : null,
  };
}

export function personOf({ firstName, lastName, color }: { firstName: string; lastName: string; color: string }) {
  return { name: `${firstName} ${lastName}`, color: color.startsWith("#") ? color : `#${color}` };
}
