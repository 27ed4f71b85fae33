import { type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Radio, RadioGroup } from "@ymp/ui/primitives/radio-group";
import { Stepper } from "@ymp/ui/primitives/stepper";
import { Download } from "lucide-react";
import { useState } from "react";
import { useVessel } from "../../app/session.ts";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useNow } from "../../lib/use-now.ts";
import { useBookName } from "./book-words.ts";
import type { Book } from "./logbooks.queries.ts";
import { useExportBook } from "./use-export-book.ts";

interface ExportPartProps {
  book: Book;
  page: number;
  onClose: () => void;
}

type Span = "pages" | "days";
type PartFormat = "pdf" | "csv";

/** Pages of the book, or what was done in a period; in print with a sheet for the master to certify the copy. */
export function ExportPartDialog({ book, page, onClose }: ExportPartProps) {
  const { t } = useTranslation("logbooks");
  const name = useBookName();
  const [span, setSpan] = useState<Span>("pages");
  const [pages, setPages] = useState({ fromPage: page, toPage: page });
  const [days, setDays] = useState<{ from: CalendarDate | null; to: CalendarDate | null }>({ from: null, to: null });
  const [format, setFormat] = useState<PartFormat>("pdf");
  const [isCertified, setCertified] = useState(false);
  const file = useExportBook();
  const isTurned = days.from !== null && days.to !== null && days.from > days.to;
  const isIncomplete = span === "days" && ((days.from === null && days.to === null) || isTurned);
  const save = () => {
    const part = span === "pages" ? pages : { from: days.from ?? undefined, to: days.to ?? undefined };
    file.mutate({ id: book.id, format, ...part, isCertified: format === "pdf" && isCertified }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t("export.partTitle")}
      subtitle={<bdi>{`${name(book)}, ${book.number}`}</bdi>}
      submit={
        <>
          <Download />
          {t("export.make")}
        </>
      }
      disabled={isIncomplete}
      busy={file.isPending}
      error={file.error}
      saysFaults
      onSubmit={save}
      onClose={onClose}
    >
      <RadioGroup
        aria-label={t("export.which")}
        value={span}
        onValueChange={(value) => setSpan(value === "days" ? "days" : "pages")}
      >
        <Radio value="pages" label={t("pages")} />
        <Radio value="days" label={t("export.days")} help={t("export.wholePages")} />
      </RadioGroup>
      {span === "pages" ? (
        <PageFields book={book} {...pages} onChange={setPages} />
      ) : (
        <DayFields {...days} isTurned={isTurned} onChange={setDays} />
      )}
      <RadioGroup
        aria-label={t("export.format")}
        value={format}
        onValueChange={(value) => setFormat(value === "csv" ? "csv" : "pdf")}
      >
        <Radio value="pdf" label={t("export.pdf")} />
        <Radio value="csv" label={t("export.csv")} />
      </RadioGroup>
      {format === "pdf" ? (
        <CheckboxField
          label={t("export.certified")}
          help={t("export.certifiedHelp")}
          checked={isCertified}
          onCheckedChange={(on) => setCertified(on === true)}
        />
      ) : null}
    </FormDialog>
  );
}

interface PageFieldsProps {
  book: Book;
  fromPage: number;
  toPage: number;
  onChange: (pages: { fromPage: number; toPage: number }) => void;
}

function PageFields({ book: { firstPageNo, lastPageNo }, fromPage, toPage, onChange }: PageFieldsProps) {
  const { t } = useTranslation("logbooks");
  return (
    <div className="flex flex-wrap gap-4">
      <Field label={t("export.fromPage")}>
        <Stepper
          label={t("export.fromPage")}
          value={fromPage}
          min={firstPageNo}
          max={lastPageNo}
          onValueChange={(from) => onChange({ fromPage: from, toPage: Math.max(from, toPage) })}
        />
      </Field>
      <Field label={t("export.toPage")}>
        <Stepper
          label={t("export.toPage")}
          value={toPage}
          min={fromPage}
          max={lastPageNo}
          onValueChange={(to) => onChange({ fromPage, toPage: to })}
        />
      </Field>
    </div>
  );
}

interface DayFieldsProps {
  from: CalendarDate | null;
  to: CalendarDate | null;
  isTurned: boolean;
  onChange: (days: { from: CalendarDate | null; to: CalendarDate | null }) => void;
}

/** By the ship's clock of each entry. */
function DayFields({ from, to, isTurned, onChange }: DayFieldsProps) {
  const { t } = useTranslation("logbooks");
  const { timeZone } = useVessel();
  const today = todayIn(timeZone, useNow());
  return (
    <div className="flex flex-wrap gap-4">
      <Field label={t("filter.from")} className="w-40">
        <DateField today={today} value={from} onValueChange={(day) => onChange({ from: day, to })} />
      </Field>
      <Field
        label={t("filter.to")}
        className="w-40"
        error={isTurned ? t("logbook-refusals:endsBeforeStart") : undefined}
      >
        <DateField today={today} value={to} onValueChange={(day) => onChange({ from, to: day })} />
      </Field>
    </div>
  );
}
