import { newId } from "@ymp/core/ids";
import { InvalidRequest } from "../http/invalid-request.ts";
import { type Call, type CallRequest, defineCall } from "./call.ts";
import type { Aboard } from "./caller.ts";
import { type Person, savedInParts } from "./profile.schema.ts";
import { type ProfileBody, profileBody } from "./profile-body.schema.ts";
import { judgeProfile } from "./profile-parts.ts";
import { nothing } from "./read-request.ts";
import { findMeant, presentOutcome, saveProfile } from "./save-profile.ts";

const example = {
  userID: "0197a3c2-6d1e-7c40-9b57-0f2d8f1f4a11",
  jobtitle: "Second officer",
  phone: "+33 6 12 34 56 78",
};

const vesselOf = ({ boatID, liteboatID }: Pick<ProfileBody, "boatID" | "liteboatID">) => boatID ?? liteboatID;

async function save(request: CallRequest<unknown, ProfileBody>, fixed: Partial<ProfileBody> = {}) {
  const { body, aboard, origin, say } = request;
  const there = await aboard(vesselOf(body));
  const known = await findMeant(there, body);
  const judged = await judgeProfile(there, known, { ...body, ...fixed }, origin);
  return presentOutcome(await saveProfile(there, known, judged), there, request, say("messages:profileSaved"));
}

const saveText =
  "The person is found by `userID` or `_id`; with neither, somebody new without an account is made. Only what differs from what the sender was shown is changed. Everything is checked before anything is saved. Photo, signature, master pin, whereabouts and role are saved each by itself after the rest; should one of them still be refused, for a wrong password for instance, `saved` and `notSaved` tell what became of each, and `errors` why.";

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
  answer: savedInParts,
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
  answer: savedInParts,
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
  answer: savedInParts,
  answerText: "The profile of who was invited.",
  async act(request) {
    const { body, aboard, origin, say } = request;
    const there = await aboard(vesselOf(body));
    const known = await findMeant(there, body);
    const userType = body.userType ?? known?.userType ?? "shipyard";
    const guest = { ...body, role: undefined, userType };
    await judgeProfile(there, known, guest, origin);
    if (known?.userId) await there.caller.users.resendWelcome({ userId: known.userId });
    const invited = known ?? (await invite(there, guest));
    const judged = await judgeProfile(there, invited, guest, origin);
    return presentOutcome(await saveProfile(there, invited, judged), there, request, say("messages:userInvited"));
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

export const profileWritingCalls: readonly Call[] = [saveProfileCall, saveShipyardProfile, inviteByProfile];
