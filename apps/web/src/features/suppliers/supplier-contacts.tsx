import { Badge } from "@ymp/ui/primitives/badge";
import { MailLink, PhoneLink } from "../../lib/contact-links.tsx";
import { EditedRows } from "../../lib/edited-rows.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useRemoveContact } from "./suppliers.mutations.ts";
import type { Contact, Supplier } from "./suppliers.queries.ts";

const ContactDialog = lazyPanel("dialog", async () => (await import("./contact-dialog.tsx")).ContactDialog);

/** Whom one talks to; who takes the orders comes first. */
export function SupplierContacts({ supplier: { id: supplierId, contacts, can } }: { supplier: Supplier }) {
  const { t } = useTranslation();
  const remove = useRemoveContact();
  return (
    <EditedRows
      title={t("suppliers:contacts.title")}
      rows={contacts}
      none={t("suppliers:contacts.none")}
      add={can.edit ? t("suppliers:contacts.add") : undefined}
      row={(contact) => <ContactFacts contact={contact} />}
      nameOf={({ name }) => name}
      edit={(name) => t("suppliers:contacts.edit", { name })}
      isRemoving={remove.isPending}
      onRemove={({ version: _, ...contact }) => remove.mutate({ ...contact, supplierId })}
      form={(contact, close) => <ContactDialog supplierId={supplierId} contact={contact} onClose={close} />}
    />
  );
}

function ContactFacts({ contact: { name, duty, email, phone, takesOrders } }: { contact: Contact }) {
  const { t } = useTranslation();
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-2">
        <bdi className="font-medium">{name}</bdi>
        {duty ? <bdi className="text-muted-foreground">{duty}</bdi> : null}
        {takesOrders ? <Badge tone="line">{t("suppliers:contacts.takesOrders")}</Badge> : null}
      </p>
      <p className="flex flex-wrap gap-x-4">
        {email ? <MailLink email={email} /> : null}
        {phone ? <PhoneLink phone={phone} /> : null}
      </p>
    </div>
  );
}
