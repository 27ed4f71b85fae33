import { Button } from "@ymp/ui/primitives/button";
import { useTranslation } from "../../../lib/translation.tsx";

/** Another master signed a design since this one was begun: it is not signed over theirs. */
export function DesignedMeanwhile({ onStartAfresh }: { onStartAfresh: () => void }) {
  const { t } = useTranslation("book-design");
  return (
    <div
      role="status"
      className="mx-auto mb-4 flex max-w-[800px] flex-wrap items-center gap-3 rounded-md bg-muted px-3 py-2 text-sm"
    >
      <span className="min-w-0 flex-1">{t("designedMeanwhile")}</span>
      <Button variant="outline" size="sm" onClick={onStartAfresh}>
        {t("startFromBook")}
      </Button>
    </div>
  );
}
