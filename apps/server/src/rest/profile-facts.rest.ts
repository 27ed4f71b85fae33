import { z } from "@hono/zod-openapi";
import { parseAmount } from "@ymp/core/money";
import { currencySchema } from "@ymp/core/money-schema";
import { signatureStatuses } from "@ymp/core/people/profile-fields";
import { InvalidRequest } from "../http/invalid-request.ts";
import { type Call, defineCall } from "./call.ts";
import { byId, emptyAsNone, fileAddress, recordId } from "./fields.schema.ts";
import { fileAt } from "./own-file.ts";
import { presentProfile, presentSaved, profile, savedProfile } from "./profile.schema.ts";
import { nothing } from "./read-request.ts";
import { presentVessel } from "./vessel-fields.ts";

/** A program has no language: a comma could mean two things. */
const decimal = /^-?\d+(?:\.\d+)?$/;

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
    amount: z.union([z.number(), z.string().max(40).regex(decimal)], { error: "rest:mustBeNumber" }).openapi({
      description: "In whole units of the currency, as a number or as decimal text with a point.",
      example: 850.5,
    }),
    currency: currencySchema.describe("ISO 4217.").openapi({ example: "EUR" }),
  }),
  answer: profile,
  answerText: "The profile, with all sums that the person holds.",
  async act({ body, aboard }) {
    const { caller, vessel } = await aboard(body.boatID);
    const { id: profileId, pettyCash } = await caller.people.getByUser({ userId: body.userID });
    const amountMinor = parseAmount(String(body.amount), body.currency);
    if (amountMinor === null)
      throw new InvalidRequest([{ messageKey: "rest:notPossible", params: { field: "amount" } }]);
    const version = pettyCash?.find(({ currency }) => currency === body.currency)?.version;
    await caller.people.setPettyCash({ profileId, amountMinor, currency: body.currency, version });
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
    return presentSaved(await caller.people.get({ id: profileId }), there, say("messages:signatureUpdated"));
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
    return presentSaved(await there.caller.people.get({ id: params.id }), there, say("messages:onboardSaved"));
  },
});

export const profileFactCalls: readonly Call[] = [setPettyCash, setSignature, setOnboardStatus];
