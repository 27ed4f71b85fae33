import { Badge } from "@ymp/ui/primitives/badge";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { RowList, SectionHead } from "@ymp/ui/primitives/card";
import { Pencil, Plus, X } from "lucide-react";
import { useState } from "react";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { MailLink, PhoneLink } from "./contact-links.tsx";
import { useRemoveContact } from "./suppliers.mutations.ts";
import type { Contact, Supplier } from "./suppliers.queries.ts";

const ContactDialog = lazyPanel("dialog", async () => (await import("./contact-dialog.tsx")).ContactDialog);

/** Whom one talks to; who takes the orders stands first. */
export function SupplierContacts({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation();
  const [edited, setEdited] = useState<Contact | "new" | null>(null);
  const { contacts, can } = supplier;
  return (
    <section>
      <SectionHead title={t("suppliers:contacts.title")} fact={contacts.length || undefined}>
        {can.edit ? (
          <Button variant="ghost" size="sm" className="-me-2.5" onClick={() => setEdited("new")}>
            <Plus />
            {t("suppliers:contacts.add")}
          </Button>
        ) : null}
      </SectionHead>
      {contacts.length === 0 ? (
        <p className="text-muted-foreground text-sm">{t("suppliers:contacts.none")}</p>
      ) : (
        <RowList aria-label={t("suppliers:contacts.title")}>
          {contacts.map((contact) => (
            <ContactRow key={contact.id} contact={contact} supplier={supplier} onEdit={() => setEdited(contact)} />
          ))}
        </RowList>
      )}
      {edited ? (
        <ContactDialog
          supplierId={supplier.id}
          contact={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </section>
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
        <span className="flex flex-none">
          <IconButton label={t("suppliers:contacts.edit", { name: contact.name })} size="icon-sm" onClick={onEdit}>
            <Pencil />
          </IconButton>
          <IconButton
            label={t("ui:remove", { name: contact.name })}
            size="icon-sm"
            disabled={remove.isPending}
            onClick={() => remove.mutate({ ...kept, supplierId: supplier.id })}
          >
            <X />
          </IconButton>
        </span>
      ) : null}
    </li>
  );
}
