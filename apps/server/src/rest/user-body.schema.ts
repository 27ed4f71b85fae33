import { z } from "@hono/zod-openapi";
import { userTypes, vesselRoles } from "@ymp/core/access/roles";
import { color, emptyAsNone, fileAddress, optionalText, recordId } from "./fields.schema.ts";

const notUsed = (text: string) => ({ description: `Not used: ${text}` });

/** An account as scripts send one. */
export const userBody = z
  .object({
    username: z.string().trim().min(3, "passwords:usernameTooShort").max(60),
    email: z.email("passwords:emailInvalid").max(254),
    firstName: optionalText(80).openapi({ description: "Made from the username when left out." }),
    lastName: optionalText(80).openapi({ description: "Made from the username when left out." }),
    jobtitle: optionalText(120),
    mailing: z.boolean().nullish(),
    role: emptyAsNone(z.enum(vesselRoles)).openapi({ description: "`crew` when left out." }),
    userType: emptyAsNone(z.enum(userTypes)).openapi({ description: "Of somebody from outside; else `shipyard`." }),
    backgroundColor: emptyAsNone(color).openapi({ description: "A readable colour is made up when left out." }),
    borderColor: emptyAsNone(color),
    password: emptyAsNone(z.string().max(200)).openapi({
      description: "The first password, to be changed at the first sign-in. One is made up when left out.",
    }),
    profilePhoto: emptyAsNone(fileAddress.max(500)),
    boatID: recordId.nullish(),
    liteboatID: recordId.nullish().openapi({ description: "Serves as `boatID` on a lite boat." }),
    boatName: optionalText(200).openapi(notUsed("the vessel is known by its id.")),
    liteuser: z.boolean().nullish().openapi(notUsed("the vessel knows its edition.")),
  })
  .openapi("UserFields");
export type UserBody = z.output<typeof userBody>;

/** "tom.reid" is Tom Reid until somebody has gone through the profile. */
export function namesIn({ username, firstName, lastName }: UserBody): { firstName: string; lastName: string } {
  const words = username.split(/[._-]+/).filter(Boolean);
  const [first = username, ...others] = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { firstName: firstName ?? first, lastName: lastName ?? (others.join(" ") || first) };
}
