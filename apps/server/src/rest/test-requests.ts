import { newId } from "@ymp/core/ids";
import { makeJob } from "@ymp/testing/factories/jobs";
import { worldPassword } from "@ymp/testing/people";
import type { Who } from "@ymp/testing/world";
import type { TestApp } from "../test-app.ts";

/** Everybody who may come to a call: without a token, from outside, of another vessel, and every role on board. */
export const senders = [
  "nobody",
  "contractor",
  "rival",
  "deckhand",
  "chief",
  "stew",
  "manager",
  "captain",
  "superadmin",
] as const satisfies readonly (Who | "nobody")[];
export type Sender = (typeof senders)[number];

/** Records of vessel A that calls can be made about; made again for each call, so that none spoils the next. */
export interface Target {
  readonly vesselId: string;
  readonly jobId: string;
  readonly crew: { userId: string; profileId: string };
  readonly invited: { userId: string; profileId: string };
}

export interface RightRequest {
  /** The path with its parameters filled in. */
  readonly path: string;
  readonly body?: Record<string, unknown>;
}

interface Expectation {
  /** Who is answered; everybody else is refused. */
  readonly may: readonly Sender[];
  readonly request: (target: Target, sender: Sender, app: TestApp) => RightRequest | Promise<RightRequest>;
}

let number = 0;
const fresh = () => `person${++number}.${newId().slice(-6)}`;

export async function makeTarget({ world }: TestApp): Promise<Target> {
  const { users } = world.as("captain");
  const name = () => ({ firstName: "Noa", lastName: "Lind" });
  const [crewName, invitedName] = [fresh(), fresh()];
  const [job, crew, invited] = await Promise.all([
    makeJob(world),
    users.create({
      ...{ ...name(), userId: newId(), profileId: newId(), role: "crew", department: "deck" },
      ...{ username: crewName, email: `${crewName}@example.test` },
    }),
    users.invite({
      ...{ ...name(), userId: newId(), profileId: newId(), userType: "contractUser" },
      ...{ username: invitedName, email: `${invitedName}@example.test` },
    }),
  ]);
  return { vesselId: world.vessels.A.id, jobId: job.id, crew, invited };
}

const everybody = senders;
const signedIn = senders.filter((sender) => sender !== "nobody");
const crewAndOffice = ["deckhand", "chief", "stew", "manager", "captain", "superadmin"] as const;
/** `stew` is made purser: head of the interior, who administers people and keeps the money. */
const administration = ["stew", "manager", "captain", "superadmin"] as const;

const get = (may: readonly Sender[], path: (target: Target) => string): Expectation => ({
  may,
  request: (target) => ({ path: path(target) }),
});

const themeId = (sender: Sender, { world }: TestApp) => (sender === "nobody" ? newId() : world.person(sender).userId);
const theme = (property: string, value?: string | boolean): Expectation => ({
  may: signedIn,
  request: (_target, sender, app) => {
    const own = themeId(sender, app);
    const body = { userID: own, ...(value === undefined ? {} : { [property]: value }) };
    return { path: `/api/themes/${property}/${own}`, body };
  },
});

const newUser = () => {
  const username = fresh();
  return { username, email: `${username}@example.test`, jobtitle: "Deckhand", mailing: true, boatName: "Seraphine" };
};

/** A right request for each documented call, and who it is answered to. */
export const expectations: Record<string, Expectation> = {
  "GET /api/auth": get(signedIn, () => "/api/auth"),
  "POST /api/auth": {
    may: everybody,
    request: (_target, _sender, { world }) => ({
      path: "/api/auth",
      body: { username: world.person("bosun").account.username, password: worldPassword },
    }),
  },
  "GET /api/profile/boat/{id}": get(crewAndOffice, ({ vesselId }) => `/api/profile/boat/${vesselId}`),
  "GET /api/profile/boat/login/{id}": get(crewAndOffice, ({ vesselId }) => `/api/profile/boat/login/${vesselId}`),
  "GET /api/profile/managementboat/{id}": get(
    crewAndOffice,
    ({ vesselId }) => `/api/profile/managementboat/${vesselId}`,
  ),
  "GET /api/profile/boat/accounting/{id}": get(
    crewAndOffice,
    ({ vesselId }) => `/api/profile/boat/accounting/${vesselId}`,
  ),
  "GET /api/profile/onboard/{id}": get(crewAndOffice, ({ vesselId }) => `/api/profile/onboard/${vesselId}`),
  "GET /api/profile/profiledetails/{id}": get(
    crewAndOffice,
    ({ crew }) => `/api/profile/profiledetails/${crew.profileId}`,
  ),
  "GET /api/profile/profiledetailsbyuserid/{id}": get(
    crewAndOffice,
    ({ crew }) => `/api/profile/profiledetailsbyuserid/${crew.userId}`,
  ),
  "GET /api/profile/ympprofiles": get(signedIn, () => "/api/profile/ympprofiles"),
  "GET /api/profile/lite_profiles": get(signedIn, () => "/api/profile/lite_profiles"),
  "GET /api/profile/all_profiles": get(signedIn, () => "/api/profile/all_profiles"),
  "POST /api/profile": {
    may: ["stew", "captain"],
    request: ({ crew }) => ({
      path: "/api/profile",
      body: {
        userID: crew.userId,
        firstName: "Noa",
        lastName: "Lind",
        phone: `+33 6 ${++number}`,
        ecRelation: "Sister",
      },
    }),
  },
  "POST /api/profile/shipyard": {
    may: ["stew", "captain"],
    request: ({ invited }) => ({
      path: "/api/profile/shipyard",
      body: { userID: invited.userId, city: `Berth ${++number}`, userType: "contractUser" },
    }),
  },
  "POST /api/profile/shipyard/invite": {
    may: ["rival", "stew", "captain"],
    request: () => ({
      path: "/api/profile/shipyard/invite",
      body: {
        firstName: "Marco",
        lastName: "Ricci",
        email: `${fresh()}@yard.test`,
        jobtitle: "Foreman",
        city: "Viareggio",
      },
    }),
  },
  "PUT /api/profile/pettycash": {
    may: administration,
    request: ({ vesselId, crew }) => ({
      path: "/api/profile/pettycash",
      body: { boatID: vesselId, userID: crew.userId, amount: 100 + ++number, currency: "EUR" },
    }),
  },
  "PUT /api/profile/signature": {
    may: ["manager", "captain", "superadmin"],
    request: ({ crew }) => ({ path: "/api/profile/signature", body: { profileID: crew.profileId, status: "none" } }),
  },
  "POST /api/profile/onboard_status/{id}": {
    may: administration,
    request: ({ crew }) => ({ path: `/api/profile/onboard_status/${crew.profileId}`, body: { onboard: true } }),
  },
  "POST /api/profile/store-token": {
    may: everybody,
    request: () => ({
      path: "/api/profile/store-token",
      body: { email: `${fresh()}@example.test`, resetToken: "own" },
    }),
  },
  "POST /api/profile/reset-password/{token}": {
    may: [],
    request: () => ({ path: "/api/profile/reset-password/unknown", body: { newPassword: "Lanterns over the bow 9" } }),
  },
  "GET /api/docs/profiledocs/{userID}": get(crewAndOffice, ({ crew }) => `/api/docs/profiledocs/${crew.userId}`),
  "GET /api/litedocs/profiledocs/{userID}": get([], ({ crew }) => `/api/litedocs/profiledocs/${crew.userId}`),
  "GET /api/users/userdetails/{id}": get(crewAndOffice, ({ crew }) => `/api/users/userdetails/${crew.userId}`),
  "GET /api/users/userdetailsbyid/{id}": get(
    crewAndOffice,
    ({ crew }) => `/api/users/userdetailsbyid/${crew.profileId}`,
  ),
  "GET /api/users/watchkeepers/{id}": get(crewAndOffice, ({ vesselId }) => `/api/users/watchkeepers/${vesselId}`),
  "GET /api/users/boat/{id}": get(crewAndOffice, ({ vesselId }) => `/api/users/boat/${vesselId}`),
  "GET /api/users/all_users": get(signedIn, () => "/api/users/all_users"),
  "POST /api/users": {
    may: ["rival", ...administration],
    request: () => ({ path: "/api/users", body: { ...newUser(), role: "crew", backgroundColor: "#2f6f8f" } }),
  },
  "POST /api/users/shipyard": {
    may: ["rival", ...administration],
    request: () => ({ path: "/api/users/shipyard", body: { ...newUser(), password: "Lanterns over the bow 9" } }),
  },
  "POST /api/users/shipyard/invites": {
    may: ["rival", ...administration],
    request: () => ({ path: "/api/users/shipyard/invites", body: { ...newUser(), userType: "surveyor" } }),
  },
  "PUT /api/users/add_shipyard/{id}": {
    may: administration,
    request: ({ invited, jobId }) => ({
      path: `/api/users/add_shipyard/${invited.userId}`,
      body: { shipyardJobID: jobId, userType: "shipyard" },
    }),
  },
  "PUT /api/users/system_access/{id}": {
    may: administration,
    request: ({ crew }) => ({
      path: `/api/users/system_access/${crew.userId}`,
      body: { field: "inventory", access: ++number % 2 === 0 },
    }),
  },
  "PUT /api/users/switch-{product}boat": {
    may: signedIn,
    request: ({ vesselId }, sender, { world }) => ({
      path: "/api/users/switch-ympboat",
      body: { boatID: sender === "rival" ? world.vessels.B.id : vesselId, boatName: "Seraphine", liteBoat: false },
    }),
  },
  "PUT /api/users/change_password": {
    may: signedIn,
    request: () => ({
      path: "/api/users/change_password",
      body: { newPassword: `Lanterns over the bow ${++number}`, currentPassword: worldPassword },
    }),
  },
  "PUT /api/users/softdelete/{id}": {
    may: administration,
    request: ({ crew }) => ({ path: `/api/users/softdelete/${crew.userId}`, body: { softDelete: true } }),
  },
  "DELETE /api/users/delete/{id}": {
    may: ["superadmin"],
    request: ({ crew }) => ({ path: `/api/users/delete/${crew.userId}` }),
  },
  "PUT /api/users/role": {
    may: administration,
    request: ({ crew }) => ({ path: "/api/users/role", body: { role: "crew", userID: crew.userId } }),
  },
  "PUT /api/users/email/{id}": {
    may: administration,
    request: ({ crew }) => ({ path: `/api/users/email/${crew.userId}`, body: { email: `${fresh()}@example.test` } }),
  },
  "PUT /api/users/recentphoto": {
    may: ["stew", "captain"],
    request: ({ crew }) => ({ path: "/api/users/recentphoto", body: { profilePhoto: null, userID: crew.userId } }),
  },
  "PUT /api/worklist/add_contractuser/{jobId}": {
    may: ["chief", ...administration],
    request: ({ jobId, invited }) => ({
      path: `/api/worklist/add_contractuser/${jobId}`,
      body: { userID: invited.userId },
    }),
  },
  "POST /api/themes/navCollapsed/{themeId}": theme("navCollapsed", true),
  "POST /api/themes/currentTheme/{themeId}": theme("currentTheme", "light"),
  "POST /api/themes/navType/{themeId}": theme("navType", "side"),
  "POST /api/themes/sideNavTheme/{themeId}": theme("sideNavTheme", "light"),
  "POST /api/themes/topNavColor/{themeId}": theme("topNavColor", "#224466"),
  "POST /api/themes/fontSize/{themeId}": theme("fontSize", "md"),
  "POST /api/themes/resetTheme/{themeId}": theme("resetTheme"),
  "GET /api/themes/themedetails/{userId}": {
    may: signedIn,
    request: (_target, sender, app) => ({ path: `/api/themes/themedetails/${themeId(sender, app)}` }),
  },
};
