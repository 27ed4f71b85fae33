import { z } from "@hono/zod-openapi";
import type { SaveProfileInput } from "@ymp/api/modules/people/people.schema";
import { departments, userTypes, vesselRoles } from "@ymp/core/access/roles";
import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { genders } from "@ymp/core/people/profile-fields";
import { emptyAsNone, fileAddress, optionalText, recordId } from "./fields.schema.ts";

const notUsed = (text: string) => ({ description: `Not used: ${text}` });

/** A person as scripts send one. What is left out keeps its value; null and empty text take it away. */
export const profileBody = z
  .object({
    _id: recordId.nullish().openapi({ description: "The profile to change, for people without an account." }),
    userID: recordId.nullish().openapi({ description: "The account of the profile to change." }),
    version: z.int().min(1).nullish().openapi({ description: "Refuses the change when somebody made another first." }),
    firstName: z.string().trim().min(1).max(100).nullish().openapi({ description: "Needed for a new profile." }),
    lastName: z.string().trim().min(1).max(100).nullish().openapi({ description: "Needed for a new profile." }),
    department: emptyAsNone(z.enum(departments)),
    jobtitle: optionalText(120),
    mailing: z.boolean().nullish(),
    role: emptyAsNone(z.enum(vesselRoles)).openapi({ description: "Of people with an account." }),
    userType: emptyAsNone(z.enum(userTypes)).openapi({ description: "Of people from outside." }),
    profilePhoto: emptyAsNone(fileAddress.max(500)),
    email: emptyAsNone(z.email("passwords:emailInvalid").max(254)),
    birthDate: emptyAsNone(calendarDateSchema),
    birthPlace: optionalText(120),
    gender: emptyAsNone(z.enum(genders)),
    address: optionalText(500),
    city: optionalText(120),
    postal: optionalText(40),
    phone: optionalText(60),
    skype: optionalText(120),
    phone2: optionalText(60),
    ecFullName: optionalText(120),
    ecContactNum: optionalText(60),
    ecRelation: optionalText(120),
    ecEmail: emptyAsNone(z.email("passwords:emailInvalid").max(254)),
    ecAddress: optionalText(500),
    ecSkype: optionalText(120),
    newEdit: z.boolean().nullish().openapi(notUsed("saving a profile is going through it.")),
    signature: emptyAsNone(fileAddress.max(500)).openapi({ description: "One's own only; the captain approves it." }),
    masterPinCode: emptyAsNone(z.string().max(20)).openapi({
      description: "Four to eight digits, one's own only, with `currentPassword`.",
    }),
    currentPassword: z.string().max(200).nullish().openapi({ description: "Needed with `masterPinCode`." }),
    onboard: z.boolean().nullish(),
    boatID: recordId.nullish(),
    liteboatID: recordId.nullish().openapi({ description: "Serves as `boatID` on a lite boat." }),
    boatName: optionalText(200).openapi(notUsed("the vessel is known by its id.")),
    liteuser: z.boolean().nullish().openapi(notUsed("the vessel knows its edition.")),
    managementID: optionalText(100).openapi(notUsed("the vessel knows its company.")),
  })
  .openapi("ProfileFields");
export type ProfileBody = z.output<typeof profileBody>;

type SavedFields = Omit<SaveProfileInput, "id" | "version" | "firstName" | "lastName">;

/** The fields that are saved together, under the names that the procedures know them by. */
export function savedFields(body: ProfileBody): SavedFields {
  return {
    department: body.department,
    jobTitle: body.jobtitle,
    isOnMailingList: body.mailing ?? undefined,
    email: body.email,
    phone: body.phone,
    phone2: body.phone2,
    skype: body.skype,
    address: body.address,
    city: body.city,
    postal: body.postal,
    birthDate: body.birthDate,
    birthPlace: body.birthPlace,
    gender: body.gender,
    emergencyName: body.ecFullName,
    emergencyPhone: body.ecContactNum,
    emergencyRelation: body.ecRelation,
    emergencyEmail: body.ecEmail,
    emergencyAddress: body.ecAddress,
    emergencySkype: body.ecSkype,
  };
}
