import { users } from "@ymp/db/schema/accounts";
import { vessels } from "@ymp/db/schema/vessels";
import { refusalOf } from "@ymp/testing/callers";
import { wholeAccount } from "@ymp/testing/whole-account";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

describe("the vessel of a request", () => {
  it("comes with what the account may do there", async () => {
    expect(await world.as("engineer").session.vessel()).toMatchObject({
      name: "Seraphine",
      timeZone: "Europe/Paris",
      currency: "EUR",
      companyName: "Meridian Yachts",
      profileId: world.crew.A.engineer.profileId,
      access: { role: "crew", granted: { jobs: "edit", spareparts: "edit", accounting: "none" } },
    });
  });

  it("tells what the shell shows and no more, and of a closed one why to her own people alone", async () => {
    const reason = { suspendedAt: world.now(), suspendedReason: "Unpaid invoices", contactEmail: "office@a.test" };
    const setReason = async (columns: object) => {
      await world.database.db.update(vessels).set(columns).where(eq(vessels.id, world.vessels.A.id));
      world.services.accounts.forget("*");
    };
    await setReason({ ownerName: "Seraphine Ltd", address: "Valletta", contactPhone: "+356 1" });
    const open = await world.as("yard").session.vessel();
    expect(Object.keys(open).toSorted()).toEqual([
      ...[
        "access",
        "closedReason",
        "companyId",
        "companyName",
        "contactEmail",
        "currency",
        "deletesAt",
        "edition",
        "id",
      ],
      ...["isOnMailingList", "name", "profileId", "profilePhotoFileId", "subscriptionEndsOn", "subscriptionState"],
      ...["suspendedAt", "suspendedReason", "timeZone"],
    ]);
    expect(open).toMatchObject({ companyId: null, companyName: null, contactEmail: null, subscriptionEndsOn: null });
    expect((await world.as("yard").session.me())?.vessels).toMatchObject([{ name: "Seraphine", companyName: null }]);
    expect((await world.as("engineer").session.me())?.vessels).toMatchObject([{ companyName: "Meridian Yachts" }]);
    await setReason(reason);
    const untold = { suspendedAt: null, suspendedReason: null, contactEmail: null };
    expect(await world.as("yard").session.vessel()).toMatchObject({ closedReason: "suspended", ...untold });
    expect(await world.as("engineer").session.vessel()).toMatchObject(reason);
    await setReason({ suspendedAt: null, suspendedReason: null });
  });

  it("is told also when its subscription has expired, as blocked", async () => {
    const setState = async (subscriptionState: "ACTIVE" | "EXPIRED") => {
      await world.database.db.update(vessels).set({ subscriptionState }).where(eq(vessels.id, world.vessels.B.id));
      world.services.accounts.forget("*");
    };
    await setState("EXPIRED");
    expect(await world.as("rival").session.vessel()).toMatchObject({ access: { blockedBy: "expired" } });
    await setState("ACTIVE");
  });

  it("changes to another one the account may enter, and is remembered", async () => {
    const { account } = world.person("superadmin");
    expect(await world.as("superadmin").session.switchVessel({ vesselId: world.vessels.B.id })).toEqual({
      id: world.vessels.B.id,
      name: "Corvus",
    });
    const [row] = await world.database.db.select(wholeAccount).from(users).where(eq(users.id, account.id));
    expect(row?.lastVesselId).toBe(world.vessels.B.id);
    expect(await refusalOf(world.as("chief").session.switchVessel({ vesselId: world.vessels.B.id }))).toMatchObject({
      code: "not_found",
    });
  });
});
