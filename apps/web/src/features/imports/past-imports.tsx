import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { Button } from "@ymp/ui/primitives/button";
import { RowList } from "@ymp/ui/primitives/card";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { type PastImport, usePastImports, useUndoImport } from "./imports.queries.ts";
import { KeptRecords } from "./kept-records.tsx";

/** Earlier imports, each with the way back as long as there is one. */
export function PastImports() {
  const { t } = useTranslation();
  const query = usePastImports();
  const imports = query.data?.pages.flatMap((page) => page.rows) ?? [];
  if (imports.length === 0) return null;
  return (
    <section aria-label={t("imports:past.title")} className="mt-4">
      <h2 className="mb-1 font-semibold text-sm">{t("imports:past.title")}</h2>
      <RowList>
        {imports.map((past) => (
          <PastLine key={past.id} past={past} />
        ))}
      </RowList>
      {query.hasNextPage ? (
        <Button className="mt-2" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t("imports:past.more")}
        </Button>
      ) : null}
    </section>
  );
}

function PastLine({ past }: { past: PastImport }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const undo = useUndoImport();
  const [asking, setAsking] = useState(false);
  const facts = [t(`imports:kind.${past.kind}`), formats.dateTime(past.createdAt), past.byName].filter(Boolean);
  return (
    <li className="flex-wrap py-1.5">
      <span className="min-w-0 flex-1">
        <bdi className="block break-words font-medium">{past.fileName}</bdi>
        <span dir="auto" className="block text-muted-foreground text-xs">
          {formats.list(facts)}
        </span>
        {undo.isSuccess ? <KeptRecords kept={undo.data.kept} /> : null}
      </span>
      {past.undoneAt ? (
        <span className="flex-none text-muted-foreground text-xs">
          {t("imports:past.undone", { at: formats.dateTime(past.undoneAt) })}
        </span>
      ) : null}
      {past.canUndo && !undo.isSuccess ? (
        <Button size="sm" busy={undo.isPending} onClick={() => setAsking(true)}>
          <Undo2 />
          {t("imports:undo.button")}
        </Button>
      ) : null}
      {!past.canUndo && !past.undoneAt ? (
        <span className="flex-none text-muted-foreground text-xs">{t("imports:past.tooLate")}</span>
      ) : null}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("imports:undo.title", { fileName: past.fileName })}
        consequences={t("imports:undo.text")}
        confirm={t("imports:undo.button")}
        destructive
        busy={undo.isPending}
        onConfirm={() => undo.mutate({ id: past.id }, { onSuccess: () => setAsking(false) })}
      />
    </li>
  );
}
