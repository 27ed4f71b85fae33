import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { Avatar } from "@ymp/ui/primitives/avatar";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { SectionHead } from "@ymp/ui/primitives/card";
import { Field } from "@ymp/ui/primitives/field";
import { UserPlus, X } from "lucide-react";
import { useState } from "react";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { RowsOrNone } from "../../lib/rows-or-none.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { AccountPicker } from "./account-picker.tsx";
import { useSetCompanyMember } from "./company.mutations.ts";
import type { Company } from "./platform.queries.ts";

type Member = Company["members"][number];

/** Who works for the company: they enter each of its vessels. */
export function CompanyMembers({ company }: { company: Company }) {
  const { t } = useTranslation("platform-screens");
  const formats = useFormats();
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<Member | null>(null);
  const { members } = company;
  return (
    <section className="min-w-0">
      <SectionHead title={t("company.members")} fact={formats.count(members.length)}>
        <Button size="sm" variant="ghost" onClick={() => setIsAdding(true)}>
          <UserPlus />
          {t("company.addMember")}
        </Button>
      </SectionHead>
      <RowsOrNone
        label={t("company.members")}
        rows={members}
        none={t("company.noMembers")}
        rowId={({ userId }) => userId}
      >
        {(member) => (
          <li>
            <Avatar person={{ name: member.name, color: member.backgroundColor }} decorative />
            <span dir="auto" className="min-w-0 flex-1 break-words">
              {member.name}
            </span>
            <IconButton
              label={t("company.removeMember", { person: member.name })}
              size="icon-sm"
              onClick={() => setLeaving(member)}
            >
              <X />
            </IconButton>
          </li>
        )}
      </RowsOrNone>
      {isAdding ? <AddMember company={company} onClose={() => setIsAdding(false)} /> : null}
      {leaving ? <RemoveMember company={company} member={leaving} onClose={() => setLeaving(null)} /> : null}
    </section>
  );
}

function AddMember({ company, onClose }: { company: Company; onClose: () => void }) {
  const { t } = useTranslation("platform-screens");
  const [account, setAccount] = useState<{ userId: string; name: string } | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const add = useSetCompanyMember(true);
  const send = () => {
    setIsMissing(account === null);
    if (!account) return;
    const names = { person: account.name, company: company.name };
    add.mutate({ companyId: company.id, userId: account.userId, ...names }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t("company.addMemberTitle", { name: company.name })}
      submit={t("people.addSubmit")}
      busy={add.isPending}
      error={add.error}
      onSubmit={send}
      onClose={onClose}
    >
      <Field
        label={t("people.account")}
        help={t("company.memberHelp")}
        error={isMissing && !account ? t("people.accountMissing") : undefined}
        required
      >
        <AccountPicker account={account} onPick={setAccount} />
      </Field>
    </FormDialog>
  );
}

function RemoveMember({ company, member, onClose }: { company: Company; member: Member; onClose: () => void }) {
  const { t } = useTranslation("platform-screens");
  const remove = useSetCompanyMember(false);
  const names = { person: member.name, company: company.name };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("company.removeTitle", names)}
      consequences={t("company.removeText")}
      confirm={t("company.remove")}
      destructive
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate({ companyId: company.id, userId: member.userId, ...names }, { onSuccess: onClose })
      }
    />
  );
}
