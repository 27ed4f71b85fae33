import { DropdownMenuItem } from "@ymp/ui/primitives/dropdown-menu";
import { Mail, PenLine, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { useCan } from "../../app/session.ts";
import { dialOf } from "../../lib/contact-links.tsx";
import { MoreMenu } from "../../lib/more-menu.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useDecideSignature } from "./people.mutations.ts";
import type { Person } from "./people.queries.ts";

/** Entries that act on the account of a person. */
export type AccountItems = (userId: string) => ReactNode;

export interface ProfileMenuProps {
  person: Person;
  accountItems: AccountItems;
}

/** What is done to a person less often than looking at them; nothing to do shows no menu. */
export function ProfileMenu({ person, accountItems }: ProfileMenuProps) {
  const { t } = useTranslation();
  const administers = useCan("employees:edit");
  const decide = useDecideSignature();
  const { contact, email, may, signatureStatus, signatureFileId } = person;
  const maySwitch = may.decideSignature && !may.sign && signatureFileId !== null;
  const account = administers && person.userId ? accountItems(person.userId) : null;
  if (!maySwitch && !contact?.phone && !email && !account) return null;
  const next = signatureStatus === "approved" ? "pending" : "approved";
  return (
    <MoreMenu variant="outline">
      {maySwitch ? (
        <DropdownMenuItem onSelect={() => decide.mutate({ profileId: person.id, status: next })}>
          <PenLine />
          {t(next === "approved" ? "people:signature.approveIt" : "people:signature.withdraw")}
        </DropdownMenuItem>
      ) : null}
      {contact?.phone ? (
        <DropdownMenuItem asChild>
          <a href={dialOf(contact.phone)}>
            <Phone />
            {t("people:action.call")}
          </a>
        </DropdownMenuItem>
      ) : null}
      {email ? (
        <DropdownMenuItem asChild>
          <a href={`mailto:${email}`}>
            <Mail />
            {t("people:action.write")}
          </a>
        </DropdownMenuItem>
      ) : null}
      {account}
    </MoreMenu>
  );
}
