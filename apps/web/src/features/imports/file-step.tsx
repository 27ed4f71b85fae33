import { useNavigate } from "@tanstack/react-router";
import { largestFileBytes } from "@ymp/api/modules/imports/imports.schema";
import { newId } from "@ymp/core/ids";
import { FileDropzone, type FileInFlight } from "@ymp/ui/patterns/file-dropzone";
import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { Button } from "@ymp/ui/primitives/button";
import { Radio, RadioGroup } from "@ymp/ui/primitives/radio-group";
import { useState } from "react";
import { refusalOf, sentencesOf } from "../../app/failures.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { base64Of } from "./base64.ts";
import { handOver, type ImportDraft, type ImportDraftStore, undecided } from "./import-draft.ts";
import { type ReadSheet, useReadFile } from "./imports.queries.ts";
import { PastImports } from "./past-imports.tsx";
import { StepFrame } from "./step-frame.tsx";

/** Choosing the file and, where it has several, the sheet. */
export function FileStep({ draft, change, startOver }: ImportDraftStore) {
  const { t } = useTranslation();
  const formats = useFormats();
  const read = useReadFile(draft);
  const [tooLarge, setTooLarge] = useState<string | null>(null);
  const take = async ([file]: File[]) => {
    if (!file) return;
    const isTooLarge = file.size > largestFileBytes;
    setTooLarge(isTooLarge ? file.name : null);
    if (isTooLarge) return;
    const base64 = await base64Of(file);
    change({ id: newId(), file: { fileName: file.name, base64 }, sheet: 0, ...undecided });
  };
  const sheets = read.data?.sheets ?? [];
  return (
    <StepFrame
      foot={
        <Button
          variant="primary"
          size="lg"
          className="ms-auto"
          disabled={sheets.length === 0}
          onClick={() => change({ step: "mapping" })}
        >
          {t("imports:next.mapping")}
        </Button>
      }
    >
      <div className="flex max-w-3xl flex-col gap-4">
        <p className="max-w-[64ch] text-muted-foreground text-sm">{t(`imports:intro.${draft.kind}`)}</p>
        {tooLarge ? <FormErrors faults={[]} message={t("imports:fileTooLargeToSend")} /> : null}
        <ReadFault error={read.error} />
        <FileDropzone
          label={t("imports:step.file")}
          hint={t("imports:fileHint")}
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          multiple={false}
          offersCamera={false}
          onFiles={(files) => void take(files)}
          files={draft.file ? [fileLine(draft.file, read.status, formats.bytes)] : []}
          onRetry={() => void read.refetch()}
          onRemove={startOver}
        />
        {sheets.length > 1 ? (
          <fieldset>
            <legend className="mb-1 font-medium text-sm">{t("imports:sheet.label")}</legend>
            <RadioGroup
              value={String(draft.sheet)}
              onValueChange={(value) => change({ sheet: Number(value), ...undecided })}
            >
              {sheets.map((sheet) => (
                <Radio
                  key={sheet.index}
                  value={String(sheet.index)}
                  label={<bdi>{sheet.name}</bdi>}
                  help={t("imports:sheet.rows", { count: sheet.records, row: sheet.headingRow })}
                />
              ))}
            </RadioGroup>
          </fieldset>
        ) : null}
        {sheets.length === 1 && sheets[0] ? (
          <p className="text-sm">{t("imports:sheet.rows", { count: sheets[0].records, row: sheets[0].headingRow })}</p>
        ) : null}
        <OtherKind draft={draft} sheet={sheets[draft.sheet]} />
        <PastImports />
      </div>
    </StepFrame>
  );
}

/** The columns speak for another list than the one that was asked for. */
function OtherKind({ draft, sheet }: { draft: ImportDraft; sheet: ReadSheet | undefined }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (!sheet || sheet.likelyKind === draft.kind) return null;
  const { likelyKind } = sheet;
  const kind = t(`imports:kind.${likelyKind}`);
  const change = () => {
    handOver(draft, likelyKind);
    void navigate({ to: "/app/import/$kind", params: { kind: likelyKind } });
  };
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 text-sm">
      <span>{t("imports:looksLike", { kind })}</span>
      <Button size="sm" onClick={change}>
        {t("imports:switchKind", { kind })}
      </Button>
    </div>
  );
}

function fileLine(
  file: { fileName: string; base64: string },
  status: "pending" | "error" | "success",
  bytes: (bytes: number) => string,
): FileInFlight {
  return {
    id: "file",
    name: file.fileName,
    size: bytes(Math.round((file.base64.length * 3) / 4)),
    state: status === "pending" ? { kind: "sending", percent: 90 } : { kind: "sent" },
  };
}

export function ReadFault({ error }: { error: unknown }) {
  const { t } = useTranslation();
  if (!error) return null;
  const refusal = refusalOf(error);
  const message = refusal
    ? sentencesOf(refusal)
        .map(({ messageKey, params }) => t(messageKey, params))
        .join(" ")
    : t("common:failure.unreachable");
  return <FormErrors faults={[]} message={message} />;
}
