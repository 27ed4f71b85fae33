import type { CalendarDate } from "@ymp/core/calendar-date";
import { todayIn } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { useState } from "react";
import { useSession, useVessel } from "../../app/session.ts";
import { SignDialog } from "../../lib/signing/sign-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useNow } from "../../lib/use-now.ts";
import { useBookName } from "./book-words.ts";
import { useStoreDeclaration } from "./logbooks.mutations.ts";
import type { Book } from "./logbooks.queries.ts";

/** The master puts into the book what a flag has issued for books of this kind. */
export function DeclarationDialog({ book, onClose }: { book: Book; onClose: () => void }) {
  const { t } = useTranslation("book-papers");
  const { account } = useSession();
  const { timeZone } = useVessel();
  const today = todayIn(timeZone, useNow());
  const name = useBookName();
  const store = useStoreDeclaration();
  const form = useDeclarationForm(book);
  return (
    <SignDialog
      title={t("declaration.store")}
      subtitle={name(book)}
      submit={t("declaration.store")}
      signer={book.can.signsAs ?? { name: account.name, rank: account.jobTitle }}
      capacity={t("logbooks:capacity.master")}
      isIncomplete={form.input === null}
      busy={store.isPending}
      error={store.error}
      onSign={(signing) => {
        if (form.input) store.mutate({ ...form.input, ...signing }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <p dir="auto" className="text-sm">
        {t("declaration.explain")}
      </p>
      <Field label={t("declaration.issuer")} required>
        <Input
          value={form.issuer}
          maxLength={120}
          autoComplete="off"
          onChange={({ target }) => form.setIssuer(target.value)}
        />
      </Field>
      <Field label={t("declaration.reference")} required>
        <Input
          value={form.reference}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => form.setReference(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-4">
        <Field label={t("declaration.issuedOn")} className="w-44" required>
          <DateField today={today} value={form.issuedOn} onValueChange={form.setIssuedOn} />
        </Field>
        <Field
          label={t("declaration.expiresOn")}
          className="w-44"
          error={form.isTurned ? t("logbook-refusals:endsBeforeStart") : undefined}
        >
          <DateField today={today} value={form.expiresOn} onValueChange={form.setExpiresOn} />
        </Field>
      </div>
      <Field label={t("declaration.product")} help={t("declaration.productHelp", { version: book.productVersion })}>
        <Input
          value={form.product}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => form.setProduct(target.value)}
        />
      </Field>
    </SignDialog>
  );
}

function useDeclarationForm({ id: logbookId }: Book) {
  const [id] = useState(newId);
  const [issuer, setIssuer] = useState("");
  const [reference, setReference] = useState("");
  const [issuedOn, setIssuedOn] = useState<CalendarDate | null>(null);
  const [expiresOn, setExpiresOn] = useState<CalendarDate | null>(null);
  const [product, setProduct] = useState("");
  const isTurned = issuedOn !== null && expiresOn !== null && expiresOn < issuedOn;
  const isReady = issuer.trim() !== "" && reference.trim() !== "" && !isTurned;
  const input =
    issuedOn !== null && isReady
      ? {
          id,
          logbookId,
          issuer: issuer.trim(),
          reference: reference.trim(),
          issuedOn,
          expiresOn,
          product: product.trim(),
        }
      : null;
  return {
    ...{ issuer, setIssuer, reference, setReference, issuedOn, setIssuedOn, expiresOn, setExpiresOn },
    ...{ product, setProduct, isTurned, input },
  };
}
