import { CutNote } from "../../lib/lists/cut-note.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { Inspection } from "./inspections.queries.ts";
import { useLookWords } from "./look-words.ts";

/** Every look in its order, with the device it was made on. */
export function LookedAt({ looks, hasMoreLooks, sessions }: Pick<Inspection, "looks" | "hasMoreLooks" | "sessions">) {
  const { t } = useTranslation("inspections");
  const formats = useFormats();
  const words = useLookWords();
  const addressOf = new Map(sessions.map(({ id, address }) => [id, address]));
  return (
    <section aria-label={t("looked.title")}>
      <h3 dir="auto" className="font-semibold text-sm">
        {t("looked.title")}
      </h3>
      {looks.length === 0 ? (
        <p dir="auto" className="text-muted-foreground text-sm">
          {t("looked.none")}
        </p>
      ) : null}
      <ol>
        {looks.map((look) => (
          <li key={look.id} className="hairline-b flex flex-wrap items-baseline gap-x-3 py-1.5 text-sm last:border-b-0">
            <span className="w-32 flex-none text-muted-foreground tabular-nums">{formats.dateTime(look.at)}</span>
            <span dir="auto" className="min-w-0 flex-1 basis-40 break-words">
              {words(look)}
            </span>
            <bdi className="text-muted-foreground text-xs">{look.sessionId ? addressOf.get(look.sessionId) : null}</bdi>
          </li>
        ))}
      </ol>
      <CutNote shown={hasMoreLooks && looks.length} way="first" />
    </section>
  );
}
