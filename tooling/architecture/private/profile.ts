import { parseCalendarDate } from "@ymp/core/calendar-date";
import { users } from "@ymp/db/schema/accounts";
import { profiles } from "@ymp/db/schema/people";
import { oneRow } from "@ymp/testing/one-row";
import { worldPassword } from "@ymp/testing/people";
import { wholeAccount } from "@ymp/testing/whole-account";
import type { World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";

/** Where the second engineer lives, how to reach him and whom to call for him: for himself and those who lead the work. */
export const contactSecret = "Marlowick";
/** Where he was born: of no use to those who lead the work either. */
export const originSecret = "Wrexcombe";

/**
 * The profile of the second engineer with every text that it can have.
 * @returns what nobody may read: how his password and his pin are stored
 */
export async function plantProfile(world: World): Promise<readonly string[]> {
  const { profileId, userId } = world.crew.A.engineer;
  const { people } = world.as("engineer");
  const text = (what: string) => `${contactSecret} ${what}`;
  const { version } = await people.get({ id: profileId });
  await people.save({
    ...{ id: profileId, version, birthDate: parseCalendarDate("1971-03-09"), birthPlace: originSecret },
    ...{ address: text("Lane 4"), city: contactSecret, postal: text("4711"), skype: `${contactSecret}.reid` },
    ...{ phone: text("4711"), phone2: text("4712") },
    ...{ emergencyName: text("Ann"), emergencyPhone: text("4713"), emergencyRelation: text("aunt") },
    ...{ emergencyEmail: `ann@${contactSecret}.example`, emergencyAddress: text("Mill"), emergencySkype: text("ann") },
  });
  await people.setPin({ profileId, pin: "7031", currentPassword: worldPassword });
  const { pin } = oneRow(
    await world.inVessel("A", (tx) =>
      tx.select({ pin: profiles.masterPinHash }).from(profiles).where(eq(profiles.userId, userId)),
    ),
  );
  const { password } = oneRow(
    await world.database.db.select({ password: wholeAccount.passwordHash }).from(users).where(eq(users.id, userId)),
  );
  return [pin, password].flatMap((hash) => hash ?? []);
}
