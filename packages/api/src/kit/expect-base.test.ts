import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
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
