import { aDocument, aManning, someday } from "../../features/certificates/manning/manning.fixture.ts";
import { ManningSheet } from "../../features/certificates/manning/manning-sheet.tsx";
import type { FormCase } from "./form-case.ts";
import { saved } from "./form-records.ts";

export const manningForms: FormCase[] = [
  {
    file: "features/certificates/manning/manning-sheet.tsx",
    record: aDocument,
    draw: (one, close) => (
      <ManningSheet document={saved(one) ?? null} can={aManning.can} onDay={someday} onClose={close} />
    ),
    get: { path: "safeManning.read", within: (one) => ({ ...aManning, document: one }) },
    ...{ save: "safeManning.save", submit: "Save" },
    field: { label: /^Trading area/, name: "tradingArea", typed: "Unlimited", theirs: "Coastal" },
    other: { name: "authority", value: "Malta" },
  },
];
