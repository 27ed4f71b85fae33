import { columnAnswer } from "@ymp/api/modules/imports/imports.schema";
import { Radio, RadioGroup } from "@ymp/ui/primitives/radio-group";
import { listed } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { FileNotes } from "./file-notes.tsx";
import type { ColumnAnswer } from "./import-draft.ts";
import { type Decided, type Question, useQuestions } from "./imports.queries.ts";

export interface ColumnQuestionsProps {
  decided: Decided;
  enabled: boolean;
  onAnswer: (column: number, answer: ColumnAnswer) => void;
}

/** What cannot be told from the cells alone: the order of dates, the decimal mark, what counts as critical. */
export function ColumnQuestions({ decided, enabled, onAnswer }: ColumnQuestionsProps) {
  const { questions, notes } = useQuestions(decided, enabled);
  if (questions.length === 0) return <FileNotes notes={notes} />;
  return (
    <>
      <FileNotes notes={notes} />
      <QuestionList decided={decided} questions={questions} onAnswer={onAnswer} />
    </>
  );
}

function QuestionList({
  decided,
  questions,
  onAnswer,
}: Pick<ColumnQuestionsProps, "decided" | "onAnswer"> & { questions: readonly Question[] }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t("imports:question.title")} className="flex max-w-3xl flex-col gap-4">
      <h2 className="font-semibold text-sm">{t("imports:question.title")}</h2>
      {questions.map((question) => (
        <QuestionField
          key={`${question.column}-${question.about}`}
          question={question}
          value={decided.answers[question.column]?.[question.about] ?? question.chosen}
          onAnswer={(answer) => onAnswer(question.column, answer)}
        />
      ))}
    </section>
  );
}

const words = {
  dateOrder: "imports:questionDateOrder",
  serialDates: "imports:questionSerialDates",
  decimalMark: "imports:questionDecimalMark",
  criticalScale: "imports:questionCriticalScale",
} as const;

interface QuestionFieldProps {
  question: Question;
  value: string;
  onAnswer: (answer: ColumnAnswer) => void;
}

function QuestionField({ question, value, onAnswer }: QuestionFieldProps) {
  const { t } = useTranslation();
  const { about, heading, samples, options } = question;
  const choose = (chosen: string) => {
    const answer = columnAnswer.safeParse({ [about]: chosen });
    if (answer.success) onAnswer(answer.data);
  };
  return (
    <fieldset className="surface px-4 py-3 text-sm">
      <legend className="sr-only">{t(words[about], { heading })}</legend>
      <p aria-hidden dir="auto" className="font-medium">
        {t(words[about], { heading })}
      </p>
      <p dir="auto" className="text-muted-foreground text-xs">
        {t("imports:question.samples", { samples: listed(samples, t) })}
      </p>
      <RadioGroup value={value} onValueChange={choose} className="mt-1 sm:flex-row sm:gap-6">
        {options.map((option) => (
          <Radio
            key={option}
            value={option}
            label={t(
              about === "criticalScale" && option !== "named" ? "imports:answer.counts" : `imports:answer.${option}`,
            )}
          />
        ))}
      </RadioGroup>
    </fieldset>
  );
}
