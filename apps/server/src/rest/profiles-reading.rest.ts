import { z } from "@hono/zod-openapi";
import { type Call, defineCall } from "./call.ts";
import type { Aboard } from "./caller.ts";
import { byId, recordId } from "./fields.schema.ts";
import {
  holder,
  listedProfile,
  presentHolder,
  presentListedProfile,
  presentManager,
  presentProfile,
  profile,
} from "./profile.schema.ts";
import { nothing } from "./read-request.ts";
import { presentVessel } from "./vessel-fields.ts";
import { wholeList } from "./whole-list.ts";

const byVessel = z.object({ id: recordId.openapi({ description: "The vessel." }) });
const profiles = z.array(listedProfile);
type Profiles = z.input<typeof profiles>;

async function profilesOf({ caller, vessel }: Aboard, filters: { onboard?: boolean } = {}): Promise<Profiles> {
  const rows = await wholeList((page) => caller.people.list({ ...filters, ...page }));
  return rows.map((row) => presentListedProfile(row, presentVessel(vessel)));
}

async function managedPeople(there: Aboard): Promise<Profiles> {
  const [aboard, company] = await Promise.all([profilesOf(there), there.caller.people.company()]);
  const crew = aboard.filter(({ role }) => role !== "user");
  const known = new Set(crew.map(({ userID }) => userID));
  const managers = company.filter(({ userId }) => !known.has(userId));
  return [...crew, ...managers.map((row) => presentManager(row, presentVessel(there.vessel)))];
}

/** Lists of one vessel's people differ in whom they leave out. */
const listOf = (
  facts: { name: string; path: `/api/${string}`; title: string; text?: string },
  read: (there: Aboard) => Promise<Profiles>,
): Call =>
  defineCall({
    ...facts,
    method: "get",
    tag: "Profiles",
    params: byVessel,
    body: nothing,
    answer: profiles,
    answerText: "The profiles, by name.",
    act: async ({ params, aboard }) => read(await aboard(params.id)),
  });

const vesselLists: readonly Call[] = [
  listOf(
    {
      name: "listProfilesOfVessel",
      path: "/api/profile/boat/{id}",
      title: "The people of a vessel.",
      text: "Crew, and those invited from outside. Who has left is left out.",
    },
    (there) => profilesOf(there),
  ),
  listOf(
    {
      name: "listProfilesWithSignIn",
      path: "/api/profile/boat/login/{id}",
      title: "The people of a vessel who have an account.",
    },
    async (there) => (await profilesOf(there)).filter(({ userID }) => userID !== null),
  ),
  listOf(
    {
      name: "listProfilesForManagement",
      path: "/api/profile/managementboat/{id}",
      title: "The people of a managed vessel: its crew, and the people of its management company.",
      text: "Those invited from outside are left out. People of the company stand last, with the role `management`; without a profile on board, `_id` is the id of their account.",
    },
    managedPeople,
  ),
  listOf(
    {
      name: "listProfilesOnboard",
      path: "/api/profile/onboard/{id}",
      title: "The people who are on board of a vessel now.",
    },
    (there) => profilesOf(there, { onboard: true }),
  ),
];

const listPettyCash = defineCall({
  name: "listProfilesForAccounting",
  method: "get",
  path: "/api/profile/boat/accounting/{id}",
  tag: "Profiles",
  title: "The crew of a vessel with what they hold of its money.",
  params: byVessel,
  body: nothing,
  answer: z.array(holder),
  answerText: "The profiles, by name.",
  async act({ params, aboard }) {
    const { caller, vessel } = await aboard(params.id);
    const rows = await wholeList((page) => caller.people.list({ kind: "crew", ...page }));
    return rows.map((row) => presentHolder(row, presentVessel(vessel)));
  },
});

const readProfile = defineCall({
  name: "readProfile",
  method: "get",
  path: "/api/profile/profiledetails/{id}",
  tag: "Profiles",
  title: "A person, by the id of the profile.",
  text: "Without `x-vessel-id` it is looked for on all vessels of the sender, the current one first.",
  params: byId,
  body: nothing,
  answer: profile,
  answerText: "The profile.",
  act: ({ params, amongOwn }) =>
    amongOwn(async ({ caller, vessel }) =>
      presentProfile(await caller.people.get({ id: params.id }), presentVessel(vessel)),
    ),
});

const readProfileByUser = defineCall({
  name: "readProfileByUser",
  method: "get",
  path: "/api/profile/profiledetailsbyuserid/{id}",
  tag: "Profiles",
  title: "A person, by the id of the account.",
  text: "Somebody has a profile on every vessel they work on; the one of the current vessel is answered, or else of another of the sender's own.",
  params: byId,
  body: nothing,
  answer: profile,
  answerText: "The profile.",
  act: ({ params, amongOwn }) =>
    amongOwn(async ({ caller, vessel }) =>
      presentProfile(await caller.people.getByUser({ userId: params.id }), presentVessel(vessel)),
    ),
});

export const profileReadingCalls: readonly Call[] = [...vesselLists, listPettyCash, readProfile, readProfileByUser];
