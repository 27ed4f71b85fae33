import { useNavigate } from "@tanstack/react-router";
import { type ImportKind, listPath } from "@ymp/core/imported-lists";
import { cn } from "@ymp/ui/lib/cn";
import { Button } from "@ymp/ui/primitives/button";
import { CompletedIcon } from "@ymp/ui/primitives/glyph";
import { Select } from "@ymp/ui/primitives/select";
import { PathLink } from "../../app/path-link.tsx";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { FileStep } from "./file-step.tsx";
import { type ImportDraftStore, type ImportStep, importSteps, useImportDraft } from "./import-draft.ts";
import { useImportableKinds } from "./imported-lists.ts";
import { MappingStep } from "./mapping-step.tsx";
import { PreviewStep } from "./preview-step.tsx";
import { ResultStep } from "./result-step.tsx";

/** From another system's list to ours: the file, what its columns are, a dry run, and only then writing. */
export function ImportScreen({ kind }: { kind: ImportKind }) {
  return <ImportWizard key={kind} kind={kind} />;
}

function ImportWizard({ kind }: { kind: ImportKind }) {
  const { t } = useTranslation();
  const store = useImportDraft(kind);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ScreenHeader
        title={t(`imports:title.${kind}`)}
        tools={
          <Button variant="ghost" asChild>
            <PathLink href={listPath(kind)}>{t(`imports:leaveTo.${kind}`)}</PathLink>
          </Button>
        }
      />
      <div className="flex flex-none flex-wrap items-center gap-4 px-6 pb-3 max-md:px-4">
        <StepList step={store.draft.step} />
        {store.draft.step === "file" ? <KindChoice kind={kind} /> : null}
      </div>
      <StepBody store={store} />
    </div>
  );
}

function KindChoice({ kind }: { kind: ImportKind }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const kinds = useImportableKinds();
  return (
    <Select
      aria-label={t("imports:kind.label")}
      value={kind}
      onValueChange={(next) => void navigate({ to: "/app/import/$kind", params: { kind: next } })}
      options={kinds.map((value) => ({ value, label: t(`imports:kind.${value}`) }))}
      className="ms-auto w-44"
    />
  );
}

function StepBody({ store }: { store: ImportDraftStore }) {
  switch (store.draft.step) {
    case "file":
      return <FileStep {...store} />;
    case "mapping":
      return <MappingStep {...store} />;
    case "preview":
      return <PreviewStep {...store} />;
    case "result":
      return <ResultStep {...store} />;
  }
}

function StepList({ step }: { step: ImportStep }) {
  const { t } = useTranslation();
  const at = importSteps.indexOf(step);
  return (
    <ol aria-label={t("imports:steps")} className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {importSteps.map((name, index) => (
        <li
          key={name}
          aria-current={name === step ? "step" : undefined}
          className={cn("flex items-center gap-1.5", name === step ? "font-semibold" : "text-muted-foreground")}
        >
          {index < at ? (
            <CompletedIcon className="text-status-done" />
          ) : (
            <span className="tabular-nums">{index + 1}</span>
          )}
          {t(`imports:step.${name}`)}
        </li>
      ))}
    </ol>
  );
}
