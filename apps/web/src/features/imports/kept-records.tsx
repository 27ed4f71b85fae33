import { recordPath } from "@ymp/core/records";
import { RowList } from "@ymp/ui/primitives/card";
import { PathLink } from "../../app/path-link.tsx";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../lib/translation.tsx";

type Kept = OutputOf<"imports.undo">["kept"][number];

/** What stayed when the import was taken back, and why. */
export function KeptRecords({ kept }: { kept: readonly Kept[] }) {
  const { t } = useTranslation();
  if (kept.length === 0) return null;
  return (
    <section aria-label={t("imports:undo.kept", { count: kept.length })}>
      <h3 className="font-medium">{t("imports:undo.kept", { count: kept.length })}</h3>
      <RowList>
        {kept.map((record) => (
          <li key={`${record.recordKind}-${record.recordId}`} dir="auto">
            <KeptName record={record} />
            <span className="text-muted-foreground">
              {" "}
              · {record.why ? t(record.why.messageKey, record.why.params) : t("imports:undo.workedOn")}
            </span>
          </li>
        ))}
      </RowList>
    </section>
  );
}

function KeptName({ record: { recordKind, recordId, name } }: { record: Kept }) {
  const { t } = useTranslation();
  if (name === "") return t("imports:undo.hidden");
  const path = recordPath(recordKind, recordId);
  if (!path) return name;
  return (
    <PathLink href={path} className="hover:underline">
      {name}
    </PathLink>
  );
}
