import { Button } from "@ymp/ui/primitives/button";
import { Printer } from "lucide-react";
import { useExport } from "../../lib/lists/export.mutations.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { ViewDialog } from "../../lib/view-dialog.tsx";
import type { Worklist } from "./worklists.queries.ts";
import { worklistAddress } from "./worklists.search.ts";
import { filtersOf, groupingOf, isNarrowed, useWorklistsAddress } from "./worklists-address.ts";

/** Makes the paper for the yard: what is shown now, in the groups it is shown in, with room to write. */
export function PrintDialog({ list, onClose }: { list: Worklist; onClose: () => void }) {
  const { t } = useTranslation("worklists");
  const { search } = useWorklistsAddress();
  const grouping = groupingOf(search);
  const paper = useExport<"pdf">((client, { locale }) =>
    client.worklists.pdf.query({ id: list.id, ...filtersOf(search), group: grouping, locale }),
  );
  return (
    <ViewDialog
      title={t("print.title")}
      subtitle={<bdi>{list.name}</bdi>}
      actions={
        <Button variant="primary" size="lg" busy={paper.isBusy} onClick={() => paper.save("pdf")}>
          <Printer />
          {t("print.submit")}
        </Button>
      }
      onClose={onClose}
    >
      <p className="text-pretty text-sm">{t("print.text")}</p>
      <p className="text-pretty text-muted-foreground text-sm">
        {t(isNarrowed(worklistAddress.read(search)) ? "print.filtered" : "print.whole")}{" "}
        {grouping === "none" ? null : t("print.grouped", { by: t(`group.${grouping}`) })}
      </p>
    </ViewDialog>
  );
}
