import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { makeCounter, makeEquipment } from "@ymp/testing/factories/equipment";
import { makeItem } from "@ymp/testing/factories/inventory";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Fields = Readonly<Record<string, unknown>>;

/** One record that two people changed at once, both having seen the same version. */
interface Shared {
  id: string;
  version: number;
  /** Sends changed fields and what they were. */
  change: (values: Fields, base: Fields) => Promise<unknown>;
  read: () => Promise<object | undefined>;
}

interface Case {
  name: string;
  make: () => Promise<Shared>;
  /** A field, what it was, and what each of two people writes there. */
  field: readonly [name: string, was: unknown, mine: unknown, theirs: unknown];
  other: readonly [name: string, was: unknown, theirs: unknown];
}

const captain = () => world.as("captain");
const platform = () => world.as("superadmin").platform;
/** The fields of a case are those of its procedure; the compiler does not see it of a table. */
const asInput = <Input>(fields: object) => fields as Input;

const cases: Case[] = [
  {
    name: "a task group",
    field: ["name", "Seal", "Shaft seal", "Pump seal"],
    other: ["tasks", ["Isolate"], ["Isolate", "Drain down"]],
    async make() {
      const id = newId();
      const { version } = await captain().taskGroups.save({ id, name: "Seal", tasks: ["Isolate"] });
      return {
        ...{ id, version },
        change: (values, base) => captain().taskGroups.save({ id, version, base, ...asInput<object>(values) }),
        read: async () => (await captain().taskGroups.list({})).groups.find((group) => group.id === id),
      };
    },
  },
  {
    name: "a supplier's document",
    field: ["title", "Insurance", "Hull insurance", "P&I cover"],
    other: ["kind", "insurance", "contract"],
    async make() {
      const [id, supplierId] = [newId(), newId()];
      await captain().suppliers.save({ id: supplierId, name: "Insured" });
      const begun = { id, supplierId, title: "Insurance", kind: "insurance" as const };
      const { version } = await captain().suppliers.saveDocument(begun);
      return {
        ...{ id, version },
        change: (values, base) =>
          captain().suppliers.saveDocument({ id, supplierId, version, base, ...asInput<object>(values) }),
        read: async () => (await captain().suppliers.get({ id: supplierId })).documents.find((one) => one.id === id),
      };
    },
  },
  {
    name: "a company",
    field: ["name", "Albion", "Albion Fleet", "Albion Ltd"],
    other: ["contact", null, "office@albion.test"],
    async make() {
      const id = newId();
      const { version } = await platform().saveCompany({ id, name: "Albion" });
      return {
        ...{ id, version },
        change: (values, base) => platform().saveCompany({ id, version, base, ...asInput<object>(values) }),
        read: async () => (await platform().companies()).find((company) => company.id === id),
      };
    },
  },
  {
    name: "a vessel, from outside",
    field: ["flag", null, "Malta", "Panama"],
    other: ["callSign", null, "9HA123"],
    async make() {
      const { id, timeZone, currency } = { id: newId(), timeZone: "Europe/Malta", currency: "EUR" };
      await platform().createVessel({ id, name: `Shared ${id}`, timeZone, currency });
      const read = () => platform().vessel({ vesselId: id });
      const { version } = await read();
      return {
        ...{ id, version, read },
        change: (values, base) => platform().updateVessel({ vesselId: id, version, base, ...asInput<object>(values) }),
      };
    },
  },
  {
    name: "a place in the stores",
    field: ["name", "Locker", "Bosun's locker", "Deck locker"],
    other: ["deck", null, "Main deck"],
    async make() {
      const id = newId();
      const tag = ` ${id.slice(-6)}`;
      const { inventory } = captain();
      const named = (fields: Fields) =>
        fields.name === undefined ? fields : { ...fields, name: `${fields.name}${tag}` };
      const { version } = await inventory.saveLocation({ id, name: `Locker${tag}` });
      return {
        ...{ id, version },
        change: (values, base) =>
          inventory.saveLocation({ id, version, base: named(base), ...asInput<object>(named(values)) }),
        async read() {
          const place = (await inventory.locations()).find((one) => one.id === id);
          return place && { ...place, name: place.name.replace(tag, "") };
        },
      };
    },
  },
  {
    name: "a lot",
    field: ["lotNumber", "L-1", "L-2", "L-3"],
    other: ["expiresOn", null, "2028-01-31"],
    async make() {
      const { item } = await makeItem(world, { name: "Flares" });
      const itemId = item.id;
      const [id, locationId] = [newId(), newId()];
      const { inventory } = captain();
      await inventory.saveLocation({ id: locationId, name: `Locker ${id}` });
      await inventory.receive({ id: newId(), itemId, locationId, quantity: 4, newLot: { id, lotNumber: "L-1" } });
      return {
        ...{ id, version: 1 },
        change: (values, base) => inventory.saveLot({ id, itemId, version: 1, base, ...asInput<object>(values) }),
        async read() {
          const lot = (await inventory.lots({ itemId })).find((one) => one.id === id);
          return lot && { ...lot, expiresOn: lot.expiry?.on ?? null };
        },
      };
    },
  },
  {
    name: "a reading round",
    field: ["name", "Morning", "Engine room", "Evening"],
    other: ["department", null, "engineering"],
    async make() {
      const id = newId();
      const machine = await makeEquipment(world);
      const counter = await makeCounter(world, { equipmentId: machine.id });
      const { equipment } = captain();
      const { version } = await equipment.saveRound({ id, name: "Morning", counterIds: [counter.id] });
      return {
        ...{ id, version },
        change: (values, base) => equipment.saveRound({ id, version, base, ...asInput<object>(values) }),
        read: async () => (await equipment.rounds({ includesArchived: false })).find((one) => one.id === id),
      };
    },
  },
  {
    name: "a section of a parts book",
    field: ["name", "Pump", "Pump end", "Sea pump"],
    other: ["position", 0, 3],
    async make() {
      const id = newId();
      const machine = await makeEquipment(world);
      const { equipment } = captain();
      await equipment.createSection({ id, equipmentId: machine.id, name: "Pump" });
      const read = async () => (await equipment.sections({ id: machine.id })).find((one) => one.id === id);
      return {
        ...{ id, version: 1, read },
        change: (values, base) => equipment.updateSection({ id, version: 1, base, ...asInput<object>(values) }),
      };
    },
  },
  {
    name: "a paper",
    field: ["number", "A 1", "B 2", "C 3"],
    other: ["issuingAuthority", null, "MCA"],
    async make() {
      const [id, { profileId }] = [newId(), world.crew.A.deckhand];
      const { crewDocuments } = captain();
      const { version } = await crewDocuments.save({ id, profileId, type: "survival_techniques", number: "A 1" });
      return {
        ...{ id, version },
        change: (values, base) => crewDocuments.save({ id, profileId, version, base, ...asInput<object>(values) }),
        read: async () => (await crewDocuments.list({ profileId })).papers.find((one) => one.id === id),
      };
    },
  },
  {
    name: "an engagement",
    field: ["rank", "Deckhand", "Bosun", "Lead deckhand"],
    other: ["signOnPort", null, "Antibes"],
    async make() {
      const [id, { profileId }] = [newId(), world.crew.A.deckhand];
      const { onboard } = captain();
      await Promise.all(
        (await onboard.engagements({ profileId })).map((one) => onboard.removeEngagement({ id: one.id })),
      );
      const begun = { id, profileId, rank: "Deckhand", signedOnOn: parseCalendarDate("2026-03-01") };
      const { version } = await onboard.saveEngagement(begun);
      return {
        ...{ id, version },
        change: (values, base) => onboard.saveEngagement({ id, profileId, version, base, ...asInput<object>(values) }),
        read: async () => (await onboard.engagements({ profileId })).find((one) => one.id === id),
      };
    },
  },
];

describe.each(cases)("two people who change $name at once", ({ make, field, other }) => {
  const [name, was, mine, theirs] = field;

  it("both win with different fields", async () => {
    const { change, read } = await make();
    const [otherName, otherWas, otherTheirs] = other;
    await change({ [otherName]: otherTheirs }, { [otherName]: otherWas });
    await change({ [name]: mine }, { [name]: was });
    expect(await read()).toMatchObject({ [name]: mine, [otherName]: otherTheirs });
  });

  it("are told of the same field, and the first stands", async () => {
    const { change, read } = await make();
    await change({ [name]: theirs }, { [name]: was });
    const refused = await refusalOf(change({ [name]: mine }, { [name]: was }));
    expect(refused).toMatchObject({ code: "stale", fields: { [name]: "refusals:changedMeanwhile" } });
    expect(await read()).toMatchObject({ [name]: theirs });
  });

  it("are told without what they saw", async () => {
    const { change } = await make();
    await change({ [name]: theirs }, { [name]: was });
    expect(await refusalOf(change({ [name]: mine }, {}))).toMatchObject({ code: "stale" });
  });
});

it("a document that never ends is given no end by somebody who did not see it", async () => {
  const [id, supplierId] = [newId(), newId()];
  const { suppliers } = captain();
  await suppliers.save({ id: supplierId, name: "Endless" });
  const { version } = await suppliers.saveDocument({ id, supplierId, title: "Licence" });
  await suppliers.saveDocument({ id, supplierId, version, hasNoExpiry: true, base: { hasNoExpiry: false } });
  const ended = suppliers.saveDocument({ id, supplierId, version, expiresOn: "2027-01-31", base: { expiresOn: null } });
  expect(await refusalOf(ended)).toMatchObject({ code: "invalid", fields: { expiresOn: "suppliers:expiryOfEndless" } });
});

it("a paper that two people changed is held to what its fields say together", async () => {
  const [id, { profileId }] = [newId(), world.crew.A.deckhand];
  const { crewDocuments } = captain();
  const { version } = await crewDocuments.save({ id, profileId, type: "driving_licence" });
  const [issuedOn, expiresOn] = [parseCalendarDate("2026-05-01"), parseCalendarDate("2026-04-01")];
  await crewDocuments.save({ id, profileId, version, issuedOn, base: { issuedOn: null } });
  const ended = crewDocuments.save({ id, profileId, version, expiresOn, base: { expiresOn: null } });
  expect(await refusalOf(ended)).toMatchObject({ code: "invalid", fields: { expiresOn: "papers:expiresBeforeIssue" } });
});
