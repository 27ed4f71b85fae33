import { newId } from "@ymp/core/ids";
import type { OnboardList, OnboardPerson } from "./onboard.queries.ts";

export function aPerson(given: Partial<OnboardPerson> = {}): OnboardPerson {
  return {
    id: newId(),
    userId: newId(),
    firstName: "Marek",
    lastName: "Nowak",
    department: "engineering",
    jobTitle: "Chief engineer",
    rank: "Chief engineer",
    role: "hod",
    color: "#2f6f8f",
    photoFileId: null,
    isOnboard: true,
    since: new Date("2026-06-01T09:00:00Z"),
    awayFor: null,
    engagement: null,
    isUnconfirmed: false,
    may: { setStatus: true, confirm: false },
    ...given,
  };
}

export function aList(people: OnboardPerson[]): OnboardList {
  const onBoard = people.filter(({ isOnboard }) => isOnboard).length;
  const departments = [...new Set(people.map(({ department }) => department))];
  const byDepartment = departments.map((department) => {
    const members = people.filter((person) => person.department === department);
    return {
      department,
      onBoard: members.filter(({ isOnboard }) => isOnboard).length,
      total: members.length,
    };
  });
  return { people, counts: { onBoard, total: people.length }, byDepartment, maxPersons: null };
}
