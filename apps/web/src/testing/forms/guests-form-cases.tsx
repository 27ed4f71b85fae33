import { guestFields, guestPolicy } from "@ymp/core/guests/guest-fields";
import { GuestFormSheet } from "../../features/guests/guest-form-sheet.tsx";
import { guestOf } from "../../features/guests/guests.fixture.ts";
import type { Guest } from "../../features/guests/guests.queries.ts";
import type { FormCase } from "./form-case.ts";
import { saved } from "./form-records.ts";

const guest = guestOf({
  can: {
    fields: guestFields,
    edit: true,
    archive: true,
    restore: false,
    erase: true,
    files: true,
    talk: true,
    disclosures: true,
  },
});

const flat = { ...guest, lastName: "Arnaud", knownAs: null };

/** The answer holds the fields in groups, by who may see them. */
function grouped(record: object): Guest {
  const one = saved<Guest & { lastName: string; knownAs: string | null }>(record);
  const { lastName, knownAs } = one;
  return { ...one, names: { firstName: "Rosalind", isPrivate: false, lastName, knownAs } };
}

export const guestForms: FormCase[] = [
  {
    file: "features/guests/guest-form-sheet.tsx",
    record: flat,
    draw: (one, close) => <GuestFormSheet guest={grouped(one)} onClose={close} onSaved={close} />,
    get: { path: "guests.get", within: grouped },
    ...{ save: "guests.save", history: "guests.history", submit: "Save" },
    field: { label: /^Last name/, name: "lastName", typed: "Starboard side", theirs: "Both sides" },
    other: { name: "knownAs", value: "Rosa" },
    policy: guestPolicy,
  },
];
