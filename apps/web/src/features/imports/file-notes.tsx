import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { useTranslation } from "../../lib/translation.tsx";
import type { Preview } from "./imports.queries.ts";

/** What is to be known of the file as a whole: what nobody mapped, what comes to nothing. */
export function FileNotes({ notes = [] }: { notes: Preview["notes"] | undefined }) {
  const { t } = useTranslation();
  if (notes.length === 0) return null;
  return (
    <ul className="flex max-w-[72ch] flex-col gap-1 text-sm">
      {notes.map(({ messageKey, params }) => (
        <li key={messageKey} className="flex gap-2">
          <WarningIcon className="mt-0.5 size-4 flex-none text-status-due-soon" />
          <span dir="auto" className="min-w-0 break-words">
            {t(messageKey, params)}
          </span>
        </li>
      ))}
    </ul>
  );
}
