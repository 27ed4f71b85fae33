import type { Department, Role, UserType } from "@ymp/core/access/roles";

/** A person of a test vessel, before they have ids. */
export interface CrewMember {
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Exclude<Role, "management" | "superadmin">;
  readonly department?: Department;
  readonly userType?: UserType;
  readonly jobTitle: string;
}

/** Who is on board of each vessel of the world. */
export const crew = {
  captain: { firstName: "Marie", lastName: "Laurent", role: "captain", department: "bridge", jobTitle: "Captain" },
  chief: { firstName: "Tomás", lastName: "Reid", role: "hod", department: "engineering", jobTitle: "Chief engineer" },
  bosun: { firstName: "Ana", lastName: "Horvat", role: "hod", department: "deck", jobTitle: "Bosun" },
  engineer: {
    firstName: "Priya",
    lastName: "Nair",
    role: "crew",
    department: "engineering",
    jobTitle: "Second engineer",
  },
  deckhand: { firstName: "Liam", lastName: "Shaw", role: "crew", department: "deck", jobTitle: "Deckhand" },
  stew: { firstName: "Sofia", lastName: "Berg", role: "crew", department: "interior", jobTitle: "Stewardess" },
  yard: { firstName: "Marco", lastName: "Ricci", role: "user", userType: "shipyard", jobTitle: "Project manager" },
  contractor: { firstName: "Jens", lastName: "Holm", role: "user", userType: "contractUser", jobTitle: "Electrician" },
} as const satisfies Record<string, CrewMember>;

export type CrewKey = keyof typeof crew;
export const crewKeys = ["captain", "chief", "bosun", "engineer", "deckhand", "stew", "yard", "contractor"] as const;
