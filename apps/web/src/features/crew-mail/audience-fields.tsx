import { departments } from "@ymp/core/access/roles";
import { mailAudiences } from "@ymp/core/people/crew-mail";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { useFormContext, useWatch } from "react-hook-form";
import { ChoiceField, ControlField } from "../../lib/forms/bound-fields.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { MailDesk } from "./crew-mail.queries.ts";
import type { MailInput } from "./write-mail-sheet.tsx";

/** Whom a mail goes to. Heads write to their department, or to some of it. */
export function AudienceFields({ desk }: { desk: MailDesk }) {
  const { t } = useTranslation("crew-mail");
  const { control } = useFormContext<MailInput>();
  const audience = useWatch({ control, name: "audience" });
  const isOfAll = desk.reach.of === "everybody";
  const offered = mailAudiences.filter((one) => isOfAll || one === "department" || one === "chosen");
  return (
    <>
      <ControlField<MailInput, "audience"> name="audience" label={t("field.audience")} group>
        {({ value, onChange }) => (
          <Segmented
            label={t("field.audience")}
            options={offered.map((one) => ({ value: one, label: t(`audience.${one}`) }))}
            value={value}
            onValueChange={onChange}
          />
        )}
      </ControlField>
      {audience === "department" && isOfAll ? (
        <ChoiceField<MailInput>
          name="department"
          label={t("field.department")}
          options={departments.map((one) => ({ value: one, label: t(`departments:of.${one}`) }))}
          required
        />
      ) : null}
      {audience === "chosen" ? <People desk={desk} /> : null}
    </>
  );
}

function People({ desk }: { desk: MailDesk }) {
  const { t } = useTranslation("crew-mail");
  const formats = useFormats();
  return (
    <ControlField<MailInput, "profileIds"> name="profileIds" label={t("field.profileIds")} group>
      {({ value, onChange }) => (
        <div className="grid max-h-64 gap-x-4 overflow-y-auto rounded-md border border-border px-3 sm:grid-cols-2">
          {desk.people.map(({ id, firstName, lastName, jobTitle, hasAddress }) => (
            <CheckboxField
              key={id}
              label={<bdi>{`${firstName} ${lastName}`}</bdi>}
              help={formats.list([jobTitle, !hasAddress && t("noAddress")])}
              disabled={!hasAddress}
              checked={value.includes(id)}
              onCheckedChange={(ticked) => onChange(ticked ? [...value, id] : value.filter((one) => one !== id))}
            />
          ))}
        </div>
      )}
    </ControlField>
  );
}
