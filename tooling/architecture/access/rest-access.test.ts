import { createTestApp, type TestApp } from "@ymp/server/test-app";
import { seenPlace } from "@ymp/testing/seen-places";
import { afterAll, beforeAll, expect, it } from "vitest";
import { restRowsOf } from "./rest-rows.ts";
import { linesOf, tableIn } from "./table.ts";

const table = tableIn(
  "rest-access.txt",
  `# What each documented call answers to a right request. Reviewed by hand: a change of access shows here as a diff.
# Written anew by: ACCESS_MATRIX=write npx vitest run --project 'database*' tooling/architecture/access
#
# A cell has two letters: about records of a vessel that is paid for, and of the same once her subscription has ended.
#   + answered   u sign in first   f forbidden   x subscription ended   - nothing of the kind for the caller
#   r refused whoever asks: an unknown link, a password that is no longer the right one
# Columns: any (not signed in), cont (a contractor on board), rivl (another vessel's captain), deck (deckhand), chief (engineer),
# purs (head of the interior), mngr (of the company), capt, vist (the platform's administrator on a support visit), tkVw tkEd
# (the captain's scripts that view, that edit).
`,
  {
    ...{ nobody: "any", contractor: "cont", rival: "rivl", deckhand: "deck", chief: "chie", stew: "purs" },
    ...{ manager: "mngr", captain: "capt", superadmin: "vist", "token.view": "tkVw", "token.edit": "tkEd" },
  },
);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const { captain, stew } = { captain: app.world.as("captain"), stew: app.world.person("stew") };
  await captain.users.setRole({
    ...(await seenPlace(captain.users, stew.userId)),
    role: "hod",
    department: "interior",
  });
});
afterAll(() => app?.close());

it("access by every documented call is as the reviewed table has it", async () => {
  const { rows, names } = await restRowsOf(app);
  const lines = linesOf(rows, names, table.codes);
  if (process.env.ACCESS_MATRIX === "write") table.write(lines);
  expect(lines).toEqual(table.read());
}, 1_800_000);
