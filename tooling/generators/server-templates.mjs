/** A module's table and procedures, as text by path. */
export function serverFiles(names) {
  const folder = `packages/api/src/modules/${names.plural}/${names.plural}`;
  return {
    [`packages/db/src/schema/${names.plural}.ts`]: table(names),
    [`${folder}.schema.ts`]: schema(names),
    [`${folder}.rules.ts`]: rules(names),
    [`${folder}.rules.test.ts`]: rulesTest(names),
    [`${folder}.record.ts`]: record(names),
    [`${folder}.repository.ts`]: repository(names),
    [`${folder}.service.ts`]: service(names),
    [`${folder}.router.ts`]: router(names),
    [`${folder}.test.ts`]: moduleTest(names),
  };
}

const table = ({ camel, table }) => `import { index, text } from "drizzle-orm/pg-core";
import { instant } from "../columns.ts";
import { vesselTable } from "../tables.ts";

export const ${camel} = vesselTable("${table}", { name: text().notNull(), archivedAt: instant() }, (t) => [
  index("${table}_by_name").on(t.vesselId, t.name, t.id),
]);
`;

const schema = ({ plural, pascal, oneCamel, onePascal }) => `import { idSchema } from "@ymp/core/id-schema";
import { pageInput } from "@ymp/core/page";
import { z } from "zod";

const name = z.string().trim().min(1, "${plural}:nameMissing").max(200, "errors:tooLong");

export const ${oneCamel}IdInput = z.object({ id: idSchema });

export const list${pascal}Input = pageInput;
export type List${pascal}Input = z.infer<typeof list${pascal}Input>;

/** The id comes from the client, so that a retry finds its own record. */
export const create${onePascal}Input = z.object({ id: idSchema, name });
export type Create${onePascal}Input = z.infer<typeof create${onePascal}Input>;

export const update${onePascal}Input = create${onePascal}Input.extend({ version: z.int().min(1) });
export type Update${onePascal}Input = z.infer<typeof update${onePascal}Input>;
`;

const rules = ({
  oneCamel,
  onePascal,
}) => `/** What may be done to this record now; travels with it, so that no button has to guess. */
export function abilitiesOn${onePascal}(${oneCamel}: { archivedAt: Date | null }, mayEdit: boolean) {
  return { edit: mayEdit && ${oneCamel}.archivedAt === null };
}
`;

const rulesTest = ({ plural, spoken, onePascal }) => `import { describe, expect, it } from "vitest";
import { abilitiesOn${onePascal} } from "./${plural}.rules.ts";

describe("a ${spoken}", () => {
  it.each([
    { archivedAt: null, mayEdit: true, edit: true },
    { archivedAt: null, mayEdit: false, edit: false },
    { archivedAt: new Date("2026-01-01"), mayEdit: true, edit: false },
  ])("archived at $archivedAt, with the right $mayEdit, may be edited: $edit", ({ archivedAt, mayEdit, edit }) => {
    expect(abilitiesOn${onePascal}({ archivedAt }, mayEdit).edit).toBe(edit);
  });
});
`;

const record = ({
  plural,
  camel,
  one,
  oneCamel,
  onePascal,
}) => `import type { ${camel} } from "@ymp/db/schema/${plural}";
import type { RecordDescriptor } from "../../platform/records.ts";

export type ${onePascal}Row = typeof ${camel}.$inferSelect;

export const ${oneCamel}Record: RecordDescriptor<${onePascal}Row> = {
  kind: "${one}",
  searchEntry: ({ name }) => (name === undefined ? undefined : { title: name }),
};
`;

const repository = ({ plural, camel, pascal, onePascal }) => `import { cursorOf, type PageInput } from "@ymp/core/page";
import type { Db } from "@ymp/db/client";
import { ${camel} } from "@ymp/db/schema/${plural}";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { ${onePascal}Row } from "./${plural}.record.ts";

const cursor = cursorOf(z.tuple([z.string(), z.string()]));

export async function list${pascal}(tx: Db, vesselId: string, page: PageInput) {
  const [name, id] = page.cursor ? cursor.decode(page.cursor) : [];
  const isAfter = name === undefined ? undefined : sql\`(\${${camel}.name}, \${${camel}.id}) > (\${name}, \${id}::uuid)\`;
  const rows = await tx
    .select({ id: ${camel}.id, name: ${camel}.name, version: ${camel}.version })
    .from(${camel})
    .where(and(eq(${camel}.vesselId, vesselId), isNull(${camel}.archivedAt), isAfter))
    .orderBy(asc(${camel}.name), asc(${camel}.id))
    .limit(page.limit + 1);
  const shown = rows.slice(0, page.limit);
  const last = rows.length > page.limit ? shown.at(-1) : undefined;
  return { rows: shown, nextCursor: last ? cursor.encode([last.name, last.id]) : null };
}

export async function find${onePascal}(tx: Db, vesselId: string, id: string): Promise<${onePascal}Row | undefined> {
  const [row] = await tx
    .select()
    .from(${camel})
    .where(and(eq(${camel}.vesselId, vesselId), eq(${camel}.id, id)));
  return row;
}

export async function insert${onePascal}(tx: Db, row: typeof ${camel}.$inferInsert): Promise<${onePascal}Row | undefined> {
  const [inserted] = await tx.insert(${camel}).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function update${onePascal}Row(tx: Db, before: ${onePascal}Row, change: { name: string; updatedAt: Date }) {
  const [row] = await tx
    .update(${camel})
    .set({ ...change, version: sql\`\${${camel}.version} + 1\` })
    .where(and(eq(${camel}.vesselId, before.vesselId), eq(${camel}.id, before.id), eq(${camel}.version, before.version)))
    .returning();
  return row;
}
`;

const service = (names) => {
  const { plural, pascal, permission, oneCamel, onePascal } = names;
  return `import { can } from "@ymp/core/access/resolve-access";
import type { VesselScope } from "../../context.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { type ${onePascal}Row, ${oneCamel}Record } from "./${plural}.record.ts";
import { find${onePascal}, insert${onePascal}, list${pascal}, update${onePascal}Row } from "./${plural}.repository.ts";
import { abilitiesOn${onePascal} } from "./${plural}.rules.ts";
import type { Create${onePascal}Input, List${pascal}Input, Update${onePascal}Input } from "./${plural}.schema.ts";

export function find${pascal}Page(scope: VesselScope, input: List${pascal}Input) {
  return list${pascal}(scope.tx, scope.vesselId, input);
}

export async function get${onePascal}(scope: VesselScope, id: string) {
  const ${oneCamel} = expectRow(await find${onePascal}(scope.tx, scope.vesselId, id));
  return { ...${oneCamel}, can: abilitiesOn${onePascal}(${oneCamel}, can(scope.access, "${permission}:edit")) };
}

export async function create${onePascal}(scope: VesselScope, input: Create${onePascal}Input): Promise<${onePascal}Row> {
  const { tx, vesselId, actor } = scope;
  const sent = await sentBefore(scope, input.id, await find${onePascal}(tx, vesselId, input.id));
  if (sent) return sent;
  const ${oneCamel} = expectRow(await insert${onePascal}(tx, { ...input, vesselId, createdBy: actor.userId }));
  await recordChange(scope, ${oneCamel}Record, ${oneCamel}.id, { verb: "created", after: ${oneCamel} });
  return ${oneCamel};
}

export async function update${onePascal}(scope: VesselScope, input: Update${onePascal}Input): Promise<${onePascal}Row> {
  const before = expectRow(await find${onePascal}(scope.tx, scope.vesselId, input.id));
  expectVersion(before, input.version);
  const after = expectRow(await update${onePascal}Row(scope.tx, before, { name: input.name, updatedAt: scope.now }));
  await recordChange(scope, ${oneCamel}Record, after.id, { verb: "updated", before, after });
  return after;
}
`;
};

const router = ({
  plural,
  camel,
  pascal,
  permission,
  oneCamel,
  onePascal,
}) => `import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { create${onePascal}Input, list${pascal}Input, ${oneCamel}IdInput, update${onePascal}Input } from "./${plural}.schema.ts";
import { create${onePascal}, find${pascal}Page, get${onePascal}, update${onePascal} } from "./${plural}.service.ts";

const view = vesselProcedure("${permission}:view");
const edit = vesselProcedure("${permission}:edit");

export const ${camel}Router = t.router({
  list: view.input(list${pascal}Input).query(({ ctx, input }) => find${pascal}Page(ctx.scope, input)),
  get: view.input(${oneCamel}IdInput).query(({ ctx, input }) => get${onePascal}(ctx.scope, input.id)),
  create: edit.input(create${onePascal}Input).mutation(({ ctx, input }) => create${onePascal}(ctx.scope, input)),
  update: edit.input(update${onePascal}Input).mutation(({ ctx, input }) => update${onePascal}(ctx.scope, input)),
});
`;

const moduleTest = ({ plural, camel, spoken }) => `import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("${plural.replaceAll("-", " ")}", () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  it("does what the module is for", () => {
    expect.fail("Say here, in a captain's words, what a ${spoken} is for, and make it true.");
  });

  it("is kept, and read back as it was written", async () => {
    const { ${camel} } = world.as("captain");
    const created = await ${camel}.create({ id: newId(), name: "First" });
    expect(await ${camel}.get({ id: created.id })).toMatchObject({ name: "First", can: { edit: true } });
  });

  it("is absent for another vessel", async () => {
    const created = await world.as("captain").${camel}.create({ id: newId(), name: "Ours" });
    expect(await refusalOf(world.as("rival").${camel}.get({ id: created.id }))).toMatchObject({ code: "not_found" });
  });

  it("is not overwritten by someone who saw an older version", async () => {
    const { ${camel} } = world.as("captain");
    const { id, version } = await ${camel}.create({ id: newId(), name: "Before" });
    await ${camel}.update({ id, version, name: "After" });
    expect(await refusalOf(${camel}.update({ id, version, name: "Late" }))).toMatchObject({ code: "stale" });
  });
});
`;
