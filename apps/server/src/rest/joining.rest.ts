import { z } from "@hono/zod-openapi";
import type { UserType } from "@ymp/core/access/roles";
import { newId } from "@ymp/core/ids";
import { type Call, type CallRequest, defineCall } from "./call.ts";
import type { Aboard } from "./caller.ts";
import { said } from "./fields.schema.ts";
import { fileAt } from "./own-file.ts";
import { nothing } from "./read-request.ts";
import { presentUser, user } from "./user.schema.ts";
import { namesIn, type UserBody, userBody } from "./user-body.schema.ts";
import { presentVessel } from "./vessel-fields.ts";

const joined = said
  .extend(user.shape)
  .extend({
    welcomeMail: z.enum(["sent", "failed"]),
    initialPassword: z
      .string()
      .nullable()
      .openapi({ description: "Told only here, when it was made up for the account." }),
    errors: z
      .array(z.object({ msg: z.string() }))
      .optional()
      .openapi({ description: "When the account was made and its mail could not be sent." }),
  })
  .openapi("NewUser");

type Joined = Awaited<ReturnType<Aboard["caller"]["users"]["create"]>>;

const placeText =
  "The account comes onto the vessel of `liteboatID` or `boatID`, else onto the current one. Where the email address has an account already its owner is asked, and comes aboard by agreeing; the answer is the same and tells what was sent.";

async function present(there: Aboard, account: Joined, say: CallRequest<unknown, unknown>["say"], msg: string) {
  const detail = await there.caller.users.get({ userId: account.userId });
  const failure = account.welcomeMail === "failed" ? { errors: [{ msg: say("messages:welcomeMailFailed") }] } : {};
  return {
    ...presentUser(detail, presentVessel(there.vessel)),
    welcomeMail: account.welcomeMail,
    initialPassword: account.initialPassword,
    msg,
    ...failure,
  };
}

/** The file is looked at before the account is made: a wrong address makes nothing. */
function photoOf({ profilePhoto }: UserBody, there: Aboard, origin: string): string | null {
  return profilePhoto ? fileAt(profilePhoto, there, { field: "profilePhoto", origin }) : null;
}

async function create(request: CallRequest<unknown, UserBody>, post: { role: "user"; userType: UserType } | null) {
  const { body, aboard, origin, say } = request;
  const there = await aboard(body.liteboatID ?? body.boatID);
  const photoId = photoOf(body, there, origin);
  const account = await there.caller.users.create({
    ...{ userId: newId(), profileId: newId() },
    ...namesIn(body),
    username: body.username,
    email: body.email,
    jobTitle: body.jobtitle,
    ...(post ?? { role: body.role ?? "crew", userType: body.role === "user" ? (body.userType ?? "shipyard") : null }),
    password: body.password ?? undefined,
    backgroundColor: body.backgroundColor ?? undefined,
    borderColor: body.borderColor,
    isOnMailingList: body.mailing ?? true,
  });
  if (photoId) await there.caller.people.setPhoto({ profileId: account.profileId, fileId: photoId });
  return present(there, account, say, say("messages:userCreated"));
}

const createUser = defineCall({
  name: "createUser",
  method: "post",
  path: "/api/users",
  tag: "Users",
  title: "Makes an account for somebody on a vessel, and sends the welcome mail.",
  text: placeText,
  params: nothing,
  body: userBody,
  example: {
    username: "tom.reid",
    email: "tom.reid@seraphine.example",
    firstName: "Tom",
    lastName: "Reid",
    role: "crew",
  },
  status: 201,
  answer: joined,
  answerText: "The account.",
  act: (request) => create(request, null),
});

const createShipyardUser = defineCall({
  name: "createShipyardUser",
  method: "post",
  path: "/api/users/shipyard",
  tag: "Users",
  title: "Makes an account for somebody of a shipyard.",
  text: `The role is \`user\` whatever is sent. ${placeText}`,
  params: nothing,
  body: userBody,
  status: 201,
  answer: joined,
  answerText: "The account.",
  act: (request) => create(request, { role: "user", userType: request.body.userType ?? "shipyard" }),
});

const inviteUser = defineCall({
  name: "inviteUser",
  method: "post",
  path: "/api/users/shipyard/invites",
  tag: "Users",
  title: "Invites somebody from outside.",
  text: `The role is \`user\`. The mail holds a link to choose a password; a \`password\` that is sent is not used. ${placeText}`,
  params: nothing,
  body: userBody,
  example: { username: "marco.ricci", email: "marco@yard.example", userType: "shipyard" },
  status: 201,
  answer: joined,
  answerText: "The account.",
  async act({ body, aboard, origin, say }) {
    const there = await aboard(body.liteboatID ?? body.boatID);
    const photoId = photoOf(body, there, origin);
    const account = await there.caller.users.invite({
      ...{ userId: newId(), profileId: newId() },
      ...namesIn(body),
      username: body.username,
      email: body.email,
      jobTitle: body.jobtitle,
      userType: body.userType ?? "shipyard",
    });
    if (photoId) await there.caller.people.setPhoto({ profileId: account.profileId, fileId: photoId });
    return present(there, account, say, say("messages:userInvited"));
  },
});

export const joiningCalls: readonly Call[] = [createUser, createShipyardUser, inviteUser];
