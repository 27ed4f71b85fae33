import { Badge } from "@ymp/ui/primitives/badge";
import { MailLink, PhoneLink } from "../../lib/contact-links.tsx";
import { EditedRows, RowTools } from "../../lib/edited-rows.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useRemoveContact } from "./suppliers.mutations.ts";
import type { Contact, Supplier } from "./suppliers.queries.ts";

const ContactDialog = lazyPanel("dialog", async () => (await import("./contact-dialog.tsx")).ContactDialog);

/** Whom one talks to; who takes the orders stands first. */
export function SupplierContacts({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation();
  const { id, contacts, can } = supplier;
  return (
    <EditedRows
      title={t("suppliers:contacts.title")}
      rows={contacts}
      none={t("suppliers:contacts.none")}
      add={can.edit ? t("suppliers:contacts.add") : undefined}
      row={(contact, edit) => <ContactRow contact={contact} supplier={supplier} onEdit={edit} />}
      form={(contact, close) => <ContactDialog supplierId={id} contact={contact} onClose={close} />}
    />
  );
}

interface ContactRowProps {
  contact: Contact;
  supplier: Supplier;
  onEdit: () => void;
}

function ContactRow({ contact, supplier, onEdit }: ContactRowProps) {
  const { t } = useTranslation();
  const remove = useRemoveContact();
  const { version: _, ...kept } = contact;
  return (
    <li className="py-1.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <bdi className="font-medium">{contact.name}</bdi>
          {contact.duty ? <bdi className="text-muted-foreground">{contact.duty}</bdi> : null}
          {contact.takesOrders ? <Badge tone="line">{t("suppliers:contacts.takesOrders")}</Badge> : null}
        </p>
        <p className="flex flex-wrap gap-x-4">
          {contact.email ? <MailLink email={contact.email} /> : null}
          {contact.phone ? <PhoneLink phone={contact.phone} /> : null}
        </p>
      </div>
      {supplier.can.edit ? (
        <RowTools
          name={contact.name}
          edit={t("suppliers:contacts.edit", { name: contact.name })}
          onEdit={onEdit}
          isRemoving={remove.isPending}
          onRemove={() => remove.mutate({ ...kept, supplierId: supplier.id })}
        />
      ) : null}
    </li>
  );
}
