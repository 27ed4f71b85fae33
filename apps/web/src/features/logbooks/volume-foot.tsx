import { ScreenFoot } from "../../app/shell/screen-foot.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { Book } from "./logbooks.queries.ts";

export function VolumeFoot({ book: { keptUntil } }: { book: Book }) {
  const { t } = useTranslation("logbooks");
  const formats = useFormats();
  return (
    <ScreenFoot
      shown={keptUntil === null ? t("foot.clocks") : t("foot.kept", { until: formats.date(keptUntil) })}
      keys={[
        { keys: ["←", "→"], word: t("foot.turn") },
        { keys: ["N"], word: t("newEntry") },
      ]}
    />
  );
}
