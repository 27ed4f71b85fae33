import { openDatabase } from "@ymp/db/client";
import { companies, vessels } from "@ymp/db/schema/vessels";
import type { TestDatabase } from "./database.ts";
import {
  addCrew,
  addPerson,
  type Crew,
  joinCompany,
  newCrew,
  newPerson,
  openSupportVisit,
  type Person,
  type VesselKey,
} from "./people.ts";

interface Population {
  readonly companyId: string;
  readonly vessels: Record<VesselKey, { id: string; name: string }>;
  readonly crew: Record<VesselKey, Crew>;
  readonly outside: Record<"superadmin" | "manager" | "rival", Person>;
}

/** What every world begins with. Its ids are the same in each, in the order of these lines, and older than those of the tests. */
export const population: Population = (() => {
  let count = 0;
  const nextId = () => {
    count += 1;
    return `01900000-0000-7000-8000-${count.toString(16).padStart(12, "0")}`;
  };
  const companyId = nextId();
  const superadmin = newPerson({ username: "superadmin", name: "Ola Nord", isSuperadmin: true }, nextId());
  const manager = newPerson({ username: "manager", name: "Helen Ward", jobTitle: "Fleet manager" }, nextId());
  const A = { id: nextId(), name: "Seraphine" };
  const B = { id: nextId(), name: "Corvus" };
  const crew = { A: newCrew("a", nextId), B: newCrew("b", nextId) };
  return { companyId, vessels: { A, B }, crew, outside: { superadmin, manager, rival: crew.B.captain } };
})();

/** Writes it into a database that has nothing yet. */
export async function populate({ appUrl }: TestDatabase): Promise<void> {
  const database = openDatabase(appUrl, { maxConnections: 1, name: "population" });
  const { companyId, crew, outside } = population;
  const { A, B } = population.vessels;
  try {
    await database.db.insert(companies).values({ id: companyId, name: "Meridian Yachts" });
    for (const person of [outside.superadmin, outside.manager]) await addPerson(database, person);
    await database.db.insert(vessels).values([
      { ...A, companyId, timeZone: "Europe/Paris" },
      { ...B, timeZone: "Europe/Paris" },
    ]);
    await addCrew(database, A.id, crew.A);
    await addCrew(database, B.id, crew.B);
    await joinCompany(database, companyId, outside.manager.userId);
    for (const { id } of [A, B]) await openSupportVisit(database, id, outside.superadmin.userId);
  } finally {
    await database.close();
  }
}
