import { newId } from "@ymp/core/ids";
import { connectTo, type TestDatabase, testDatabase } from "@ymp/testing/database";
import { createWorld, type World } from "@ymp/testing/world";
import { sql } from "drizzle-orm";
import type postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "./client.ts";
import { inScope, type Scope } from "./scope.ts";

/** Every function that the application may call beside PostgreSQL's own, and what it may do with the rights of its owner. */
const functions: Readonly<Record<string, string>> = {
  "announce_change()": "trigger, with the rights of the caller",
  "announce_principal()": "trigger, with the rights of the caller",
  "put_search_entry(text,uuid,uuid,text,text,text[])": "with the rights of the caller",
  "is_unattended()": "with the rights of the caller",
  "reader_administers()": "owner's: tells whether the reader administers the platform",
  "set_deletion(uuid,timestamp with time zone,timestamp with time zone)":
    "owner's: for administrators of the platform, outside every vessel or in that one's scope",
  "erase_vessel(uuid,timestamp with time zone)":
    "owner's: in nobody's name, in that vessel's scope, after its cooling-off",
  "vessel_figures(uuid[])": "owner's: for administrators of the platform and the process itself",
  "memberships_of(uuid[])": "owner's: outside every vessel; in one, of its people and the reader",
  "order_of_answer(text)": "owner's: for whoever knows the token of the order",
  "inspection_of(text)": "owner's: for whoever knows what opens the inspection",
  "without_private(jsonb,text[],text[])": "with the rights of the caller",
  "forget_in_history(uuid,text[],text[])": "owner's: of an account that was erased, on the scope's vessel",
  "forget_guest(uuid,uuid[])": "owner's: of a guest who was erased, on the scope's vessel",
  "forget_erased_account()": "trigger, owner's: of the account that is erased by the statement",
  "guard_account()": "trigger, with the rights of the caller",
  "guard_vessel()": "trigger, with the rights of the caller",
  "guard_company_member()": "trigger, with the rights of the caller",
  "is_unproven_here(uuid)":
    "owner's: whether nobody proved the account, and the scope's vessel has it aboard or has asked it",
  "opens_elsewhere(uuid)": "owner's: whether the account opens more than the scope's vessel",
  "guard_company()": "trigger, with the rights of the caller",
  "text_of_mail(uuid)": "owner's: to the process itself",
  "profiles_of(uuid)": "owner's: outside every vessel, to whoever erases the account",
  "works_for_company(uuid)": "owner's: of whom the vessel has aboard or has asked, and outside",
  "remember_holder()": "trigger, with the rights of the caller",
  "guard_rest_day()": "trigger, with the rights of the caller",
  "refuse_circle()": "trigger, with the rights of the caller",
  "refuse_row(text)": "with the rights of the caller",
  "password_of(uuid)": "owner's: outside every vessel, to the process itself and to the account",
  "find_records(text[],text[],integer)": "owner's: of the scope's vessel",
  "find_as_meant(text[],text[],integer)": "owner's: of the scope's vessel",
  "find_among(uuid[],text[],text[],integer)": "owner's: of the scope's vessel",
  "found_ids(text[],text)": "owner's: of the scope's vessel",
  "found_as_meant(text[],text)": "owner's: of the scope's vessel",
  "is_found(text[],text[])": "owner's: of the scope's vessel",
  "mend_words(text[],text[])": "owner's: of the scope's vessel",
  "changes_told_of(uuid[],bigint,integer)": "owner's: of the scope's vessel",
  "fleet_of_reader(uuid[])": "owner's: of the reader's company",
  "fleet_jobs(uuid[],date[])": "owner's: of the reader's company",
  "fleet_approvals(uuid[])": "owner's: of the reader's company",
  "fleet_papers(uuid[],date[])": "owner's: of the reader's company",
  "uuid_multirange()": "made with the range type of the constraint that keeps people from two watches at once",
  "uuid_multirange(app.uuid_range)": "the same",
  "uuid_multirange(app.uuid_range[])": "the same",
  "uuid_range(uuid,uuid)": "the same",
  "uuid_range(uuid,uuid,text)": "the same; what the constraint itself calls",
};

describe("ERB-39: the application's login", () => {
  let testing: TestDatabase;
  let app: postgres.Sql;
  beforeAll(async () => {
    testing = await testDatabase();
    app = connectTo(testing.appUrl);
  });
  afterAll(async () => {
    await app.end();
    await testing.drop();
  });

  const callable = () => app<{ name: string; owners: boolean; fixed: boolean }[]>`
    select p.proname || '(' || (select coalesce(string_agg(format_type(t, null), ',' order by n), '')
      from unnest(p.proargtypes) with ordinality as a(t, n)) || ')' as name, p.prosecdef as owners,
      coalesce(p.proconfig::text like '%search_path=public, pg_temp%', false) as fixed
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname not in ('pg_catalog', 'information_schema') and has_schema_privilege(n.oid, 'usage')
      and has_function_privilege(p.oid, 'execute')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

  it("may call what was reviewed, with the rights that were reviewed", async () => {
    const found = await callable();
    expect(found.map(({ name }) => name).toSorted()).toEqual(Object.keys(functions).toSorted());
    const owners = found.filter(({ owners }) => owners);
    expect(owners.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(functions)
        .filter((name) => functions[name]?.includes("owner's"))
        .toSorted(),
    );
    expect(owners.filter(({ fixed }) => !fixed)).toEqual([]);
  });

  it("calls nothing that everybody may call", async () => {
    const open = await app`
      select p.proname from pg_proc p where p.pronamespace = 'app'::regnamespace and p.prosecdef
        and exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee = 0)`;
    expect(open.map(({ proname }) => proname)).toEqual([]);
  });

  it("ERB-12, ERB-13: may neither change nor remove what is only added to, or is closed to it", async () => {
    const closed = await app<{ name: string; rights: string }[]>`
      select c.relname as name, concat_ws(' ', case when has_table_privilege(c.oid, 'update') then 'update' end,
        case when has_table_privilege(c.oid, 'delete') then 'delete' end) as rights
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not (has_table_privilege(c.oid, 'update') and has_table_privilege(c.oid, 'delete'))`;
    expect(Object.fromEntries(closed.map(({ name, rights }) => [name, rights]))).toEqual({
      changes: "",
      company_departures: "",
      disclosures: "delete",
      guest_disclosures: "delete",
      inspection_copies: "",
      inspection_looks: "",
      inspection_sessions: "",
      inspections: "",
      logbook_events: "",
      logbooks: "",
      order_receipt_lines: "",
      order_receipts: "",
      platform_changes: "",
      rest_days: "",
      rest_months: "",
      rest_signatures: "",
      rest_withdrawals: "",
      signed_testimonials: "",
      testimonial_withdrawals: "",
      ship_zones: "",
      signatures: "",
      stock_moves: "",
      vessels: "",
    });
    const kept = await app<{ name: string }[]>`
      select attname as name from pg_attribute where attrelid = 'vessels'::regclass and attnum > 0 and not attisdropped
        and not has_column_privilege(attrelid, attnum, 'update') order by attname`;
    expect(kept.map(({ name }) => name)).toEqual(["deletes_at", "deletion_requested_at", "deletion_requested_by"]);
    const counted = await app<{ name: string }[]>`
      select attrelid::regclass || '.' || attname as name from pg_attribute
      where attrelid in ('disclosures'::regclass, 'guest_disclosures'::regclass) and attnum > 0 and not attisdropped
        and has_column_privilege(attrelid, attnum, 'update') order by 1`;
    expect(counted.map(({ name }) => name)).toEqual([
      ...["disclosures.times", "disclosures.updated_at"],
      ...["guest_disclosures.times", "guest_disclosures.updated_at"],
    ]);
  });

  it("reads every column but those that a function of the owner tells", async () => {
    const hidden = await app<{ name: string }[]>`
      select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
        and not has_column_privilege(c.oid, a.attnum, 'select') order by 1`;
    expect(hidden.map(({ name }) => name)).toEqual([
      "mails.html",
      "mails.subject",
      "mails.text",
      "users.password_hash",
    ]);
  });

  it("reads of a vessel's tables only what their policies show", async () => {
    const bare = await app<{ name: string }[]>`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'vessel_id'
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
        and not (c.relrowsecurity and c.relforcerowsecurity)`;
    expect(bare).toEqual([]);
  });
});

describe("a scope of another vessel, of none, or of the wrong reader", () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
    const { id } = world.vessels.B;
    await world.as("superadmin").platform.requestDeletion({ vesselId: id, confirmation: world.vessels.B.name });
  });
  afterAll(() => world.close());

  const later = "2199-01-01T00:00:00Z";
  const within = <T>(scope: Pick<Scope, "vesselId" | "userId">, work: (tx: Db) => Promise<T>) =>
    inScope(world.database, { ...scope, access: "write" }, work);
  const none = { vesselId: null, userId: null };
  const scopes = () => ({
    another: { vesselId: world.vessels.A.id, userId: world.person("captain").userId },
    none,
    "its captain's": { vesselId: world.vessels.B.id, userId: world.person("rival").userId },
    "another, by the queue": { vesselId: world.vessels.A.id, userId: null },
  });

  it.each(["another", "none", "its captain's", "another, by the queue"] as const)(
    "erases nothing: %s",
    async (name) => {
      const erasing = within(scopes()[name], (tx) =>
        tx.execute(sql`select app.erase_vessel(${world.vessels.B.id}::uuid, ${later}::timestamptz)`),
      );
      expect((await causeOf(erasing)).code).toBe("42501");
    },
  );

  it.each(["another", "none", "its captain's", "another, by the queue"] as const)(
    "neither starts a deletion nor takes one back: %s",
    async (name) => {
      const setting = within(scopes()[name], (tx) =>
        tx.execute(sql`select app.set_deletion(${world.vessels.B.id}::uuid, null, null)`),
      );
      expect((await causeOf(setting)).code).toBe("42501");
    },
  );

  it("writes none of its dates past the function", async () => {
    for (const scope of Object.values(scopes())) {
      const writing = within(scope, (tx) => tx.execute(sql`update vessels set deletes_at = now()`));
      expect((await causeOf(writing)).code).toBe("42501");
      const removing = within(scope, (tx) => tx.execute(sql`delete from vessels`));
      expect((await causeOf(removing)).code).toBe("42501");
    }
  });

  it("shortens no cooling-off, not even an administrator's", async () => {
    const superadmin = { vesselId: null, userId: world.person("superadmin").userId };
    const now = "2026-06-15T09:00:00Z";
    const setting = within(superadmin, (tx) =>
      tx.execute(sql`select app.set_deletion(${world.vessels.B.id}::uuid, ${now}::timestamptz, ${now}::timestamptz)`),
    );
    expect((await causeOf(setting)).code).toBe("23514");
  });

  it("learns no figures of vessels, and no places of people who are not aboard", async () => {
    const { another } = scopes();
    const rival = world.person("rival").userId;
    const [figures, places, own] = await within(another, (tx) =>
      Promise.all([
        tx.execute(sql`select * from app.vessel_figures(array[${world.vessels.B.id}]::uuid[])`),
        tx.execute(sql`select * from app.memberships_of(array[${rival}, ${newId()}]::uuid[])`),
        tx.execute(sql`select * from app.memberships_of(array[${another.userId}]::uuid[])`),
      ]),
    );
    expect([figures.length, places.length, own.length]).toEqual([0, 0, 1]);
  });
});

/** What PostgreSQL said, under what was made of it. */
async function causeOf(work: Promise<unknown>): Promise<{ code?: unknown }> {
  const error: unknown = await work.then(
    () => new Error("It was done."),
    (refusal: unknown) => refusal,
  );
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return typeof cause === "object" && cause !== null ? cause : {};
}
