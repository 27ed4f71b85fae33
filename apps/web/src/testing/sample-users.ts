import { presetLevels } from "@ymp/core/access/roles";
import type { OutputOf } from "../lib/offline/use-queued-mutation.ts";

type UserDetail = OutputOf<"users.get">;

const preset = presetLevels({ role: "crew", department: "engineering" });

/** A second engineer whom the captain looks at. */
export function aUser(changes: Partial<UserDetail> = {}): UserDetail {
  return {
    userId: "0199aaaa-0000-7000-8000-0000000000b1",
    profileId: "0199aaaa-0000-7000-8000-0000000000b2",
    username: "second",
    email: "second@seraphine.example",
    name: "Priya Nair",
    jobTitle: "Second engineer",
    role: "crew",
    userType: null,
    department: "engineering",
    version: 3,
    backgroundColor: "#2f6f8f",
    borderColor: null,
    photoFileId: null,
    isSuperadmin: false,
    isAwaited: false,
    maySetEmail: false,
    mustChangePassword: false,
    isDeleted: false,
    deletedAt: null,
    endsOn: null,
    invitedAt: null,
    createdAt: new Date("2026-01-10T08:00:00Z"),
    welcomeMail: null,
    lastSeenAt: null,
    isOnMailingList: true,
    isOnboard: true,
    hasEnded: false,
    mayAct: true,
    access: preset,
    preset,
    overrides: {},
    sharedJobs: [],
    may: {
      edit: true,
      setRole: ["captain", "hod", "crew", "user"],
      setAccess: true,
      setEmail: true,
      setEndsOn: true,
      softDelete: true,
      share: false,
      accessRefusal: null,
      highest: presetLevels({ role: "captain" }),
    },
    ...changes,
  };
}
