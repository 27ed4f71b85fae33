import { z } from "@hono/zod-openapi";
import { type Call, type CallRequest, defineCall } from "./call.ts";
import { listedProfile, presentListedProfile } from "./profile.schema.ts";
import { nothing } from "./read-request.ts";
import { presentVessel } from "./vessel-fields.ts";

const profiles = z.array(listedProfile);
type Profiles = z.input<typeof profiles>;
type Edition = "full" | "lite";

async function acrossVessels(
  { caller }: CallRequest<unknown, unknown>,
  editions: readonly Edition[],
): Promise<Profiles> {
  const lists = await Promise.all(
    editions.map(async (edition) => {
      const rows = await caller.people.across({ edition });
      return rows.map((row) => {
        const vessel = { id: row.vesselId, name: row.vesselName, edition, companyId: row.companyId };
        return presentListedProfile(row, presentVessel(vessel));
      });
    }),
  );
  return lists.flat();
}

const acrossListOf = (
  facts: { name: string; path: `/api/${string}`; title: string },
  editions: readonly Edition[],
): Call =>
  defineCall({
    ...facts,
    method: "get",
    tag: "Profiles",
    text: "Vessels whose crew the sender may not see are left out.",
    params: nothing,
    body: nothing,
    answer: profiles,
    answerText: "The profiles, vessel by vessel.",
    act: (request) => acrossVessels(request, editions),
  });

export const profilesAcrossCalls: readonly Call[] = [
  acrossListOf(
    {
      name: "listFullProfiles",
      path: "/api/profile/ympprofiles",
      title: "The people of all vessels of the full edition.",
    },
    ["full"],
  ),
  acrossListOf(
    { name: "listLiteProfiles", path: "/api/profile/lite_profiles", title: "The people of all lite boats." },
    ["lite"],
  ),
  acrossListOf({ name: "listAllProfiles", path: "/api/profile/all_profiles", title: "The people of all vessels." }, [
    "full",
    "lite",
  ]),
];
