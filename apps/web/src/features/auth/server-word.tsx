import { CompletedIcon, OverdueIcon } from "@ymp/ui/primitives/glyph";
import { useServices, useStore } from "../../app/services-context.tsx";
import { useTranslation } from "../../lib/translation.tsx";

/** Whether the server answers: at sea the first thing to know when sign-in does not work. */
export function ServerWord() {
  const { t } = useTranslation();
  const { isOnline } = useStore(useServices().link);
  return (
    <p role="status" className="flex items-center gap-2">
      {isOnline ? (
        <CompletedIcon className="size-3.5 text-status-done" />
      ) : (
        <OverdueIcon className="size-3.5 text-status-overdue" />
      )}
      <span dir="auto">{t(isOnline ? "sign-in:serverAnswers" : "sign-in:serverSilent")}</span>
    </p>
  );
}
