import type { PaperGroup } from "@ymp/core/people/document-types";
import { SectionHead } from "@ymp/ui/primitives/card";
import { useTranslation } from "../../../lib/translation.tsx";
import type { PaperTask } from "./paper-form.ts";
import type { PaperChain } from "./paper-groups.ts";
import { PaperRow, paperColumns } from "./paper-row.tsx";

export interface PaperGroupTableProps {
  group: PaperGroup;
  chains: readonly PaperChain[];
  /** The first table names the columns of all. */
  isFirst: boolean;
  onTask: (task: PaperTask) => void;
}

export function PaperGroupTable({ group, chains, isFirst, onTask }: PaperGroupTableProps) {
  const { t } = useTranslation("papers");
  const title = t(`group.${group}`);
  return (
    <section aria-label={title}>
      <SectionHead level={2} title={title} fact={chains.length} className="mb-1" />
      <div className="surface px-4 max-md:px-3">
        {isFirst ? <ColumnNames /> : null}
        <ul>
          {chains.map((chain) => (
            <PaperRow key={chain.current.id} chain={chain} onTask={onTask} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function ColumnNames() {
  const { t } = useTranslation("papers");
  return (
    <div
      aria-hidden
      className={`${paperColumns} h-row-head border-border border-b font-medium text-muted-foreground text-xs max-md:hidden`}
    >
      <span>{t("column.paper")}</span>
      <span>{t("column.issuer")}</span>
      <span>{t("column.expires")}</span>
      <span>{t("column.verified")}</span>
      <span />
    </div>
  );
}
