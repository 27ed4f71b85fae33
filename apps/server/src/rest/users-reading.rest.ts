import { z } from "@hono/zod-openapi";
import { accountsEverywhere } from "./accounts-everywhere.ts";
import { type Call, defineCall } from "./call.ts";
import type { Aboard } from "./caller.ts";
import { byId } from "./fields.schema.ts";
import { nothing } from "./read-request.ts";
import { ifOpen, ifPresent } from "./unless-refused.ts";
import { listedUser, presentListedUser, presentUser, user } from "./user.schema.ts";
import { presentVessel } from "./vessel-fields.ts";
import { wholeList } from "./whole-list.ts";

const byVessel = z.object({ id: byId.shape.id.openapi({ description: "The vessel." }) });
const users = z.array(listedUser);

async function usersOf({ caller, vessel }: Aboard): Promise<z.input<typeof users>> {
  const rows = await wholeList((page) => caller.users.list(page));
  return rows.map((row) => presentListedUser(row, presentVessel(vessel)));
}

const readUser = defineCall({
  name: "readUser",
  method: "get",
  path: "/api/users/userdetails/{id}",
  tag: "Users",
  title: "An account on the vessel, with its system access.",
  text: "`id` is the id of the account. The account on the current vessel is meant: role and access differ from vessel to vessel.",
  params: byId,
  body: nothing,
  answer: user,
  answerText: "The account.",
  async act({ params, aboard }) {
    const { caller, vessel } = await aboard();
    return presentUser(await caller.users.get({ userId: params.id }), presentVessel(vessel));
  },
});

const readUserByEitherId = defineCall({
  name: "readUserByEitherId",
  method: "get",
  path: "/api/users/userdetailsbyid/{id}",
  tag: "Users",
  title: "The same, by the id of the account or of its profile.",
  params: byId,
  body: nothing,
  answer: user,
  answerText: "The account.",
  async act({ params, aboard }) {
    const { caller, vessel } = await aboard();
    const person = await ifPresent(caller.people.get({ id: params.id }));
    const userId = person?.userId ?? params.id;
    return presentUser(await caller.users.get({ userId }), presentVessel(vessel));
  },
});

const listWatchkeepers = defineCall({
  name: "listWatchkeepers",
  method: "get",
  path: "/api/users/watchkeepers/{id}",
  tag: "Users",
  title: "The accounts of a vessel whose people stand watches.",
  params: byVessel,
  body: nothing,
  answer: users,
  answerText: "The accounts, by name.",
  async act({ params, aboard }) {
    const there = await aboard(params.id);
    const [everybody, keepers] = await Promise.all([usersOf(there), there.caller.users.watchkeepers()]);
    const keeping = new Set(keepers.map(({ userId }) => userId));
    return everybody.filter(({ userID }) => keeping.has(userID));
  },
});

const listUsersOfVessel = defineCall({
  name: "listUsersOfVessel",
  method: "get",
  path: "/api/users/boat/{id}",
  tag: "Users",
  title: "The accounts of a vessel.",
  text: "Accounts that were taken off the list are left out.",
  params: byVessel,
  body: nothing,
  answer: users,
  answerText: "The accounts, by name.",
  act: async ({ params, aboard }) => usersOf(await aboard(params.id)),
});

const listAllUsers = defineCall({
  name: "listAllUsers",
  method: "get",
  path: "/api/users/all_users",
  tag: "Users",
  title: "The accounts of every vessel that the sender may see the crew of.",
  text: "Somebody with a place on several vessels is told once for each of them. The platform's administrators get the accounts of all vessels, and those without one; of these, photos, profiles and mailing are not told.",
  params: nothing,
  body: nothing,
  answer: users,
  answerText: "The accounts, vessel by vessel.",
  async act({ caller, aboard }) {
    const session = await caller.session.me();
    const everywhere = session?.account.isSuperadmin ? await ifOpen(accountsEverywhere(caller)) : undefined;
    if (everywhere) return everywhere;
    const lists = (session?.vessels ?? []).map(async ({ id }) => ifOpen(usersOf(await aboard(id))));
    return (await Promise.all(lists)).flatMap((list) => list ?? []);
  },
});

export const userReadingCalls: readonly Call[] = [
  readUser,
  readUserByEitherId,
  listWatchkeepers,
  listUsersOfVessel,
  listAllUsers,
];
