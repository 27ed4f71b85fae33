import { newId } from "@ymp/core/ids";
import { profilePolicyFields } from "@ymp/core/people/profile-policy";
import type { Person } from "./people.queries.ts";

/** A deckhand as the captain sees one. */
export function aPerson(more: Partial<Person> = {}): Person {
  return {
    id: newId(),
    userId: newId(),
    version: 1,
    firstName: "Liam",
    lastName: "Shaw",
    department: "deck",
    jobTitle: "Deckhand",
    role: "crew",
    userType: null,
    color: "#2f6f8f",
    email: "liam@example.test",
    photoFileId: null,
    isOnboard: true,
    isOnMailingList: true,
    isUnreviewed: false,
    signsAs: null,
    signatureStatus: "none",
    signatureFileId: null,
    hasMasterPin: false,
    hasLeft: false,
    contact: { phone: "+44 20 7946 0000", phone2: null, skype: null, address: null, postal: null, city: "Nice" },
    origin: { birthDate: null, birthPlace: null, gender: null, nationality: null },
    emergency: {
      emergencyName: null,
      emergencyPhone: null,
      emergencyRelation: null,
      emergencyEmail: null,
      emergencyAddress: null,
      emergencySkype: null,
    },
    pettyCash: [],
    may: {
      edit: true,
      editOrigin: true,
      keepName: true,
      setPhoto: true,
      sign: false,
      decideSignature: true,
      setPin: false,
      setPettyCash: true,
      seeHistory: true,
      seeDisclosures: true,
    },
    can: { fields: profilePolicyFields.filter((field) => field !== "signatureFileId" && field !== "masterPin") },
    ...more,
  };
}
