import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { Badge } from "@ymp/ui/primitives/badge";
import { Button } from "@ymp/ui/primitives/button";
import { FieldError } from "@ymp/ui/primitives/field";
import { CompletedIcon } from "@ymp/ui/primitives/glyph";
import { Select } from "@ymp/ui/primitives/select";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { listed } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { ColumnQuestions } from "./column-questions.tsx";
import { FileConstantsFields } from "./file-constants.tsx";
import { ReadFault } from "./file-step.tsx";
import type { ColumnChoice, ImportDraftStore } from "./import-draft.ts";
import { useFieldWord } from "./import-words.ts";
import { type ReadSheet, useReadFile } from "./imports.queries.ts";
import { constantsOf, faultsOf, isUsable, type MappingFaults, mappingOf } from "./mapping.ts";
import { StepFrame } from "./step-frame.tsx";

/** Which column goes where, with a guess to start from. */
export function MappingStep({ draft, change }: ImportDraftStore) {
  const { t } = useTranslation();
  const read = useReadFile(draft);
  const sheet = read.data?.sheets[draft.sheet];
  const fieldWord = useFieldWord();
  if (!sheet)
    return (
      <StepFrame foot={<Back onBack={() => change({ step: "file" })} />}>
        {read.isError ? <ReadFault error={read.error} /> : <p role="status">{t("ui:loading")}</p>}
      </StepFrame>
    );
  const mapping = mappingOf(sheet, draft.mapping);
  const constants = constantsOf(sheet, draft.constants);
  const faults = faultsOf(sheet, mapping);
  const missing = listed(
    faults.missing.map((field) => fieldWord(field) ?? field),
    t,
  );
  return (
    <StepFrame
      foot={
        <>
          <Back onBack={() => change({ step: "file" })} />
          <Button
            variant="primary"
            size="lg"
            className="ms-auto"
            disabled={!isUsable(faults)}
            onClick={() => change({ step: "preview", mapping, constants })}
          >
            {t("imports:next.preview")}
          </Button>
        </>
      }
    >
      <p className="max-w-[64ch] text-muted-foreground text-sm">
        {t(sheet.isRemembered ? "imports:mapping.remembered" : "imports:mapping.intro")}
      </p>
      {missing ? <FormErrors faults={[]} message={t("imports:mapping.missing", { fields: missing })} /> : null}
      <MappingTable
        sheet={sheet}
        mapping={mapping}
        faults={faults}
        onChange={(choice) =>
          change({ mapping: mapping.map((other) => (other.column === choice.column ? choice : other)) })
        }
      />
      <FileConstantsFields sheet={sheet} chosen={constants} onChange={(next) => change({ constants: next })} />
      <ColumnQuestions
        decided={{ draft, mapping, answers: draft.answers, constants, decisions: {} }}
        enabled={isUsable(faults)}
        onAnswer={(column, answer) =>
          change({ answers: { ...draft.answers, [column]: { ...draft.answers[column], ...answer } } })
        }
      />
    </StepFrame>
  );
}

export function Back({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="ghost" size="lg" onClick={onBack}>
      {t("imports:back")}
    </Button>
  );
}

interface MappingTableProps {
  sheet: ReadSheet;
  mapping: readonly ColumnChoice[];
  faults: MappingFaults;
  onChange: (choice: ColumnChoice) => void;
}

function MappingTable({ sheet, mapping, faults, onChange }: MappingTableProps) {
  const { t } = useTranslation();
  return (
    <table className="w-full max-w-5xl text-sm">
      <thead>
        <tr className="border-border border-b text-muted-foreground text-xs [&>th]:h-row-head [&>th]:pe-4 [&>th]:text-start [&>th]:font-medium">
          <th>{t("imports:mapping.column")}</th>
          <th className="max-md:hidden">{t("imports:mapping.samples")}</th>
          <th>{t("imports:mapping.field")}</th>
          <th className="max-md:hidden">{t("imports:mapping.guess")}</th>
        </tr>
      </thead>
      <tbody className="[&>tr]:hairline-b">
        {sheet.mapping.map((guess, index) => {
          const choice = mapping[index];
          if (!choice) return null;
          const isTwice = choice.use === "field" && choice.field !== undefined && faults.twice.has(choice.field);
          return (
            <tr key={guess.column} className="[&>td]:py-1.5 [&>td]:pe-4 [&>td]:align-top">
              <td dir="auto" className="pt-3! font-medium">
                {guess.heading || t("imports:mapping.unnamed", { column: guess.column + 1 })}
                <span className="block font-normal text-muted-foreground text-xs md:hidden">
                  {guess.samples.join(" · ")}
                </span>
              </td>
              <td dir="auto" className="max-w-80 break-words pt-3! text-muted-foreground max-md:hidden">
                {guess.samples.join(" · ")}
              </td>
              <td className="w-64 max-md:w-44">
                <FieldChoice sheet={sheet} heading={guess.heading} choice={choice} onChange={onChange} />
                {isTwice ? <FieldError>{t("imports:mapping.twice")}</FieldError> : null}
              </td>
              <td className="w-40 pt-3! max-md:hidden">
                <Confidence guess={guess} choice={choice} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface FieldChoiceProps {
  sheet: ReadSheet;
  heading: string;
  choice: ColumnChoice;
  onChange: (choice: ColumnChoice) => void;
}

const toRemarks = ":remarks";
const leftOut = ":ignore";

function FieldChoice({ sheet, heading, choice, onChange }: FieldChoiceProps) {
  const { t } = useTranslation();
  const fieldWord = useFieldWord();
  const options = [
    ...sheet.fields.map(({ name, isRequired }) => ({
      value: name,
      label: isRequired ? t("imports:mapping.required", { field: fieldWord(name) ?? name }) : (fieldWord(name) ?? name),
    })),
    ...(sheet.fields.some(({ name }) => name === "remarks")
      ? [{ value: toRemarks, label: t("imports:mapping.toRemarks") }]
      : []),
    { value: leftOut, label: t("imports:mapping.leftOut") },
  ];
  const value = choice.use === "field" ? (choice.field ?? null) : choice.use === "remarks" ? toRemarks : leftOut;
  const choose = (chosen: string) => {
    const { column } = choice;
    if (chosen === toRemarks) return onChange({ column, use: "remarks" });
    if (chosen === leftOut) return onChange({ column, use: "ignore" });
    return onChange({ column, use: "field", field: chosen });
  };
  return (
    <Select
      size="sm"
      aria-label={t("imports:mapping.fieldOf", { heading })}
      options={options}
      value={value}
      onValueChange={choose}
    />
  );
}

const sure = 0.9;
const likely = 0.7;

/** How sure the guess is, as long as it is still the guess. */
function Confidence({ guess, choice }: { guess: ReadSheet["mapping"][number]; choice: ColumnChoice }) {
  const { t } = useTranslation();
  const guessed = "field" in guess ? guess.field : undefined;
  if (choice.use !== guess.use || choice.field !== guessed)
    return <span className="text-muted-foreground text-xs">{t("imports:mapping.yours")}</span>;
  if (choice.use !== "field") return null;
  if (guess.confidence >= sure)
    return (
      <span className="flex items-center gap-1.5 text-status-done text-xs">
        <CompletedIcon className="size-3.5" />
        {t("imports:mapping.sure")}
      </span>
    );
  if (guess.confidence >= likely)
    return <span className="text-muted-foreground text-xs">{t("imports:mapping.likely")}</span>;
  return (
    <Badge tone="due-soon">
      <WarningIcon />
      {t("imports:mapping.check")}
    </Badge>
  );
}
