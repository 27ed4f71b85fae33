import { fieldPolicy, fieldsOf, type HeldRecord } from "../access/field-policy.ts";

/**
 * What is changed of somebody's profile. The department decides who leads their work, so nobody chooses their own; a signature
 * and a pin are nobody's but their own, and end with their time on the vessel.
 */
export const profilePolicy = fieldPolicy({
  states: ["of the vessel", "has left"],
  rows: {
    firstName: ["person", "administration"],
    lastName: ["person", "administration"],
    jobTitle: ["person", "administration"],
    department: ["administration", "nobody"],
    color: ["person", "administration"],
    /** One's own going ashore and coming back; a person who has left for good is signed on again by the administration. */
    isOnboard: ["person", "administration"],
    isOnMailingList: ["person", "administration"],
    email: ["person", "person"],
    phone: ["person", "person"],
    phone2: ["person", "person"],
    skype: ["person", "person"],
    address: ["person", "person"],
    city: ["person", "person"],
    postal: ["person", "person"],
    birthDate: ["person", "administration"],
    birthPlace: ["person", "administration"],
    gender: ["person", "administration"],
    nationality: ["person", "administration"],
    emergencyName: ["person", "administration"],
    emergencyPhone: ["person", "administration"],
    emergencyRelation: ["person", "administration"],
    emergencyEmail: ["person", "administration"],
    emergencyAddress: ["person", "administration"],
    emergencySkype: ["person", "administration"],
    photoFileId: ["person", "administration"],
    signatureFileId: ["self", "nobody"],
    /** Approving a signature, and taking the approval back. */
    signatureStatus: ["captain", "captain"],
    masterPin: ["self", "nobody"],
    pettyCash: ["bookkeeping", "bookkeeping"],
  },
  heads: "any",
  words: {
    person: "people:notYoursToChange",
    administration: "people:notYoursToChange",
    captain: "people:captainDecides",
    bookkeeping: "people:pettyCashClosed",
    "has left": "people:hasLeft",
  },
  fieldWords: { signatureFileId: "people:signatureIsOwn", masterPin: "people:pinIsOwn" },
});
export const profilePolicyFields = fieldsOf(profilePolicy);
export type PersonField = (typeof profilePolicyFields)[number];
export type PersonState = (typeof profilePolicy.states)[number];

export const heldPerson = (hasLeft: boolean, isOwn: boolean): HeldRecord<PersonState> => ({
  state: hasLeft ? "has left" : "of the vessel",
  createdBy: null,
  department: null,
  isOwn,
});
