import { newId } from "@ymp/core/ids";
import { masterPinPattern } from "@ymp/core/people/master-pin";
import { Field } from "@ymp/ui/primitives/field";
import { Select } from "@ymp/ui/primitives/select";
import { Stepper } from "@ymp/ui/primitives/stepper";
import { useState } from "react";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { PinField } from "../../lib/signing/pin-field.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useNumberedBook } from "./inspection-words.ts";
import { useCertify } from "./inspections.mutations.ts";
import type { Inspected } from "./inspections.queries.ts";

interface CertifyDialogProps {
  inspected: Inspected;
  /** What is open. */
  bookId: string | undefined;
  page: number | undefined;
  onClose: () => void;
}

/** Pages of a book as a true copy: the master certifies it here and now by the pin. */
export function CertifyDialog({ inspected: { books }, bookId, page, onClose }: CertifyDialogProps) {
  const { t } = useTranslation("inspections");
  const name = useNumberedBook();
  const certify = useCertify();
  const [chosen, setChosen] = useState(bookId ?? books[0]?.id ?? null);
  const book = books.find(({ id }) => id === chosen);
  const last = book?.lastPageNo ?? 1;
  const [pages, setPages] = useState({ fromPage: page ?? last, toPage: page ?? last });
  const [pin, setPin] = useState("");
  // Sent again after a lost answer it is the same copy; of other pages it is another.
  const [id, setId] = useState(newId);
  const choose = (next: typeof pages) => {
    setPages(next);
    setId(newId());
  };
  const submit = () => {
    if (!book) return;
    certify.mutate({ id, bookId: book.id, ...pages, pin }, { onSuccess: onClose, onError: () => setPin("") });
  };
  return (
    <FormDialog
      title={t("certify.action")}
      submit={t("certify.submit")}
      busy={certify.isPending}
      disabled={!book || !masterPinPattern.test(pin)}
      error={certify.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p dir="auto" className="text-sm">
        {t("certify.text")}
      </p>
      <Field label={t("certify.book")} required>
        <Select
          options={books.map((one) => ({ value: one.id, label: name(one) }))}
          value={chosen}
          onValueChange={(value) => {
            setChosen(value);
            const to = books.find((one) => one.id === value)?.lastPageNo ?? 1;
            choose({ fromPage: to, toPage: to });
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-4">
        <Field label={t("certify.fromPage")}>
          <Stepper
            label={t("certify.fromPage")}
            value={pages.fromPage}
            min={book?.firstPageNo ?? 1}
            max={last}
            onValueChange={(from) => choose({ fromPage: from, toPage: Math.max(from, pages.toPage) })}
          />
        </Field>
        <Field label={t("certify.toPage")}>
          <Stepper
            label={t("certify.toPage")}
            value={pages.toPage}
            min={pages.fromPage}
            max={last}
            onValueChange={(to) => choose({ ...pages, toPage: to })}
          />
        </Field>
      </div>
      <PinField required label={t("certify.pin")} pin={pin} error={certify.error} onChange={setPin} />
    </FormDialog>
  );
}
