import { expect, it } from "vitest";
import { codeFiles, isTest } from "./source-tree.ts";

/** A question over the places of people, in the builder or in SQL. */
const asks =
  /(from|[jJ]oin)\(memberships\b|\b(from|join) (\$\{memberships\}|memberships\b|app\.memberships_of\()|sql`app\.memberships_of\(/;
/** What leaves out people whose last day has passed, or returns the last day to a caller that does. */
const minds = /isHeldPlace\(|isCrewAboard\(|ends_on|\.endsOn\b|membership: memberships\b/;

/** Questions that mind no last day, and why. */
const REVIEWED: Record<string, string> = {
  "packages/api/src/modules/orders/known-rates.repository.ts decidedForVessel":
    "what a captain decided while aboard stays decided",
  "packages/api/src/modules/platform/accounts.repository.ts places": "narrows the list of all accounts",
  "packages/api/src/modules/users/owners.repository.ts vesselsHeldBy": "places that wait for an answer",
  "packages/api/src/modules/users/users.repository.ts countUsers": "users whose place has ended are listed and marked",
  "packages/api/src/platform/accounts/accounts.ts listVessels": "joined under `aboard`, which minds the last day",
  "packages/api/src/platform/accounts/invited.repository.ts askedRows": "accounts that were asked aboard somewhere",
};

it("anyone who lists or tells people aboard minds their last days", () => {
  const found = codeFiles()
    .filter(({ path }) => /^(packages\/api|apps\/server)\/src\//.test(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      text
        .split(/\n(?=(?:export )?(?:async )?(?:function|const) )/)
        .filter((part) => asks.test(part) && !minds.test(part))
        .map((part) => `${path} ${/(?:function|const) (\w+)/.exec(part)?.[1]}`),
    );
  expect(found.sort()).toEqual(Object.keys(REVIEWED).sort());
});
