import { expect, it, test } from "vitest";
import {
  type Appointee,
  type Appointer,
  highestLevel,
  judgeActing,
  judgeLevels,
  judgeRole,
  judgeUserType,
  levelsWith,
  overridesOf,
  rolesToGive,
} from "./appointment.ts";
import { levelsOf } from "./modules.ts";
import { type Department, presetLevels, type Role, type VesselRole } from "./roles.ts";

function appointer(role: Role, department: Department | null = null): Appointer {
  return { userId: "me", role, granted: presetLevels({ role, department }) };
}
const other = (role: VesselRole): Appointee => ({ userId: "other", role });
const me = (role: VesselRole): Appointee => ({ userId: "me", role });
const purser = appointer("hod", "interior");
const captain = appointer("captain");

test.each<[Role | null, VesselRole[]]>([
  ["superadmin", ["captain", "hod", "crew", "user"]],
  ["management", ["captain", "hod", "crew", "user"]],
  ["captain", ["captain", "hod", "crew", "user"]],
  ["hod", ["crew", "user"]],
  ["crew", ["crew", "user"]],
  ["user", []],
  [null, []],
])("a %s gives the roles %j", (role, given) => {
  expect(rolesToGive(role)).toEqual(given);
});

test.each<[string, Appointer, Appointee, string | undefined]>([
  ["the captain acts on a captain", captain, other("captain"), undefined],
  ["the office acts on a captain", appointer("management"), other("captain"), undefined],
  ["a purser acts on crew", purser, other("crew"), undefined],
  ["a purser does not act on the captain", purser, other("captain"), "users:refusal.higherRole"],
  ["a purser does not act on another head of department", purser, other("hod"), "users:refusal.higherRole"],
  ["an outsider acts on nobody", appointer("user"), other("user"), "users:refusal.higherRole"],
  ["anybody acts on themselves, within what follows", purser, me("hod"), undefined],
])("%s", (_, by, on, refusal) => {
  expect(judgeActing(by, on)[0]?.messageKey).toBe(refusal);
});

test.each<[string, Appointer, Appointee, VesselRole, string | undefined]>([
  ["a captain makes a captain", captain, other("crew"), "captain", undefined],
  ["a captain demotes a captain", captain, other("captain"), "crew", undefined],
  ["a purser makes an outsider of crew", purser, other("crew"), "user", undefined],
  ["a purser makes no head of department", purser, other("crew"), "hod", "users:refusal.roleAbove"],
  ["a purser makes no captain", purser, other("crew"), "captain", "users:refusal.roleAbove"],
  ["a purser does not demote the captain", purser, other("captain"), "crew", "users:refusal.higherRole"],
  ["a purser does not raise themselves", purser, me("hod"), "captain", "users:refusal.ownRole"],
  ["a purser may step down", purser, me("hod"), "crew", undefined],
  ["a purser keeps the role while the department changes", purser, me("hod"), "hod", undefined],
  [
    "a platform administrator on a visit gives up to captain",
    appointer("superadmin"),
    other("hod"),
    "captain",
    undefined,
  ],
])("%s", (_, by, on, next, refusal) => {
  expect(judgeRole(by, on, next)[0]?.messageKey).toBe(refusal);
});

test.each<[VesselRole, "shipyard" | null, string | undefined]>([
  ["user", "shipyard", undefined],
  ["user", null, "users:refusal.userTypeMissing"],
  ["crew", null, undefined],
  ["crew", "shipyard", "users:refusal.userTypeOnlyOutside"],
])("the role %s with the kind %s: %s", (role, userType, refusal) => {
  expect(judgeUserType({ role, userType })[0]?.messageKey).toBe(refusal);
});

const engineer = presetLevels({ role: "crew", department: "engineering" });
const held = { current: engineer, preset: engineer };

test.each<[string, Appointer, Appointee, Partial<typeof engineer>, string[]]>([
  ["a captain gives accounting", captain, other("crew"), { accounting: "edit" }, []],
  ["a captain cannot give more of sales than they hold", captain, other("crew"), { sales: "edit" }, ["sales"]],
  ["nobody gives the platform", appointer("superadmin"), other("crew"), { superadmin: "view" }, ["superadmin"]],
  ["a purser takes levels away", purser, other("crew"), { jobs: "none" }, []],
  ["a purser gives guests", purser, other("crew"), { guests: "edit" }, []],
  ["a purser does not give the logbook's pen", purser, other("crew"), { shipyard: "edit" }, ["shipyard"]],
  [
    "nobody raises their own access",
    { ...captain, granted: levelsOf("edit") },
    me("captain"),
    { sales: "edit" },
    ["sales"],
  ],
  ["anybody may lower their own access", captain, me("captain"), { accounting: "view" }, []],
])("%s", (_, by, on, wanted, refused) => {
  const from = on.userId === "me" ? { current: captain.granted, preset: captain.granted } : held;
  expect(judgeLevels(by, on, from, { ...from.current, ...wanted }).map(({ field }) => field)).toEqual(refused);
});

it("a role that one may give comes with its whole preset", () => {
  const office = appointer("management");
  const preset = presetLevels({ role: "captain" });
  expect(office.granted.logbook).toBe("view");
  expect(highestLevel(office, other("captain"), { current: preset, preset }, "logbook")).toBe("edit");
  expect(judgeLevels(office, other("captain"), { current: levelsOf("none"), preset }, preset)).toEqual([]);
});

it("the levels of somebody of a higher role are not touched", () => {
  const preset = presetLevels({ role: "captain" });
  const refusals = judgeLevels(purser, other("captain"), { current: preset, preset }, { ...preset, jobs: "none" });
  expect(refusals).toEqual([{ messageKey: "users:refusal.higherRole" }]);
});

it("only differences from the preset are kept", () => {
  expect(overridesOf(engineer, { ...engineer, guests: "view" })).toEqual({ guests: "view" });
  expect(overridesOf(engineer, { jobs: "edit", superadmin: "edit" })).toEqual({});
  expect(levelsWith({ role: "crew", department: "engineering" }, { guests: "view" })).toMatchObject({
    guests: "view",
    jobs: "edit",
    superadmin: "none",
  });
});
