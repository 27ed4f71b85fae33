import { importActions } from "@ymp/api/modules/imports/imports.schema";
import { Button } from "@ymp/ui/primitives/button";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@ymp/ui/primitives/tabs";
import { FlaskConical } from "lucide-react";
import { useState } from "react";
import { useServices, useStore } from "../../app/services-context.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { DuplicatesChoice } from "./duplicates-choice.tsx";
import { FileNotes } from "./file-notes.tsx";
import { ReadFault } from "./file-step.tsx";
import { HoursAskedFields } from "./hours-asked.tsx";
import type { ImportDraftStore, RowDecisions } from "./import-draft.ts";
import type { ImportAction } from "./import-words.ts";
import { type Decided, type PreviewFilter, usePreview, useWriteImport } from "./imports.queries.ts";
import { Back } from "./mapping-step.tsx";
import { PreviewRows } from "./preview-rows.tsx";
import { StepFrame } from "./step-frame.tsx";

type PreviewTab = "all" | ImportAction | "problems";
const tabs: readonly PreviewTab[] = ["all", ...importActions, "problems"];

const filterOf = (tab: PreviewTab): PreviewFilter =>
  tab === "all" ? {} : tab === "problems" ? { onlyWithProblems: true } : { actions: [tab] };

/** The dry run: row by row what would happen. Nothing is written before the last button. */
export function PreviewStep({ draft, change }: ImportDraftStore) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [tab, setTab] = useState<PreviewTab>("all");
  const { answers, decisions } = draft;
  const decided = { draft, mapping: draft.mapping ?? [], answers, constants: draft.constants ?? {}, decisions };
  const decide = (next: RowDecisions) => change({ decisions: { ...decisions, ...next } });
  const preview = usePreview(decided, filterOf(tab));
  const counts = preview.data?.pages[0]?.counts;
  const countOf: Record<PreviewTab, number> = {
    all: counts ? counts.create + counts.update + counts.skip + counts.error : 0,
    create: counts?.create ?? 0,
    update: counts?.update ?? 0,
    skip: counts?.skip ?? 0,
    error: counts?.error ?? 0,
    problems: counts?.remarked ?? 0,
  };
  return (
    <StepFrame
      foot={
        <ApplyFoot
          decided={decided}
          counts={counts}
          onBack={() => change({ step: "mapping" })}
          onDone={(result) => change({ step: "result", result })}
        />
      }
    >
      <p role="note" className="flex max-w-[72ch] gap-2 rounded-md bg-muted px-3 py-2 text-sm">
        <FlaskConical aria-hidden className="mt-0.5 size-4 flex-none text-muted-foreground" />
        <span dir="auto">
          {t("imports:preview.dryRun")}
          {counts && counts.services > 0 ? ` ${t("imports:preview.services", { count: counts.services })}` : null}
        </span>
      </p>
      <FileNotes notes={preview.data?.pages[0]?.notes} />
      <HoursAskedFields
        asked={preview.data?.pages[0]?.hoursAsked ?? []}
        said={decisions.hours ?? {}}
        onSay={(hours) => decide({ hours })}
      />
      <DuplicatesChoice
        kind={draft.kind}
        count={counts?.duplicates ?? 0}
        onChoose={(otherDuplicates) => decide({ otherDuplicates, duplicates: {} })}
      />
      <ReadFault error={preview.error} />
      <Tabs
        value={tab}
        onValueChange={(value) => setTab(tabs.find((known) => known === value) ?? "all")}
        className="flex min-h-0 flex-1 flex-col"
      >
        <TabsList className="flex-none">
          {tabs.map((name) => (
            <TabsTrigger key={name} value={name} count={counts ? formats.count(countOf[name]) : undefined}>
              {t(`imports:preview.tab.${name}`)}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent key={tab} value={tab} className="flex min-h-0 flex-1 flex-col">
          <PreviewRows
            kind={draft.kind}
            query={preview}
            onDecide={(row, decision) => decide({ duplicates: { ...decisions.duplicates, [row]: decision } })}
          />
        </TabsContent>
      </Tabs>
    </StepFrame>
  );
}

type Counts = Record<ImportAction, number>;

interface ApplyFootProps {
  decided: Decided;
  counts: Counts | undefined;
  onBack: () => void;
  onDone: (result: Counts) => void;
}

function ApplyFoot({ decided, counts, onBack, onDone }: ApplyFootProps) {
  const { t } = useTranslation();
  const write = useWriteImport();
  const { locale } = useStore(useServices().theme);
  const [onlyGoodRows, setOnlyGoodRows] = useState(false);
  const errors = counts?.error ?? 0;
  const total = (counts?.create ?? 0) + (counts?.update ?? 0);
  const apply = () =>
    write.mutate(
      { decided, onlyGoodRows: errors > 0 && onlyGoodRows, locale },
      { onSuccess: () => counts && onDone(counts) },
    );
  return (
    <>
      <Back onBack={onBack} />
      <div className="ms-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
        <ReadFault error={write.error} />
        {write.isPending ? (
          <span role="status" className="text-muted-foreground text-sm">
            {t("imports:apply.writing", { count: total })}
          </span>
        ) : null}
        {errors > 0 ? (
          <CheckboxField
            label={t("imports:apply.onlyGood", { count: errors })}
            checked={onlyGoodRows}
            onCheckedChange={(checked) => setOnlyGoodRows(checked === true)}
          />
        ) : null}
        <Button
          variant="primary"
          size="lg"
          busy={write.isPending}
          disabled={total === 0 || (errors > 0 && !onlyGoodRows)}
          onClick={apply}
        >
          {t("imports:apply.button", { count: total })}
        </Button>
      </div>
    </>
  );
}
