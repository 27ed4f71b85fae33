import { judgeUserType } from "@ymp/core/access/appointment";
import { can } from "@ymp/core/access/resolve-access";
import { AppError, assertAllowed } from "@ymp/core/errors";
import { judgeMasterPin } from "@ymp/core/people/master-pin";
import { InvalidRequest } from "../http/invalid-request.ts";
import type { Aboard } from "./caller.ts";
import { fileAt } from "./own-file.ts";
import { type Person, presentProfile } from "./profile.schema.ts";
import type { ProfileBody } from "./profile-body.schema.ts";
import { presentVessel } from "./vessel-fields.ts";

/** A person as sent, judged as far as that is possible before anything is written. */
export interface JudgedProfile {
  /** What differs from what the sender was shown. */
  readonly sent: ProfileBody;
  readonly names: { readonly firstName: string; readonly lastName: string };
  readonly photoId: string | null | undefined;
  readonly signatureId: string | null | undefined;
}

/** Refuses a profile of which a part would be refused, while nothing of it is saved yet. */
export async function judgeProfile(
  there: Aboard,
  known: Person | null,
  body: ProfileBody,
  origin: string,
): Promise<JudgedProfile> {
  const sent = known ? withoutUnchanged(body, presentProfile(known, presentVessel(there.vessel))) : body;
  const names = namesOf(body, known);
  const idOf = (address: string | null | undefined, field: string) =>
    address && fileAt(address, there, { field, origin });
  const photoId = idOf(sent.profilePhoto, "profilePhoto");
  const signatureId = idOf(sent.signature, "signature");
  judgePictures(known, { photoId, signatureId });
  judgePin(known, sent);
  judgeWhereabouts(there, known, sent);
  await judgeRole(there, known, sent);
  return { sent, names, photoId, signatureId };
}

function namesOf({ firstName, lastName }: ProfileBody, known: Person | null): { firstName: string; lastName: string } {
  const names = { firstName: firstName ?? known?.firstName ?? "", lastName: lastName ?? known?.lastName ?? "" };
  const missing = Object.entries(names).filter(([, name]) => name === "");
  if (missing.length > 0)
    throw new InvalidRequest(missing.map(([field]) => ({ messageKey: "rest:missing", params: { field } })));
  return names;
}

function judgePictures(known: Person | null, { photoId, signatureId }: Pick<JudgedProfile, "photoId" | "signatureId">) {
  if (photoId !== undefined && known && !known.may.setPhoto) throw new AppError("forbidden", "people:notYoursToChange");
  if (signatureId && !known?.may.sign) throw new AppError("forbidden", "people:signatureIsOwn");
}

function judgePin(known: Person | null, { masterPinCode, currentPassword, birthDate }: ProfileBody): void {
  if (!masterPinCode) return;
  if (!known?.may.setPin) throw new AppError("forbidden", "people:pinIsOwn");
  assertAllowed(judgeMasterPin(masterPinCode, { birthDate: birthDate ?? known.origin?.birthDate ?? null }));
  if (!currentPassword)
    throw new InvalidRequest([{ messageKey: "rest:missing", params: { field: "currentPassword" } }]);
}

function judgeWhereabouts({ vessel }: Aboard, known: Person | null, { onboard }: ProfileBody): void {
  if (typeof onboard !== "boolean" || can(vessel.access, "employees:edit")) return;
  if (!known || known.id !== vessel.profileId) throw new AppError("forbidden", "onboard:notYours");
}

async function judgeRole({ caller, vessel }: Aboard, known: Person | null, sent: ProfileBody): Promise<void> {
  const place = placeIn(known, sent);
  if (!known?.userId || !place) return;
  assertAllowed(judgeUserType(place));
  const { may } = await caller.users.get({ userId: known.userId });
  const refusal = known.id === vessel.profileId ? "users:refusal.ownRole" : "users:refusal.roleAbove";
  if (!may.setRole.some((role) => role === place.role)) throw new AppError("forbidden", refusal);
}

/** The place that the role and the kind of invitation give together; undefined where neither is to change. */
export function placeIn(known: Person | null, { role, userType }: ProfileBody) {
  if (!known || !(role || userType)) return undefined;
  const next = role ?? known.role;
  return { role: next, userType: userType ?? (next === "user" ? known.userType : null) };
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
