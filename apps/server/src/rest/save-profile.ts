import type { z } from "@hono/zod-openapi";
import { newId } from "@ymp/core/ids";
import { refusedFor } from "../http/errors.ts";
import type { CallRequest } from "./call.ts";
import type { Aboard } from "./caller.ts";
import { overWhatStands } from "./on-account.ts";
import { type Person, type ProfilePart, presentSaved, type savedInParts } from "./profile.schema.ts";
import { type ProfileBody, savedFields } from "./profile-body.schema.ts";
import { type JudgedProfile, placeIn } from "./profile-parts.ts";

/** Who is meant: by account, by profile, or somebody new. */
export async function findMeant({ caller }: Aboard, { userID, _id }: ProfileBody): Promise<Person | null> {
  if (userID) return caller.people.getByUser({ userId: userID });
  return _id ? caller.people.get({ id: _id }) : null;
}

interface Step {
  readonly part: ProfilePart;
  readonly run: () => Promise<unknown>;
}

interface Outcome {
  readonly person: Person;
  readonly saved: readonly ProfilePart[];
  readonly refused: readonly { part: ProfilePart; error: unknown }[];
}

/**
 * Saves a whole profile as scripts send it, through the procedure that each part of it belongs to. A program that sends back
 * what it read changes nothing by that: fields that are as they were shown are left alone.
 */
export async function saveProfile(there: Aboard, known: Person | null, judged: JudgedProfile): Promise<Outcome> {
  const { caller } = there;
  const { sent, names } = judged;
  const fields = savedFields(sent);
  const { id } = await caller.people.save({
    id: known?.id ?? newId(),
    version: sent.version ?? known?.version,
    ...names,
    ...fields,
  });
  const saved: ProfilePart[] = known && isUnchanged(known, { ...names, ...fields }) ? [] : ["profile"];
  const refused: { part: ProfilePart; error: unknown }[] = [];
  for (const { part, run } of stepsFor(there, known, id, judged)) {
    try {
      await run();
      saved.push(part);
    } catch (error) {
      refused.push({ part, error });
    }
  }
  // Nothing came of it: an ordinary refusal.
  if (saved.length === 0 && refused[0]) throw refused[0].error;
  return { person: await caller.people.get({ id }), saved, refused };
}

function isUnchanged(known: Person, { firstName, lastName, ...fields }: Record<string, unknown>): boolean {
  const isSameName = firstName === known.firstName && lastName === known.lastName;
  return isSameName && Object.values(fields).every((value) => value === undefined);
}

/** What is saved after the profile itself, each by itself. */
function stepsFor({ caller }: Aboard, known: Person | null, profileId: string, judged: JudgedProfile): Step[] {
  const { sent, photoId, signatureId } = judged;
  const { masterPinCode: pin, onboard: isOnboard } = sent;
  const currentPassword = sent.currentPassword ?? "";
  const userId = known?.userId;
  const place = placeIn(known, sent);
  const steps: (Step | undefined)[] = [
    photoId === undefined
      ? undefined
      : { part: "profilePhoto", run: () => caller.people.setPhoto({ profileId, fileId: photoId }) },
    signatureId === undefined
      ? undefined
      : { part: "signature", run: () => caller.people.setSignature({ profileId, fileId: signatureId }) },
    pin ? { part: "masterPinCode", run: () => caller.people.setPin({ profileId, pin, currentPassword }) } : undefined,
    typeof isOnboard === "boolean"
      ? { part: "onboard", run: () => caller.onboard.setStatus({ profileId, isOnboard }) }
      : undefined,
    userId && place
      ? {
          part: "role",
          run: () =>
            overWhatStands(caller.users, { userId }, (version) => caller.users.setRole({ userId, version, ...place })),
        }
      : undefined,
  ];
  return steps.filter((step) => step !== undefined);
}

/** What was saved and what not, in one answer; a refusal that nobody foresaw is thrown. */
export function presentOutcome(
  { person, saved, refused }: Outcome,
  there: Aboard,
  { say }: Pick<CallRequest<unknown, unknown>, "say">,
  msg: string,
): z.input<typeof savedInParts> {
  const errors = refused.flatMap(({ error }) =>
    refusedFor(error).map(({ messageKey, params }) => ({ msg: say(messageKey, params) })),
  );
  return {
    ...presentSaved(person, there, msg),
    saved: [...saved],
    notSaved: refused.map(({ part }) => part),
    ...(errors.length > 0 ? { errors } : {}),
  };
}
