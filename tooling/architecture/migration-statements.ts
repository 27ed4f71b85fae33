/** What would hold up, or break, the version before that still serves while the migration runs. */
const RISKS: readonly { readonly risk: string; readonly pattern: RegExp }[] = [
  { risk: "removes what the version before may read", pattern: /\bdrop (column|table)\b|\brename (column|to)\b/ },
  { risk: "rewrites the table under a lock", pattern: /\balter column \S+ (set data )?type\b/ },
  { risk: "reads the whole table under a lock", pattern: /\balter column \S+ set not null\b/ },
  { risk: "refuses rows of the version before", pattern: /\badd column (?!.*\bdefault\b).*\bnot null\b/ },
  {
    risk: "reads both tables under a lock; add it NOT VALID and validate it in the next migration",
    pattern: /\badd constraint \S+ (foreign key|check)\b(?!.*\bnot valid\b)/,
  },
  { risk: "builds an index under a lock", pattern: /\badd constraint \S+ (unique|primary key)\b(?!.*\busing index\b)/ },
  { risk: "keeps writers out while it is built", pattern: /^create (unique )?index (?!concurrently\b)/ },
  { risk: "holds the rows it writes until its end", pattern: /^(update|delete from) / },
];

export interface Risk {
  readonly statement: string;
  readonly risk: string;
}

/** The risky statements of a migration. A table that the migration itself makes is nobody's yet. */
export function risksOf(text: string): Risk[] {
  const statements = statementsOf(text);
  const made = new Set(statements.flatMap((statement) => /^create table "?(\w+)/.exec(statement)?.[1] ?? []));
  const risks = statements
    .filter((statement) => !made.has(tableOf(statement) ?? ""))
    .flatMap((statement) =>
      RISKS.filter(({ pattern }) => pattern.test(statement)).map(({ risk }) => ({ statement, risk })),
    );
  return [...risks, ...concurrencyRisks(statements)];
}

/** Such a migration runs in no transaction, and again from its beginning when it was cut off. */
function concurrencyRisks(statements: readonly string[]): Risk[] {
  const concurrent = statements.filter((statement) => statement.includes(" concurrently "));
  if (concurrent.length === 0) return [];
  const others = statements.filter((statement) => !concurrent.includes(statement));
  const builds = concurrent.filter((statement) => statement.startsWith("create "));
  const unprepared = builds.filter((statement) => {
    const name = /concurrently "?(\w+)/.exec(statement)?.[1];
    return !concurrent.some((other) => other.startsWith("drop ") && other.includes(`if exists "${name}"`));
  });
  return [
    ...others.map((statement) => ({ statement, risk: "stands beside CONCURRENTLY and is not taken back with it" })),
    ...unprepared.map((statement) => ({ statement, risk: "does not remove first what a cut-off run has left" })),
  ];
}

/** In one line and small letters, without comments. */
function statementsOf(text: string): string[] {
  return text
    .split("--> statement-breakpoint")
    .map((statement) => statement.replace(/--.*$/gm, "").replace(/\s+/g, " ").trim().toLowerCase())
    .filter((statement) => statement !== "");
}

function tableOf(statement: string): string | undefined {
  const named =
    /^(?:alter table(?: only)?|update|delete from|create (?:unique )?index \S+ on) "?(?:public"?\.)?"?(\w+)/;
  return named.exec(statement)?.[1];
}
