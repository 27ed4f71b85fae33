import { z } from "@hono/zod-openapi";
import { departments, roles, userTypes, vesselRoles } from "@ymp/core/access/roles";
import { fileAddress as addressOf } from "@ymp/core/file-address";
import { amountText } from "@ymp/core/money";
import { genders, signatureStatuses } from "@ymp/core/people/profile-fields";
import type { Aboard, Caller } from "./caller.ts";
import { fileAddress, recordId, said } from "./fields.schema.ts";
import { presentVessel, type VesselFields, vesselFields } from "./vessel-fields.ts";

const kept = (text: string) => z.string().nullable().openapi({ description: text });

/** A person as lists return them. */
export const listedProfile = z
  .object({
    _id: recordId,
    userID: recordId.nullable().openapi({ description: "The person's account, if there is one." }),
    firstName: z.string(),
    lastName: z.string(),
    department: z.enum(departments).nullable(),
    jobtitle: z.string().nullable(),
    mailing: z.boolean().openapi({ description: "Whether mails to everybody go to this person too." }),
    role: z.enum(roles),
    userType: z.enum(userTypes).nullable().openapi({ description: "Why somebody from outside was invited." }),
    profilePhoto: fileAddress.nullable(),
    backgroundColor: z.string(),
    email: kept("Null also when it is kept from the sender."),
    phone: kept("Null also when it is kept from the sender."),
    onboard: z.boolean(),
    newEdit: z.boolean().openapi({ description: "True until somebody has gone through a new profile." }),
    signatureStatus: z.enum(signatureStatuses),
  })
  .extend(vesselFields.shape)
  .openapi("ListedProfile");

const pettyCash = z.object({
  amount: z.string().openapi({ description: "In whole units, as decimal text.", example: "850.00" }),
  currency: z.string().openapi({ example: "EUR" }),
});

export const profile = listedProfile
  .extend({
    role: z.enum(vesselRoles),
    birthDate: z.iso.date().nullable(),
    birthPlace: z.string().nullable(),
    gender: z.enum(genders).nullable(),
    nationality: z.string().nullable().openapi({ description: "ISO 3166-1, three letters.", example: "FRA" }),
    address: z.string().nullable(),
    city: z.string().nullable(),
    postal: z.string().nullable(),
    skype: z.string().nullable(),
    phone2: z.string().nullable(),
    ecFullName: z.string().nullable().openapi({ description: "Whom to call in an emergency." }),
    ecContactNum: z.string().nullable(),
    ecRelation: z.string().nullable(),
    ecEmail: z.string().nullable(),
    ecAddress: z.string().nullable(),
    ecSkype: z.string().nullable(),
    signature: fileAddress.nullable(),
    masterPinCode: z.null().openapi({ description: "Never told." }),
    hasMasterPin: z.boolean(),
    pettyCash: z.array(pettyCash).nullable().openapi({ description: "What the person holds of the vessel's money." }),
    version: z.int().openapi({ description: "Send it back to be told when somebody else changed the profile." }),
  })
  .openapi("Profile", { description: "What the sender may not see of somebody is null." });

/** What accounting reads of people. */
export const holder = listedProfile
  .extend({
    pettyCash: z.array(pettyCash).nullable().openapi({ description: "Null where it is kept from the sender." }),
  })
  .openapi("PettyCashHolder");

type HolderRow = Awaited<ReturnType<Caller["people"]["list"]>>["items"][number];
type PersonRow = Omit<HolderRow, "pettyCash">;
type CompanyRow = Awaited<ReturnType<Caller["people"]["company"]>>[number];
export type Person = Awaited<ReturnType<Caller["people"]["get"]>>;

const addressIn = (vessel: VesselFields, fileId: string | null, variant: "view" | "original") =>
  fileId && vessel.boatID ? addressOf(vessel.boatID, fileId, variant) : null;

export function presentListedProfile(row: PersonRow, vessel: VesselFields): z.input<typeof listedProfile> {
  return {
    _id: row.id,
    userID: row.userId,
    firstName: row.firstName,
    lastName: row.lastName,
    department: row.department,
    jobtitle: row.jobTitle,
    mailing: row.isOnMailingList,
    role: row.role,
    userType: row.userType,
    profilePhoto: addressIn(vessel, row.photoFileId, "view"),
    backgroundColor: row.color,
    email: row.email,
    phone: row.phone,
    onboard: row.isOnboard,
    newEdit: row.isUnreviewed,
    signatureStatus: row.signatureStatus,
    ...vessel,
  };
}

const presentCash = (sums: HolderRow["pettyCash"]) =>
  sums?.map((sum) => ({ amount: amountText(sum), currency: sum.currency })) ?? null;

export function presentHolder(row: HolderRow, vessel: VesselFields): z.input<typeof holder> {
  return { ...presentListedProfile(row, vessel), pettyCash: presentCash(row.pettyCash) };
}

/** Somebody of the management company: known by the account alone, so its id stands for the profile's too. */
export function presentManager({ name, ...row }: CompanyRow, vessel: VesselFields): z.input<typeof listedProfile> {
  const [firstName = name, ...others] = name.split(" ");
  return {
    ...{ _id: row.userId, userID: row.userId, firstName, lastName: others.join(" ") },
    ...{ department: "shore", jobtitle: row.jobTitle, mailing: false, role: "management", userType: null },
    ...{ profilePhoto: null, backgroundColor: row.color, email: row.email, phone: null },
    ...{ onboard: false, newEdit: false, signatureStatus: "none" },
    ...vessel,
  };
}

export function presentProfile(person: Person, vessel: VesselFields): z.input<typeof profile> {
  const { contact, origin, emergency } = person;
  return {
    ...presentListedProfile({ ...person, phone: contact?.phone ?? null }, vessel),
    role: person.role,
    birthDate: origin?.birthDate ?? null,
    birthPlace: origin?.birthPlace ?? null,
    gender: origin?.gender ?? null,
    nationality: origin?.nationality ?? null,
    address: contact?.address ?? null,
    city: contact?.city ?? null,
    postal: contact?.postal ?? null,
    skype: contact?.skype ?? null,
    phone2: contact?.phone2 ?? null,
    ecFullName: emergency?.emergencyName ?? null,
    ecContactNum: emergency?.emergencyPhone ?? null,
    ecRelation: emergency?.emergencyRelation ?? null,
    ecEmail: emergency?.emergencyEmail ?? null,
    ecAddress: emergency?.emergencyAddress ?? null,
    ecSkype: emergency?.emergencySkype ?? null,
    signature: addressIn(vessel, person.signatureFileId, "original"),
    masterPinCode: null,
    hasMasterPin: person.hasMasterPin,
    pettyCash: presentCash(person.pettyCash),
    version: person.version,
  };
}

export const savedProfile = said.extend(profile.shape).openapi("SavedProfile");

const profileParts = ["profile", "profilePhoto", "signature", "masterPinCode", "onboard", "role"] as const;
export type ProfilePart = (typeof profileParts)[number];

export const savedInParts = savedProfile
  .extend({
    saved: z.array(z.enum(profileParts)).openapi({ description: "What was changed. `profile` are the plain fields." }),
    notSaved: z.array(z.enum(profileParts)).openapi({ description: "What was refused while other parts were saved." }),
    errors: z
      .array(z.object({ msg: z.string() }))
      .optional()
      .openapi({ description: "Why parts were not saved." }),
  })
  .openapi("SavedInParts");

export function presentSaved(person: Person, { vessel }: Aboard, msg: string): z.input<typeof savedProfile> {
  return { ...presentProfile(person, presentVessel(vessel)), msg };
}
