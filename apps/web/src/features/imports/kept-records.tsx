import { RowList } from "@ymp/ui/primitives/card";
import { PathLink } from "../../app/path-link.tsx";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../lib/translation.tsx";

const pageOf = {
  job: (id: string) => `/app/jobdetails/${id}`,
  equipment: (id: string) => `/app/equipment/${id}`,
  item: (id: string) => `/app/inventory?item=${id}`,
  supplier: (id: string) => `/app/supplier?supplier=${id}`,
  part: (id: string) => `/app/boatspareparts?part=${id}`,
} as const;

type Kept = OutputOf<"imports.undo">["kept"][number];

/** What somebody worked on since the import, and which therefore stayed. */
export function KeptRecords({ kept }: { kept: readonly Kept[] }) {
  const { t } = useTranslation();
  if (kept.length === 0) return null;
  return (
    <section aria-label={t("imports:undo.kept", { count: kept.length })}>
      <h3 className="font-medium">{t("imports:undo.kept", { count: kept.length })}</h3>
      <RowList>
        {kept.map(({ recordKind, recordId, name }) => (
          <li key={`${recordKind}-${recordId}`} dir="auto">
            {recordKind === "plan" || recordKind === "crew_document" ? (
              name
            ) : (
              <PathLink href={pageOf[recordKind](recordId)} className="hover:underline">
                {name}
              </PathLink>
            )}
          </li>
        ))}
      </RowList>
    </section>
  );
}
