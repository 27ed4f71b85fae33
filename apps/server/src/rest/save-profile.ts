import { newId } from "@ymp/core/ids";
import { InvalidRequest } from "../http/invalid-request.ts";
import type { Aboard } from "./caller.ts";
import { fileAt } from "./own-file.ts";
import { type Person, presentProfile } from "./profile.schema.ts";
import { type ProfileBody, savedFields } from "./profile-body.schema.ts";
import { presentVessel } from "./vessel-fields.ts";

/** Who is meant: by account, by profile, or somebody new. */
export async function findMeant({ caller }: Aboard, { userID, _id }: ProfileBody): Promise<Person | null> {
  if (userID) return caller.people.getByUser({ userId: userID });
  return _id ? caller.people.get({ id: _id }) : null;
}

/**
 * Saves a whole profile as scripts send it, through the procedure that each part of it belongs to. A program that sends back
 * what it read changes nothing by that: fields that are as they were shown are left alone.
 */
export async function saveProfile(
  there: Aboard,
  known: Person | null,
  body: ProfileBody,
  origin: string,
): Promise<Person> {
  const { caller } = there;
  const sent = known ? withoutUnchanged(body, presentProfile(known, presentVessel(there.vessel))) : body;
  const { id } = await caller.people.save({
    id: known?.id ?? newId(),
    version: body.version ?? known?.version,
    ...namesOf(body, known),
    ...savedFields(sent),
  });
  await savePictures(there, id, sent, origin);
  if (sent.masterPinCode)
    await caller.people.setPin({ profileId: id, pin: sent.masterPinCode, currentPassword: body.currentPassword ?? "" });
  if (typeof sent.onboard === "boolean") await caller.onboard.setStatus({ profileId: id, isOnboard: sent.onboard });
  const userId = known?.userId;
  if (userId && (sent.role || sent.userType))
    await caller.users.setRole({ userId, role: sent.role ?? known.role, userType: sent.userType ?? known.userType });
  return caller.people.get({ id });
}

function namesOf({ firstName, lastName }: ProfileBody, known: Person | null): { firstName: string; lastName: string } {
  const names = { firstName: firstName ?? known?.firstName ?? "", lastName: lastName ?? known?.lastName ?? "" };
  const missing = Object.entries(names).filter(([, name]) => name === "");
  if (missing.length > 0)
    throw new InvalidRequest(missing.map(([field]) => ({ messageKey: "rest:missing", params: { field } })));
  return names;
}

async function savePictures(there: Aboard, profileId: string, sent: ProfileBody, origin: string): Promise<void> {
  const { caller } = there;
  const { profilePhoto, signature } = sent;
  const idOf = (address: string | null, field: string) => address && fileAt(address, there, { field, origin });
  if (profilePhoto !== undefined)
    await caller.people.setPhoto({ profileId, fileId: idOf(profilePhoto, "profilePhoto") });
  if (signature !== undefined) await caller.people.setSignature({ profileId, fileId: idOf(signature, "signature") });
}

function withoutUnchanged(body: ProfileBody, shown: Record<string, unknown>): ProfileBody {
  const changed: ProfileBody = { ...body };
  for (const field of changeable) if (field in shown && shown[field] === body[field]) changed[field] = undefined;
  return changed;
}

/** What a profile shows and takes under the same name. */
const changeable = [
  ...["department", "jobtitle", "mailing", "role", "userType", "profilePhoto", "email", "phone", "phone2", "skype"],
  ...["address", "city", "postal", "birthDate", "birthPlace", "gender", "signature", "masterPinCode", "onboard"],
  ...["ecFullName", "ecContactNum", "ecRelation", "ecEmail", "ecAddress", "ecSkype"],
] as const satisfies readonly (keyof ProfileBody)[];
