import { z } from "@hono/zod-openapi";
import { type Call, defineCall } from "./call.ts";
import type { Aboard } from "./caller.ts";
import { byId, recordId } from "./fields.schema.ts";
import { listedProfile, presentListedProfile, presentProfile, profile } from "./profile.schema.ts";
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
      title: "The people of a managed vessel.",
      text: "For the people of the management company: the crew of a vessel of their fleet, without those invited from outside. Whoever may see the crew of the vessel may ask.",
    },
    async (there) => (await profilesOf(there)).filter(({ role }) => role !== "user"),
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

/** How many people are read at once. */
const atOnce = 6;

const listPettyCash = defineCall({
  name: "listProfilesForAccounting",
  method: "get",
  path: "/api/profile/boat/accounting/{id}",
  tag: "Profiles",
  title: "The people of a vessel with what they hold of its money.",
  text: "`pettyCash` is null where it is kept from the sender.",
  params: byVessel,
  body: nothing,
  answer: z.array(profile),
  answerText: "The profiles, by name.",
  async act({ params, aboard }) {
    const { caller, vessel } = await aboard(params.id);
    const rows = await wholeList((page) => caller.people.list({ kind: "crew", ...page }));
    const people = [];
    for (let start = 0; start < rows.length; start += atOnce)
      people.push(...(await Promise.all(rows.slice(start, start + atOnce).map(({ id }) => caller.people.get({ id })))));
    return people.map((person) => presentProfile(person, presentVessel(vessel)));
  },
});

const readProfile = defineCall({
  name: "readProfile",
  method: "get",
  path: "/api/profile/profiledetails/{id}",
  tag: "Profiles",
  title: "A person, by the id of the profile.",
  params: byId,
  body: nothing,
  answer: profile,
  answerText: "The profile.",
  async act({ params, aboard }) {
    const { caller, vessel } = await aboard();
    return presentProfile(await caller.people.get({ id: params.id }), presentVessel(vessel));
  },
});

const readProfileByUser = defineCall({
  name: "readProfileByUser",
  method: "get",
  path: "/api/profile/profiledetailsbyuserid/{id}",
  tag: "Profiles",
  title: "A person, by the id of the account.",
  text: "Somebody has a profile on every vessel they work on; the one of the current vessel is answered.",
  params: byId,
  body: nothing,
  answer: profile,
  answerText: "The profile.",
  async act({ params, aboard }) {
    const { caller, vessel } = await aboard();
    return presentProfile(await caller.people.getByUser({ userId: params.id }), presentVessel(vessel));
  },
});

export const profileReadingCalls: readonly Call[] = [...vesselLists, listPettyCash, readProfile, readProfileByUser];
