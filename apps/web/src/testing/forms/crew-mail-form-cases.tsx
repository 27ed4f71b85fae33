import { aMailDesk, aMailTemplate } from "../../features/crew-mail/crew-mail.fixture.ts";
import { TemplateDialog } from "../../features/crew-mail/template-dialog.tsx";
import { WriteMailSheet } from "../../features/crew-mail/write-mail-sheet.tsx";
import type { FormCase, NewFormCase } from "./form-case.ts";
import { saved } from "./form-records.ts";

export const crewMailForms: FormCase[] = [
  {
    file: "features/crew-mail/template-dialog.tsx",
    record: aMailTemplate,
    draw: (one, close) => <TemplateDialog template={saved(one)} onClose={close} />,
    get: { path: "crewMail.desk", within: (one) => ({ ...aMailDesk, templates: [one] }) },
    ...{ save: "crewMail.saveTemplate", submit: "Save template" },
    field: { label: /^Subject/, name: "subject", typed: "We sail", theirs: "We leave" },
    other: { name: "body", value: "Be aboard by seven." },
  },
];

export const newCrewMailForms: NewFormCase[] = [
  {
    file: "features/crew-mail/write-mail-sheet.tsx",
    draw: (_, close) => <WriteMailSheet desk={aMailDesk} onClose={close} onSent={close} />,
    field: { label: /^Subject/, typed: "Drill at ten" },
  },
];
