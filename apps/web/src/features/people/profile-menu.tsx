import { DropdownMenuItem } from "@ymp/ui/primitives/dropdown-menu";
import { Mail, PackageOpen, PenLine, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { useCan, useVessel } from "../../app/session.ts";
import { dialOf } from "../../lib/contact-links.tsx";
import { MoreMenu } from "../../lib/more-menu.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useDownload } from "../../lib/use-download.ts";
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
  // Outside the menu, which is gone while the file is made.
  const taking = useDownload((client, _: object, locale) => client.passport.export.query({ locale }));
  const isOwn = person.id === useVessel().profileId;
  const { contact, email, may, signatureStatus, signatureFileId } = person;
  const maySwitch = may.decideSignature && !may.sign && signatureFileId !== null;
  const account = administers && person.userId ? accountItems(person.userId) : null;
  if (!maySwitch && !contact?.phone && !email && !account && !isOwn) return null;
  const next = signatureStatus === "approved" ? "pending" : "approved";
  return (
    <MoreMenu variant="outline">
      {maySwitch ? (
        <DropdownMenuItem onSelect={() => decide.mutate({ profileId: person.id, status: next })}>
          <PenLine />
          {t(next === "approved" ? "people:signature.approveIt" : "people:signature.withdraw")}
        </DropdownMenuItem>
      ) : null}
      {isOwn ? (
        <DropdownMenuItem disabled={taking.isPending} onSelect={() => taking.mutate({})}>
          <PackageOpen />
          {t("passport:take")}
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
