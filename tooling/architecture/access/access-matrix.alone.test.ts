import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Harbour, openHarbour, rowsOf } from "./matrix.ts";
import { linesOf, type Row, tableIn } from "./table.ts";

vi.mock(import("@ymp/db/scope"), async (load) => {
  const { inScope, ...others } = await load();
  const [{ rollingBack }, { endingAtGate }] = await Promise.all([
    import("../fleet/rolled-back-scope.ts"),
    import("./gate-scope.ts"),
  ]);
  return { ...others, inScope: endingAtGate(rollingBack(inScope)) };
});

const table = tableIn(
  "access-matrix.txt",
  `# Who is let in where. Reviewed by hand: a change of access shows here as a diff.
# Written anew by: ACCESS_MATRIX=write npx vitest run --project 'database*' tooling/architecture/access
#
# A cell has a letter for each vessel: the own one (edition full, paid for), one whose subscription has ended, one of the
# lite edition, one where they have no business. One letter alone: asked about no vessel.
#   + let in   u sign in first   f forbidden   x subscription ended   - there is no such vessel
# Columns: any (not signed in), acct (an account of no vessel), capt, heads of department h., crew c. (by department), yard
# (shipyard), cont (contractor), surv (surveyor), rep (owner's representative); past (a captain after the last day), off (one
# taken off), pwd (one who has to change the password); mngr (of the company), admn (of the platform), vist (the same on a
# support visit), step (an administrator who has yet to set up a second step), tkVw tkEd tkJb (the captain's scripts that view, that edit, that view jobs only), tkEl (that were made for another vessel), adVw (an
# administrator's script that views), insp (nobody who signed in, in whose browser an inspection of the own vessel is open).
# Behind the cells, what the service refuses to those let in: records that are not theirs (not of others), or their own person
# (not of oneself); for what enters a vessel by itself, who it answers on the own, the expired and the other one.
`,
  {
    anyone: "any",
    account: "acct",
    captain: "capt",
    shipyard: "yard",
    contractUser: "cont",
    surveyor: "surv",
    ownersRep: "rep",
    pastLastDay: "past",
    takenOff: "off",
    passwordDue: "pwd",
    manager: "mngr",
    admin: "admn",
    visitor: "vist",
    stepDue: "step",
    "token.view": "tkVw",
    "token.edit": "tkEd",
    "token.jobs": "tkJb",
    "token.elsewhere": "tkEl",
    "adminToken.view": "adVw",
    inspector: "insp",
  },
);

describe("access", () => {
  let harbour: Harbour;
  let rows: readonly Row[];
  beforeAll(async () => {
    harbour = await openHarbour();
    rows = await rowsOf(harbour);
  }, 1_800_000);
  afterAll(() => harbour?.fleet.close());

  it("to every procedure is as the reviewed table has it", () => {
    const lines = linesOf(
      rows,
      harbour.callers.map(({ name }) => name),
      table.codes,
    );
    if (process.env.ACCESS_MATRIX === "write") table.write(lines);
    expect(lines).toEqual(table.read());
  });

  it("to another vessel is refused as if she did not exist, and administrators are told how to come on board", () => {
    const met: Record<string, string> = {};
    for (const { cells } of rows)
      for (const [nth, { name }] of harbour.callers.entries()) {
        const [, , , letter] = cells[nth] ?? "";
        if (letter && !met[name]?.includes(letter)) met[name] = `${met[name] ?? ""}${letter}`;
      }
    const absent = Object.fromEntries(harbour.callers.map(({ name }) => [name, "-"]));
    const apart = {
      anyone: "u",
      inspector: "u",
      passwordDue: "f",
      admin: "f",
      visitor: "f",
      stepDue: "f",
      "adminToken.view": "f",
    };
    expect(met).toEqual({ ...absent, ...apart });
  });
});
