import { expect, it } from "vitest";
import { withoutComments } from "./code-text.ts";
import { codeFiles, isTest, lineAt, type SourceFile } from "./source-tree.ts";

/** Rows of these hold what is close to people, and what opens their accounts. */
const PERSONAL = ["profiles", "users"];

const api = codeFiles().filter(({ path }) => path.startsWith("packages/api/src/") && !isTest(path));

it("nobody reads a person's profile or an account whole: each query names what it needs", () => {
  expect(api.flatMap(wholeRows)).toEqual([]);
});

it.each([
  "tx.select().from(users).where(eq(users.id, id))",
  "tx\n  .select()\n  .from(memberships)\n  .innerJoin(profiles, on)",
  "tx.select({ membership: memberships, profile: profiles }).from(memberships)",
  "tx.select({ id: users.id, user: users })",
  'const owner = alias(users, "owner"); tx.select({ owner })',
  'const owner = alias(users, "owner"); tx.select({ by: owner }).from(owner)',
  "const { pin, ...shown } = getTableColumns(profiles)",
  "tx.insert(profiles).values(row).returning()",
  "tx.update(users).set({ name }).where(eq(users.id, id)).returning()",
  "tx.query.jobs.findMany({ with: { profile: true } })",
  "tx.query.users.findFirst()",
  `sql\`select * from $\{users}\``,
])("finds %s", (text) => {
  expect(wholeRows({ path: "a.ts", text })).not.toEqual([]);
});

it.each([
  "tx.select({ id: users.id }).from(users)",
  "tx.select(accountColumns).from(users)",
  "tx.select().from(memberships); tx.select({ id: users.id }).from(users)",
  "tx.insert(memberships).values(row).returning(); tx.update(users).set({ name })",
  "tx.update(users).set({ name }).returning({ id: users.id })",
])("leaves %s alone", (text) => {
  expect(wholeRows({ path: "a.ts", text })).toEqual([]);
});

/** Without what is in round brackets or in a statement of its own: the names and values of the columns alone. */
function argumentAt(code: string, start: number): string {
  let argument = "";
  let depth = 1;
  for (const sign of code.slice(start).replace(/`[^`]*`/g, "")) {
    if (sign === "(") depth++;
    if (sign === ")") depth--;
    if (depth === 0) break;
    if (depth === 1) argument += sign;
  }
  return argument;
}

function wholeRows({ path, text }: SourceFile): string[] {
  const code = withoutComments(text);
  const aliases = [...code.matchAll(/\b(\w+) = alias\((?:users|profiles)\b/g)].flatMap(([, name]) => name ?? []);
  const tables = `(?:${[...PERSONAL, ...aliases].join("|")})`;
  const ways = [
    `\\.select\\(\\)(?:(?!\\.select)[^;])*?(?:from|[jJ]oin)\\(${tables}\\b`,
    `\\.(?:insert|update|delete)\\(${tables}\\)[^;]*?\\.returning\\(\\)`,
    `\\bget(?:Table)?Columns\\(${tables}\\)`,
    `\\.query\\.${tables}\\.`,
    "\\bwith: \\{[^;]*?\\b(?:profile|user)s?: true",
    `\\bselect \\*[^;\`]*\\$\\{${tables}\\}`,
  ];
  const asColumn = new RegExp(`[{,]\\s*(?:\\w+:\\s*)?${tables}\\s*[,}]`);
  const asked = [...code.matchAll(/\.(?:select|selectDistinct|returning)\(/g)].filter((call) =>
    asColumn.test(argumentAt(code, call.index + call[0].length)),
  );
  return [...ways.flatMap((way) => [...code.matchAll(new RegExp(way, "g"))]), ...asked].map(
    ({ index }) => `${path}:${lineAt(code, index)}`,
  );
}
