import { z } from "@hono/zod-openapi";
import { type Level, modules } from "@ymp/core/access/modules";
import { levelSchema } from "@ymp/core/access/overrides-schema";
import { departments, userTypes, vesselRoles } from "@ymp/core/access/roles";
import { type Call, defineCall } from "./call.ts";
import type { Aboard, Caller } from "./caller.ts";
import { emptyAsNone, fileAddress, recordId, said } from "./fields.schema.ts";
import { answerText, boat, byUser, overWhatStands, presentAccount, seenVersion } from "./on-account.ts";
import { fileAt } from "./own-file.ts";
import { presentProfile, profile } from "./profile.schema.ts";
import { nothing } from "./read-request.ts";
import { user } from "./user.schema.ts";
import { presentVessel } from "./vessel-fields.ts";

const changedUser = said.extend(user.shape).openapi("ChangedUser");

const setSystemAccess = defineCall({
  name: "setSystemAccess",
  method: "put",
  path: "/api/users/system_access/{id}",
  tag: "Users",
  title: "Sets one flag of an account's system access on a vessel.",
  text: "`true` lets the account edit there, `false` closes the module to it. The levels `none`, `view` and `edit` say it more exactly.",
  params: byUser,
  body: boat.extend({
    ...seenVersion,
    field: z.enum(modules).openapi({ example: "inventory" }),
    access: z.union([z.boolean(), levelSchema], { error: "rest:accessLevel" }).openapi({ example: true }),
  }),
  answer: changedUser,
  answerText,
  async act({ params, body, aboard, say }) {
    const there = await aboard(body.boatID);
    const level: Level = body.access === true ? "edit" : body.access === false ? "none" : body.access;
    const { users } = there.caller;
    const userId = params.id;
    await overWhatStands(users, { userId, version: body.version }, (version) =>
      users.setAccess({ userId, version, levels: { [body.field]: level } }),
    );
    return { ...(await presentAccount(there, params.id)), msg: say("messages:systemAccessChanged") };
  },
});

const softDelete = defineCall({
  name: "softDeleteUser",
  method: "put",
  path: "/api/users/softdelete/{id}",
  tag: "Users",
  title: "Takes an account off a vessel's list, or puts it back.",
  params: byUser,
  body: boat.extend({ softDelete: z.boolean() }),
  example: { softDelete: true },
  answer: changedUser,
  answerText,
  async act({ params, body, aboard, say }) {
    const there = await aboard(body.boatID);
    await there.caller.users.setSoftDeleted({ userId: params.id, isDeleted: body.softDelete });
    const msg = say(body.softDelete ? "messages:userDeleted" : "messages:userRestored");
    return { ...(await presentAccount(there, params.id)), msg };
  },
});

const deleteUser = defineCall({
  name: "deleteUser",
  method: "delete",
  path: "/api/users/delete/{id}",
  tag: "Users",
  title: "Deletes an account for good.",
  text: "One's own; the platform's administrators also those of others. What the person wrote keeps its author's name.",
  params: byUser,
  body: nothing,
  answer: said,
  answerText: "The account is gone.",
  async act({ params, caller, aboard, say }) {
    await deleteAccount(params.id, caller, aboard);
    return { msg: say("messages:accountDeleted") };
  },
});

/** The procedures ask for the username to be typed again; a DELETE request is explicit enough. */
async function deleteAccount(userId: string, caller: Caller, aboard: () => Promise<Aboard>): Promise<void> {
  const account = (await caller.session.me())?.account;
  if (account?.id === userId) return caller.users.deleteAccount({ userId, confirmation: account.username });
  if (account?.isSuperadmin) {
    const { username } = await caller.platform.account({ userId });
    return caller.platform.eraseAccount({ userId, confirmation: username });
  }
  // Refused to callers who may not read the username.
  const { username } = await (await aboard()).caller.users.get({ userId });
  return caller.users.deleteAccount({ userId, confirmation: username ?? userId });
}

const setRole = defineCall({
  name: "setRole",
  method: "put",
  path: "/api/users/role",
  tag: "Users",
  title: "Gives an account another role on a vessel.",
  text: "The account gets the system access that the role brings. `userType` is needed for the role `user`.",
  params: nothing,
  body: boat.extend({
    ...seenVersion,
    userID: recordId,
    role: z.enum(vesselRoles),
    department: emptyAsNone(z.enum(departments)).openapi({ description: "Stays when left out." }),
    userType: emptyAsNone(z.enum(userTypes)),
  }),
  answer: user,
  answerText,
  async act({ body, aboard }) {
    const there = await aboard(body.boatID);
    const { userID: userId, role, department, userType } = body;
    await overWhatStands(there.caller.users, { userId, version: body.version }, (version) =>
      there.caller.users.setRole({ userId, version, role, department, userType }),
    );
    return presentAccount(there, userId);
  },
});

const setEmail = defineCall({
  name: "setEmail",
  method: "put",
  path: "/api/users/email/{id}",
  tag: "Users",
  title: "Changes the address that an account signs in with.",
  text: "One's own is changed within ten minutes of signing in, and by no token: whoever holds it can ask for a new password. It is another once the link that is mailed there is used.",
  params: byUser,
  body: boat.extend({ email: z.email("passwords:emailInvalid").max(254) }),
  example: { email: "chief@seraphine.example" },
  answer: user,
  answerText,
  async act({ params, body, aboard }) {
    const there = await aboard(body.boatID);
    await there.caller.users.setEmail({ userId: params.id, email: body.email });
    return presentAccount(there, params.id);
  },
});

const setRecentPhoto = defineCall({
  name: "setRecentPhoto",
  method: "put",
  path: "/api/users/recentphoto",
  tag: "Users",
  title: "Sets the photo of an account's person on a vessel.",
  text: "`profilePhoto` is the address of a picture the sender has uploaded, or null to take the photo away.",
  params: nothing,
  body: boat.extend({ userID: recordId, profilePhoto: emptyAsNone(fileAddress.max(500)) }),
  answer: profile,
  answerText: "The person as they are now.",
  async act({ body, aboard, origin }) {
    const there = await aboard(body.boatID);
    const { caller, vessel } = there;
    const { id: profileId } = await caller.people.getByUser({ userId: body.userID });
    const { profilePhoto } = body;
    const fileId = profilePhoto ? fileAt(profilePhoto, there, { field: "profilePhoto", origin }) : null;
    if (profilePhoto !== undefined) await caller.people.setPhoto({ profileId, fileId });
    return presentProfile(await caller.people.get({ id: profileId }), presentVessel(vessel));
  },
});

export const userWritingCalls: readonly Call[] = [
  setSystemAccess,
  softDelete,
  deleteUser,
  setRole,
  setEmail,
  setRecentPhoto,
];
