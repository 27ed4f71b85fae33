import type { LeftBehind as Left } from "@ymp/core/books/redesigned-values";
import { useTranslation } from "../../lib/translation.tsx";

/** The book was designed anew since this was written: what has no place on the form of today, as it was written. */
export function LeftBehind({ left }: { left: readonly Left[] }) {
  const { t } = useTranslation("logbooks");
  return (
    <section role="status" className="rounded-md bg-muted px-3 py-2 text-sm">
      <p dir="auto">{t(left.length > 0 ? "redesigned.left" : "redesigned.fits")}</p>
      {left.length > 0 ? (
        <dl className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
          {left.map(({ label, text }) => (
            <div key={`${label} ${text}`} className="col-span-full grid grid-cols-subgrid">
              <dt dir="auto" className="text-muted-foreground">
                {label}
              </dt>
              <dd dir="auto" className="select-text break-words font-medium">
                {text}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
}
