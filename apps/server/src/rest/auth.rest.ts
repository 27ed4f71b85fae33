import { z } from "@hono/zod-openapi";
import { levelsOf } from "@ymp/core/access/modules";
import { departments, roles, userTypes } from "@ymp/core/access/roles";
import { AppError } from "@ymp/core/errors";
import { fileAddress as addressOf } from "@ymp/core/file-address";
import { type Call, defineCall } from "./call.ts";
import type { Aboard, Caller } from "./caller.ts";
import { emptyAsNone, fileAddress, recordId } from "./fields.schema.ts";
import { nothing } from "./read-request.ts";
import { levelsInForce, presentLevels, systemAccess } from "./system-access.ts";
import { noVessel, presentVessel, vesselFields } from "./vessel-fields.ts";

const ownAccount = z
  .object({
    _id: recordId,
    userID: recordId,
    username: z.string(),
    name: z.string(),
    email: z.string(),
    jobtitle: z.string().nullable(),
    mailing: z
      .boolean()
      .nullable()
      .openapi({ description: "Whether mails to everybody on this vessel go to this account too." }),
    backgroundColor: z.string(),
    borderColor: z.string().nullable(),
    profileID: recordId.nullable().openapi({ description: "The account's person on this vessel, if it has one." }),
    profilePhoto: fileAddress.nullable(),
    role: z.enum(roles).nullable().openapi({ description: "What the account is on this vessel." }),
    userType: z.enum(userTypes).nullable(),
    department: z.enum(departments).nullable(),
    softDelete: z
      .literal(false)
      .openapi({ description: "Accounts that were taken off a vessel's list do not get in." }),
    superadmin: z.boolean(),
    changePassword: z.boolean().openapi({ description: "True while the account has to change its password first." }),
    locale: z.string(),
  })
  .extend(vesselFields.shape)
  .extend(systemAccess.shape)
  .openapi("OwnAccount");

type Session = NonNullable<Awaited<ReturnType<Caller["session"]["me"]>>>;

function presentOwnAccount({ account, theme }: Session, aboard: Aboard | null): z.input<typeof ownAccount> {
  const { access, profileId, profilePhotoFileId: photoId, isOnMailingList, id = "" } = aboard?.vessel ?? {};
  return {
    _id: account.id,
    userID: account.id,
    username: account.username,
    name: account.name,
    email: account.email,
    jobtitle: account.jobTitle,
    mailing: isOnMailingList ?? null,
    backgroundColor: account.backgroundColor,
    borderColor: account.borderColor,
    profileID: profileId ?? null,
    profilePhoto: photoId ? addressOf(id, photoId, "view") : null,
    role: access?.role ?? null,
    userType: access?.userType ?? null,
    department: access?.department ?? null,
    softDelete: false,
    superadmin: account.isSuperadmin,
    changePassword: account.mustChangePassword,
    locale: theme.locale,
    ...(aboard ? presentVessel(aboard.vessel) : noVessel),
    ...presentLevels(access ? levelsInForce(access) : levelsOf("none")),
  };
}

const readOwnAccount = defineCall({
  name: "readOwnAccount",
  method: "get",
  path: "/api/auth",
  tag: "Sign-in",
  title: "Tells whose token it is, on which vessel, and what the account may do there.",
  text: "The vessel fields are null, and every flag false, for an account that may enter no vessel. A token that was not made for people is not told whose it is: names and addresses are empty, the person is null.",
  params: nothing,
  body: nothing,
  answer: ownAccount,
  answerText: "The account.",
  async act({ caller, aboard }) {
    const session = await caller.session.me();
    if (!session) throw new AppError("unauthenticated", "errors:signInFirst");
    return presentOwnAccount(session, session.lastVesselId ? await aboard() : null);
  },
});

const openSession = defineCall({
  name: "signIn",
  method: "post",
  path: "/api/auth",
  tag: "Sign-in",
  title: "Gives a token for a username and password.",
  text: "The email address serves as a username too. An account with a second step also sends `code`. Attempts are limited by account and by address.",
  isPublic: true,
  params: nothing,
  body: z.object({
    username: z.string().max(254),
    password: z.string().max(200),
    code: emptyAsNone(z.string().max(40)).openapi({
      description: "Of the second step: six digits, or a recovery code.",
    }),
  }),
  example: { username: "chief", password: "Fairwinds-2026" },
  answer: z.object({ token: z.string(), userID: recordId }).openapi("Token"),
  answerText: "The token, told only here.",
  async act({ caller, body }) {
    const { username: login, password, code } = body;
    const { token, userId } = await caller.session.openToken({ login, password, code: code ?? undefined });
    return { token, userID: userId };
  },
});

export const signInCalls: readonly Call[] = [readOwnAccount, openSession];
