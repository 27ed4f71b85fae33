import { newId } from "@ymp/core/ids";
import { equipment } from "@ymp/db/schema/equipment";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { createWorld, type World } from "@ymp/testing/world";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const named = (rows: readonly Record<string, unknown>[]) => rows.map(({ name }) => name);
type Parents = Readonly<Record<string, string | null>>;

async function hang(parents: Parents): Promise<void> {
  await world.inVessel("A", async (tx) => {
    for (const [id, parentId] of Object.entries(parents))
      await tx.update(equipment).set({ parentId }).where(eq(equipment.id, id));
  });
}

describe("rows that point to others of their table", () => {
  it("are each held to an end of the way up", async () => {
    const { pointing, held } = await world.inVessel("A", async (tx) => ({
      pointing: await tx.execute(sql`
        select c.conrelid::regclass::text || '.' || a.attname as name from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey) and a.attname <> 'vessel_id'
        where c.contype = 'f' and c.conrelid = c.confrelid and c.connamespace = 'public'::regnamespace order by 1`),
      held: await tx.execute(sql`
        select t.tgrelid::regclass::text || '.' || (string_to_array(encode(t.tgargs, 'escape'), '\\000'))[1] as name
        from pg_trigger t where t.tgfoid = 'app.refuse_circle'::regproc order by 1`),
    }));
    expect(pointing.length).toBeGreaterThan(6);
    expect(named(held)).toEqual(named(pointing));
  });

  it("lead neither to themselves nor in a circle, and may change places in one transaction", async () => {
    const [top, middle, below] = [
      (await makeEquipment(world)).id,
      (await makeEquipment(world)).id,
      (await makeEquipment(world)).id,
    ];
    await hang({ [middle]: top, [below]: middle });
    await expect(hang({ [top]: top })).rejects.toThrow();
    await expect(hang({ [top]: below })).rejects.toThrow();
    await hang({ [top]: below, [middle]: null });
    const rows = await world.inVessel("A", (tx) =>
      tx.select({ id: equipment.id, up: equipment.parentId }).from(equipment),
    );
    const upOf = new Map(rows.map(({ id, up }) => [id, up]));
    expect([top, below, middle].map((id) => upOf.get(id))).toEqual([below, middle, null]);
  });

  it("may lead as far up as a daily plan does in three years", async () => {
    let above: string | null = null;
    for (let link = 0; link < 1_100; link += 1) {
      const id = newId();
      const parentId: string | null = above;
      await world.inVessel("A", (tx) =>
        tx.insert(equipment).values({ vesselId: world.vessels.A.id, id, name: "Link", parentId }),
      );
      above = id;
    }
    const [first, last] = [(await makeEquipment(world)).id, above];
    await hang({ [first]: last });
    await expect(hang({ [last ?? ""]: first })).rejects.toThrow();
  });
});
