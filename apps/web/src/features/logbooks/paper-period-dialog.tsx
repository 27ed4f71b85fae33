import { todayIn } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { DateTimeField, type ShipMoment } from "@ymp/ui/primitives/date-time-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { useSession, useVessel } from "../../app/session.ts";
import { instantAt, momentAt } from "../../lib/ship-moment.ts";
import { SignDialog } from "../../lib/signing/sign-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import { useBookName } from "./book-words.ts";
import { useDeclarePaper } from "./logbooks.mutations.ts";
import type { Book } from "./logbooks.queries.ts";

/** The master declares when the book was kept on paper, on which pages and why, with the pin. */
export function PaperPeriodDialog({ book, onClose }: { book: Book; onClose: () => void }) {
  const { t } = useTranslation("book-papers");
  const { account } = useSession();
  const name = useBookName();
  const declare = useDeclarePaper();
  const form = usePeriodForm(book);
  const faults = refusalOf(declare.error)?.fields ?? {};
  const fault = (field: string) => (faults[field] ? t(faults[field]) : undefined);
  return (
    <SignDialog
      title={t("period.declare")}
      subtitle={`${name(book)}, ${book.number}`}
      submit={t("period.declare")}
      signer={book.can.signsAs ?? { name: account.name, rank: account.jobTitle }}
      capacity={t("logbooks:capacity.master")}
      isIncomplete={form.input === null}
      busy={declare.isPending}
      error={declare.error}
      onSign={(signing) => {
        if (form.input) declare.mutate({ ...form.input, ...signing }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <p dir="auto" className="text-sm">
        {t("period.explain")}
      </p>
      <Field label={t("period.from")} group required error={fault("from")}>
        <Moment value={form.from} onChange={form.setFrom} />
      </Field>
      <Field
        label={t("period.to")}
        group
        required
        error={form.isTurned ? t("logbook-refusals:endsBeforeStart") : fault("to")}
      >
        <Moment value={form.to} onChange={form.setTo} />
      </Field>
      <Field label={t("period.pages")} help={t("period.pagesHelp")} required>
        <Input
          value={form.pages}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => form.setPages(target.value)}
        />
      </Field>
      <Field label={t("period.reason")} help={t("period.reasonHelp")} required>
        <Textarea value={form.reason} maxLength={500} onChange={({ target }) => form.setReason(target.value)} />
      </Field>
    </SignDialog>
  );
}

interface MomentProps {
  value: ShipMoment | null;
  onChange: (moment: ShipMoment | null) => void;
}

function Moment({ value, onChange }: MomentProps) {
  const { timeZone } = useVessel();
  const formats = useFormats();
  const now = useNow();
  const today = todayIn(timeZone, now);
  return (
    <DateTimeField today={today} max={today} value={value} onValueChange={onChange} zone={formats.zoneLabel(now)} />
  );
}

function usePeriodForm({ id: logbookId }: Book) {
  const { timeZone } = useVessel();
  const now = useNow();
  const [id] = useState(newId);
  const [from, setFrom] = useState<ShipMoment | null>(null);
  const [to, setTo] = useState<ShipMoment | null>(() => momentAt(timeZone, now));
  const [pages, setPages] = useState("");
  const [reason, setReason] = useState("");
  const at = from && to ? { from: instantAt(timeZone, from), to: instantAt(timeZone, to) } : null;
  const isTurned = at !== null && at.to <= at.from;
  const isReady = at !== null && !isTurned && pages.trim() !== "" && reason.trim() !== "";
  const input = isReady ? { id, logbookId, ...at, pages: pages.trim(), reason: reason.trim() } : null;
  return { from, setFrom, to, setTo, pages, setPages, reason, setReason, isTurned, input };
}
