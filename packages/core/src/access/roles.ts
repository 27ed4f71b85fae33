import { type Levels, levelsOf } from "./modules.ts";

/** From lowest to highest: the order decides who may approve or verify the work of whom. */
export const roles = ["user", "crew", "hod", "captain", "management", "superadmin"] as const;
export type Role = (typeof roles)[number];

/** Roles that one vessel can give; the others belong to the company and the platform. */
export const vesselRoles = ["captain", "hod", "crew", "user"] as const;
export type VesselRole = (typeof vesselRoles)[number];

/** Why someone from outside (role `user`) was invited. */
export const userTypes = ["shipyard", "contractUser", "surveyor", "ownersRep"] as const;
export type UserType = (typeof userTypes)[number];

export const departments = ["bridge", "deck", "engineering", "interior", "galley", "shore"] as const;
export type Department = (typeof departments)[number];

export function isAtLeast(role: Role, minimum: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(minimum);
}

export type Position = { role: Role; userType?: UserType | null; department?: Department | null };

/** What a new person in that position may see and change, before anyone adjusts it. */
export function presetLevels({ role, userType, department }: Position): Levels {
  switch (role) {
    case "superadmin":
      return levelsOf("edit", { watchkeeper: "none" });
    case "management":
      return managementLevels;
    case "captain":
      return levelsOf("edit", { superadmin: "none", management: "none", sales: "view" });
    case "hod":
      return { ...headLevels, ...(department ? headExceptions[department] : {}) };
    case "crew":
      return { ...crewLevels, ...(department ? crewExceptions[department] : {}) };
    case "user":
      return userType ? outsiderLevels[userType] : levelsOf("none");
  }
}

/** The company directs the work and the money; books and hours of rest are kept and signed on board. */
const managementLevels = levelsOf("edit", {
  superadmin: "none",
  watchkeeper: "none",
  logbook: "view",
  watchkeeping: "view",
  hourstracker: "view",
});

const headLevels = levelsOf("edit", {
  superadmin: "none",
  management: "none",
  sales: "none",
  employees: "view",
  watchkeeper: "none",
  reports: "view",
  guests: "none",
  accounting: "view",
  shipyard: "view",
});

const headExceptions: Record<Department, Partial<Levels>> = {
  bridge: { watchkeeper: "edit", employees: "edit", guests: "view" },
  deck: { watchkeeper: "edit", shipyard: "edit" },
  engineering: { watchkeeper: "edit", shipyard: "edit" },
  interior: { guests: "edit", accounting: "edit", employees: "edit", logbook: "view", equipmentspage: "view" },
  galley: { guests: "view", logbook: "view", equipmentspage: "view", spareparts: "view", watchkeeping: "view" },
  shore: { guests: "view", accounting: "edit", logbook: "view", watchkeeping: "view" },
};

const crewLevels = levelsOf("none", {
  jobs: "edit",
  logbook: "view",
  inventory: "edit",
  employees: "view",
  watchkeeping: "view",
  supplier: "view",
  equipmentspage: "view",
  documents: "view",
  ism: "edit",
  hourstracker: "edit",
  spareparts: "view",
});

const crewExceptions: Record<Department, Partial<Levels>> = {
  bridge: { watchkeeper: "edit", logbook: "edit", watchkeeping: "edit" },
  deck: { watchkeeper: "edit", logbook: "edit", shipyard: "view" },
  engineering: { watchkeeper: "edit", logbook: "edit", equipmentspage: "edit", spareparts: "edit", shipyard: "view" },
  interior: { guests: "edit" },
  galley: { guests: "view" },
  shore: { hourstracker: "none", watchkeeping: "none", guests: "none" },
};

/** Outsiders see only what was shared with them; these levels say what they may do with it. */
const outsiderLevels: Record<UserType, Levels> = {
  shipyard: levelsOf("none", { shipyard: "edit", jobs: "edit" }),
  contractUser: levelsOf("none", { jobs: "edit" }),
  surveyor: levelsOf("none", { jobs: "view", equipmentspage: "view", documents: "view", ism: "view", logbook: "view" }),
  ownersRep: levelsOf("none", {
    jobs: "view",
    documents: "view",
    reports: "view",
    accounting: "view",
    shipyard: "view",
    sales: "view",
  }),
};
