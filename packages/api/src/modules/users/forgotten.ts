import type { profiles } from "@ymp/db/schema/people";

type Column = keyof typeof profiles.$inferSelect;

/** What becomes of a profile with its account: what makes it the author of the vessel's records stays, the rest is emptied. */
const onErasing = {
  id: "stays",
  vesselId: "stays",
  createdBy: "stays",
  createdAt: "stays",
  updatedAt: "stays",
  version: "stays",
  userId: "stays",
  firstName: "stays",
  lastName: "stays",
  department: "stays",
  jobTitle: "stays",
  role: "stays",
  userType: "stays",
  color: "stays",
  isOnboard: "stays",
  isUnreviewed: "stays",
  signingName: "stays",
  signingPost: "stays",
  signatureFileId: "stays",
  signatureStatus: "stays",
  signatureDecidedBy: "stays",
  signatureDecidedAt: "stays",
  email: null,
  isOnMailingList: false,
  photoFileId: null,
  birthDate: null,
  birthPlace: null,
  gender: null,
  nationality: null,
  address: null,
  city: null,
  postal: null,
  phone: null,
  phone2: null,
  skype: null,
  emergencyName: null,
  emergencyPhone: null,
  emergencyRelation: null,
  emergencyEmail: null,
  emergencyAddress: null,
  emergencySkype: null,
  masterPinHash: null,
  signatureDrawing: null,
} as const satisfies Record<Column, "stays" | null | false>;

/** Emptied in the profile, and taken out of its history. */
export const forgottenValues: Partial<typeof profiles.$inferInsert> = Object.fromEntries(
  Object.entries(onErasing).filter(([, fate]) => fate !== "stays"),
);
export const forgottenFields: readonly string[] = Object.keys(forgottenValues);

/** How sentences of histories name an account. */
export const forgottenFacts = ["email", "from", "to", "username"] as const;
