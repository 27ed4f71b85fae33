import { z } from "@hono/zod-openapi";
import { newId } from "@ymp/core/ids";
import { currencySchema, parseAmount } from "@ymp/core/money";
import { signatureStatuses } from "@ymp/core/people/profile-fields";
import { InvalidRequest } from "../http/invalid-request.ts";
import { type Call, type CallRequest, defineCall } from "./call.ts";
import type { Aboard } from "./caller.ts";
import { byId, emptyAsNone, fileAddress, recordId, said } from "./fields.schema.ts";
import { fileAt } from "./own-file.ts";
import { type Person, presentProfile, profile } from "./profile.schema.ts";
import { type ProfileBody, profileBody } from "./profile-body.schema.ts";
import { nothing } from "./read-request.ts";
import { findMeant, saveProfile } from "./save-profile.ts";
import { presentVessel } from "./vessel-fields.ts";

const savedProfile = said.extend(profile.shape).openapi("SavedProfile");
const example = {
  userID: "0197a3c2-6d1e-7c40-9b57-0f2d8f1f4a11",
  jobtitle: "Second officer",
  phone: "+33 6 12 34 56 78",
};

const vesselOf = ({ boatID, liteboatID }: Pick<ProfileBody, "boatID" | "liteboatID">) => boatID ?? liteboatID;

const present = (person: Person, { vessel }: Aboard, msg: string): z.input<typeof savedProfile> => ({
  ...presentProfile(person, presentVessel(vessel)),
  msg,
});

async function save(
  { body, aboard, origin, say }: CallRequest<unknown, ProfileBody>,
  fixed: Partial<ProfileBody> = {},
) {
  const there = await aboard(vesselOf(body));
  const known = await findMeant(there, body);
  const person = await saveProfile(there, known, { ...body, ...fixed }, origin);
  return present(person, there, say("messages:profileSaved"));
}

const saveText =
  "The person is found by `userID` or `_id`; with neither, somebody new without an account is made. Only what differs from what the sender was shown is changed. Photo, signature, master pin, whereabouts and role are saved each by itself after the rest, so a refusal of one of them leaves the others saved.";

const saveProfileCall = defineCall({
  name: "saveProfile",
  method: "post",
  path: "/api/profile",
  tag: "Profiles",
  title: "Saves a person's profile.",
  text: saveText,
  params: nothing,
  body: profileBody,
  example,
  answer: savedProfile,
  answerText: "The profile as it is now.",
  act: (request) => save(request),
});

const saveShipyardProfile = defineCall({
  name: "saveShipyardProfile",
  method: "post",
  path: "/api/profile/shipyard",
  tag: "Profiles",
  title: "Saves the profile of somebody invited by a shipyard.",
  text: `The role is \`user\` whatever is sent. ${saveText}`,
  params: nothing,
  body: profileBody,
  answer: savedProfile,
  answerText: "The profile as it is now.",
  act: (request) => save(request, { role: "user" }),
});

const inviteByProfile = defineCall({
  name: "inviteByProfile",
  method: "post",
  path: "/api/profile/shipyard/invite",
  tag: "Profiles",
  title: "Invites somebody from outside, with their profile.",
  text: "Needs `firstName`, `lastName` and `email`; `userType` is `shipyard` when left out. With the `userID` of somebody who is invited already, their profile is saved and the invitation sent again.",
  params: nothing,
  body: profileBody,
  example: { firstName: "Marco", lastName: "Ricci", email: "marco@yard.example", userType: "shipyard" },
  status: 201,
  answer: savedProfile,
  answerText: "The profile of who was invited.",
  async act({ body, aboard, origin, say }) {
    const there = await aboard(vesselOf(body));
    const known = await findMeant(there, body);
    const userType = body.userType ?? known?.userType ?? "shipyard";
    if (known?.userId) await there.caller.users.resendWelcome({ userId: known.userId });
    const invited = known ?? (await invite(there, { ...body, userType }));
    const person = await saveProfile(there, invited, { ...body, role: undefined, userType }, origin);
    return present(person, there, say("messages:userInvited"));
  },
});

async function invite({ caller }: Aboard, body: ProfileBody): Promise<Person> {
  const { firstName, lastName, email, jobtitle: jobTitle, userType } = body;
  const { profileId } = await caller.users.invite({
    ...{ userId: newId(), profileId: newId() },
    ...required({ firstName, lastName, email }),
    jobTitle,
    userType: userType ?? "shipyard",
  });
  return caller.people.get({ id: profileId });
}

function required(fields: { firstName?: string | null; lastName?: string | null; email?: string | null }) {
  const { firstName, lastName, email } = fields;
  if (firstName && lastName && email) return { firstName, lastName, email };
  const missing = Object.entries(fields).filter(([, value]) => !value);
  throw new InvalidRequest(missing.map(([field]) => ({ messageKey: "rest:missing", params: { field } })));
}

const setPettyCash = defineCall({
  name: "setPettyCash",
  method: "put",
  path: "/api/profile/pettycash",
  tag: "Profiles",
  title: "States what somebody holds of the vessel's money.",
  text: "One sum for each currency; nothing held is zero.",
  params: nothing,
  body: z.object({
    boatID: recordId.nullish(),
    userID: recordId,
    amount: z.union([z.number(), z.string()], { error: "rest:mustBeNumber" }).openapi({
      description: "In whole units of the currency, as a number or as decimal text.",
      example: 850.5,
    }),
    currency: currencySchema.describe("ISO 4217.").openapi({ example: "EUR" }),
  }),
  answer: profile,
  answerText: "The profile, with all sums that the person holds.",
  async act({ body, aboard }) {
    const { caller, vessel } = await aboard(body.boatID);
    const { id: profileId } = await caller.people.getByUser({ userId: body.userID });
    const amountMinor = parseAmount(String(body.amount), body.currency);
    if (amountMinor === null)
      throw new InvalidRequest([{ messageKey: "rest:notPossible", params: { field: "amount" } }]);
    await caller.people.setPettyCash({ profileId, amountMinor, currency: body.currency });
    return presentProfile(await caller.people.get({ id: profileId }), presentVessel(vessel));
  },
});

const setSignature = defineCall({
  name: "setSignature",
  method: "put",
  path: "/api/profile/signature",
  tag: "Profiles",
  title: "Sends a signature, or decides on one.",
  text: "People send their own: `downloadUrl` is the address of a picture they have uploaded, and the signature then waits. The captain approves or rejects it by `status`; with `downloadUrl`, only if that is still the one on record.",
  params: nothing,
  body: z.object({
    profileID: recordId,
    status: emptyAsNone(z.enum(signatureStatuses)),
    downloadUrl: emptyAsNone(fileAddress.max(500)),
    boatID: recordId.nullish(),
  }),
  answer: savedProfile,
  answerText: "The profile as it is now.",
  async act({ body, aboard, origin, say }) {
    const there = await aboard(body.boatID);
    const { caller } = there;
    const profileId = body.profileID;
    const fileId = body.downloadUrl ? fileAt(body.downloadUrl, there, { field: "downloadUrl", origin }) : undefined;
    const person = await caller.people.get({ id: profileId });
    const isDecision = body.status !== undefined && body.status !== null && !(fileId && body.status === "pending");
    if (isDecision) await caller.people.decideSignature({ profileId, status: body.status ?? "none", fileId });
    else if (fileId && fileId !== person.signatureFileId) await caller.people.setSignature({ profileId, fileId });
    return present(await caller.people.get({ id: profileId }), there, say("messages:signatureUpdated"));
  },
});

const setOnboardStatus = defineCall({
  name: "setOnboardStatus",
  method: "post",
  path: "/api/profile/onboard_status/{id}",
  tag: "Profiles",
  title: "Tells that somebody came aboard or went ashore.",
  text: "`id` is the id of the profile.",
  params: byId,
  body: z.object({ onboard: z.boolean(), boatID: recordId.nullish() }),
  example: { onboard: true },
  answer: savedProfile,
  answerText: "The profile as it is now.",
  async act({ params, body, aboard, say }) {
    const there = await aboard(body.boatID);
    await there.caller.onboard.setStatus({ profileId: params.id, isOnboard: body.onboard });
    return present(await there.caller.people.get({ id: params.id }), there, say("messages:onboardSaved"));
  },
});

export const profileWritingCalls: readonly Call[] = [
  saveProfileCall,
  saveShipyardProfile,
  inviteByProfile,
  setPettyCash,
  setSignature,
  setOnboardStatus,
];
