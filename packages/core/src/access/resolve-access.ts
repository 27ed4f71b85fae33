import type { CalendarDate } from "../calendar-date.ts";
import { type Edition, isInEdition, type Level, type Levels, levelsOf, type Module, modules } from "./modules.ts";
import { type AccessOverrides, includesLevel, type Permission, partsOf } from "./permissions.ts";
import { type Department, isAtLeast, presetLevels, type Role, type UserType, type VesselRole } from "./roles.ts";
import type { SubscriptionState } from "./subscription.ts";

export type Membership = {
  role: VesselRole;
  userType?: UserType | null;
  department?: Department | null;
  /** Levels that differ from the preset. */
  access?: AccessOverrides;
  /** Last day on which it holds, in ship's time. */
  endsOn?: CalendarDate | null;
};

export type AccessQuestion = {
  user: { isSuperadmin: boolean; mustChangePassword: boolean };
  membership: Membership | null;
  /** Whether the person works for the company that looks after the vessel. */
  hasCompanyMembership: boolean;
  /** A platform administrator comes on board only by a visit, which is recorded and shown to the captain. */
  hasSupportVisit?: boolean;
  vessel: { edition: Edition; subscriptionState: SubscriptionState };
  today: CalendarDate;
  /** The highest levels of a script's token; absent for people. */
  ceiling?: AccessOverrides | null;
};

/** Why a permission is missing. `no_membership`: the vessel does not exist for this person. */
export type AccessRefusal = "no_membership" | "must_change_password" | "expired" | "edition" | "role";

/** What one person may do on one vessel: plain data, the same on the server and in the browser. */
export type Access = {
  role: Role | null;
  userType: UserType | null;
  department: Department | null;
  edition: Edition;
  /** What the person holds, before `blockedBy` and the edition are asked. */
  granted: Levels;
  /** Stands in the way of everything. */
  blockedBy: Exclude<AccessRefusal, "edition" | "role"> | null;
  /** Outsiders: only records that were shared with them exist. */
  seesOnlyShared: boolean;
  /** A script without access to people: it does not receive what people may read about themselves. */
  isImpersonal?: true;
  /** Also what others marked private, such as the owner's own things in the inventory. */
  seesPrivate: boolean;
  /** The law obliges a vessel to keep its records, so its captain may take them out even when the subscription ended. */
  mayExportRecords: boolean;
};

export function resolveAccess(question: AccessQuestion): Access {
  const position = positionOf(question);
  const { edition } = question.vessel;
  if (!position) return { ...nobody, edition };
  const { role, userType = null, department = null, access = {} } = position;
  const blockedBy = blockFor(question, role);
  const held = {
    ...presetLevels(position),
    ...access,
    ...(role === "superadmin" ? {} : { superadmin: "none" as const }),
  };
  const { ceiling } = question;
  return {
    role,
    userType,
    department,
    edition,
    granted: ceiling ? under(held, ceiling) : held,
    blockedBy,
    seesOnlyShared: role === "user",
    seesPrivate: isAtLeast(role, "captain") || userType === "ownersRep",
    mayExportRecords:
      blockedBy !== "must_change_password" &&
      ["captain", "management", "superadmin"].includes(role) &&
      (!ceiling || opensEverything(ceiling)),
  };
}

/** A token may do what its owner may, and no more than it was made for. */
function under(held: Levels, ceiling: AccessOverrides): Levels {
  const limited = { ...held };
  for (const module of modules) {
    const highest = ceiling[module] ?? "none";
    if (!includesLevel(highest, held[module])) limited[module] = highest;
  }
  return limited;
}

const opensEverything = (ceiling: AccessOverrides) =>
  modules.every((module) => module === "superadmin" || includesLevel(ceiling[module] ?? "none", "view"));

/** The level in force, after edition, subscription and password are taken into account. */
export function levelOf(access: Access, module: Module): Level {
  if (access.blockedBy || !isInEdition(module, access.edition)) return "none";
  return access.granted[module];
}

export function can(access: Access, permission: Permission): boolean {
  return whyNot(access, permission) === null;
}

/** Null when permitted. */
export function whyNot(access: Access, permission: Permission): AccessRefusal | null {
  if (access.blockedBy) return access.blockedBy;
  const { module, level } = partsOf(permission);
  if (!isInEdition(module, access.edition)) return "edition";
  return includesLevel(access.granted[module], level) ? null : "role";
}

const nobody: Omit<Access, "edition"> = {
  role: null,
  userType: null,
  department: null,
  granted: levelsOf("none"),
  blockedBy: "no_membership",
  seesOnlyShared: true,
  seesPrivate: false,
  mayExportRecords: false,
};

type HeldPosition = {
  role: Role;
  userType?: UserType | null;
  department?: Department | null;
  access?: AccessOverrides;
};

/** The highest position counts: platform, then company, then vessel. */
function positionOf(question: AccessQuestion): HeldPosition | null {
  const { user, membership, hasCompanyMembership, hasSupportVisit, today } = question;
  if (user.isSuperadmin && hasSupportVisit) return { role: "superadmin" };
  if (hasCompanyMembership) return { role: "management", department: "shore" };
  if (!membership || (membership.endsOn && membership.endsOn < today)) return null;
  return membership;
}

function blockFor({ user, vessel }: AccessQuestion, role: Role): Access["blockedBy"] {
  if (user.mustChangePassword) return "must_change_password";
  return vessel.subscriptionState === "EXPIRED" && role !== "superadmin" ? "expired" : null;
}
