import { listPath } from "@ymp/core/imported-lists";
import { Button } from "@ymp/ui/primitives/button";
import { CompletedIcon } from "@ymp/ui/primitives/glyph";
import { Undo2 } from "lucide-react";
import { PathLink } from "../../app/path-link.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { ImportDraftStore } from "./import-draft.ts";
import { useUndoImport } from "./imports.queries.ts";
import { KeptRecords } from "./kept-records.tsx";
import { StepFrame } from "./step-frame.tsx";

/** What was written, and the way to take it back. */
export function ResultStep({ draft, startOver }: ImportDraftStore) {
  const { t } = useTranslation();
  const formats = useFormats();
  const undo = useUndoImport();
  const { create = 0, update = 0, error = 0 } = draft.result ?? {};
  return (
    <StepFrame
      foot={
        <>
          {undo.isSuccess ? null : (
            <Button size="lg" busy={undo.isPending} onClick={() => undo.mutate({ id: draft.id })}>
              <Undo2 />
              {t("imports:undo.button")}
            </Button>
          )}
          <Button size="lg" className="ms-auto" onClick={startOver}>
            {t("imports:result.another")}
          </Button>
          <Button variant="primary" size="lg" asChild>
            <PathLink href={listPath(draft.kind)} onClick={startOver}>
              {t(`imports:result.to.${draft.kind}`)}
            </PathLink>
          </Button>
        </>
      }
    >
      <div className="flex max-w-2xl flex-col gap-3 text-sm">
        <h2 className="flex items-center gap-2 font-semibold text-lg">
          <CompletedIcon className="text-status-done" />
          {t(undo.isSuccess ? "imports:result.undone" : "imports:result.done")}
        </h2>
        {undo.isSuccess ? (
          <>
            <p>{t("imports:undo.count", { count: undo.data.undone })}</p>
            <KeptRecords kept={undo.data.kept} />
          </>
        ) : (
          <>
            <p className="tabular-nums">
              {t("imports:result.counts", { created: formats.count(create), updated: formats.count(update) })}
            </p>
            {error > 0 ? <p className="text-status-due-soon">{t("imports:result.leftOut", { count: error })}</p> : null}
            <p className="text-muted-foreground">{t("imports:result.undoWhy")}</p>
          </>
        )}
      </div>
    </StepFrame>
  );
}
