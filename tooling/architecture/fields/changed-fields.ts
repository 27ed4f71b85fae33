import { accountCalls } from "./account-calls.ts";
import { bookCalls } from "./book-calls.ts";
import { crewCalls } from "./crew-calls.ts";
import { guestCalls } from "./guest-calls.ts";
import { archives, type Held } from "./held.ts";
import { machineCalls } from "./machine-calls.ts";
import { storesCalls } from "./stores-calls.ts";
import { watchCalls } from "./watch-calls.ts";

/** Every call that writes: the policy that holds what it changes, or why there is none. */
export const heldMutations: Readonly<Record<string, Held>> = {
  ...accountCalls,
  ...bookCalls,
  ...crewCalls,
  ...guestCalls,
  ...machineCalls,
  ...storesCalls,
  ...watchCalls,

  "jobs.create": "makes",
  "jobs.update": { policy: "jobPolicy" },
  "jobs.accept": "flow",
  "jobs.setStatus": "flow",
  "jobs.postpone": "flow",
  "jobs.cancel": { policy: "cancelPolicy", changes: ["cancel"], beside: ["reason"] },
  "jobs.complete": "flow",
  "jobs.completeRound": "flow",
  "jobs.reopen": { policy: "reopenPolicy", changes: ["reopen"], beside: ["reason"] },
  "jobs.verify": "flow",
  "jobs.confirmCredit": { policy: "creditPolicy", changes: ["credit"], beside: ["by", "on"] },
  "jobs.bulkUpdate": {
    policy: "jobPolicy",
    as: { assignees: "assigneeIds", postpone: "dueOn" },
    beside: ["status", "days", "reason"],
  },
  "jobs.setTaskDone": "sheet",
  "jobs.addTask": "sheet",
  "jobs.removeTask": "sheet",
  "jobs.setPart": "sheet",
  "jobs.removePart": "sheet",
  "jobs.addFiles": "sheet",
  "jobs.removeFile": { policy: "filePolicy", changes: ["removed"], beside: ["fileId"] },

  "plans.create": "makes",
  "plans.update": { policy: "planPolicy" },
  "plans.stop": { policy: "planPolicy", changes: ["isActive"] },
  "plans.resume": { policy: "planPolicy", changes: ["isActive"] },
  "plans.recordMeasured": "makes",
  "plans.addEvent": "makes",

  "worklists.save": { policy: "worklistPolicy" },
  "worklists.addJobs": "list",
  "worklists.removeJobs": "list",
  "worklists.move": "list",
  "worklists.setNote": "list",
  "worklists.freeze": { policy: "worklistPolicy", changes: ["frozenAt"] },
  "worklists.unfreeze": { policy: "worklistPolicy", changes: ["frozenAt"], beside: ["reason"] },
  "worklists.close": { policy: "worklistPolicy", changes: ["closedAt"] },
  "worklists.reopen": { policy: "worklistPolicy", changes: ["closedAt"] },
  "worklists.copy": "makes",
  "worklists.share": "list",
  "worklists.unshare": "list",
  "worklists.remove": "list",

  "taskGroups.save": { policy: "taskGroupPolicy" },
  "taskGroups.archive": archives("taskGroupPolicy"),
  "taskGroups.restore": archives("taskGroupPolicy"),
  "taskGroups.applyToJob": "sheet",

  "templates.save": { policy: "templatePolicy" },
  "templates.archive": archives("templatePolicy"),
  "templates.restore": archives("templatePolicy"),
  "templates.takeFromLibrary": "makes",
  "templates.applyTo": "makes",
  "templates.startFrom": "makes",

  "notifications.markRead": "own",
  "notifications.markAllRead": "own",
  "notifications.setPreference": "own",
  "notifications.setDigest": "own",

  "people.save": { policy: "profilePolicy" },
  "people.setPhoto": { policy: "profilePolicy", as: { fileId: "photoFileId" }, beside: ["profileId"] },
  "people.setSignature": { policy: "profilePolicy", as: { fileId: "signatureFileId" }, beside: ["profileId"] },
  "people.decideSignature": {
    policy: "profilePolicy",
    as: { status: "signatureStatus" },
    beside: ["profileId", "fileId"],
  },
  "people.setPin": { policy: "profilePolicy", as: { pin: "masterPin" }, beside: ["profileId", "currentPassword"] },
  "people.setDrawing": { policy: "profilePolicy", as: { drawing: "signatureFileId" }, beside: ["profileId", "pin"] },
  "people.setPettyCash": {
    policy: "profilePolicy",
    changes: ["pettyCash"],
    beside: ["profileId", "amountMinor", "currency"],
  },

  "comments.create": "makes",
  "comments.addFile": { policy: "commentPolicy", changes: ["files"], beside: ["fileId"] },
  "comments.remove": { policy: "commentPolicy", changes: ["removed"] },

  "recordFiles.add": {
    policy: "filePolicy",
    changes: ["added"],
    beside: ["recordKind", "recordId", "fileId", "kind"],
  },
  "recordFiles.remove": { policy: "filePolicy", changes: ["removed"] },

  "savedViews.save": { policy: "viewPolicy", beside: ["module"] },
  "savedViews.remove": { policy: "viewPolicy", changes: ["removed"] },

  "imports.read": "import",
  "imports.preview": "import",
  "imports.write": "import",
  "imports.undo": "import",

  "users.create": "makes",
  "users.invite": "makes",
  "users.resendWelcome": "mail",
  "users.sendReset": "mail",
  "users.setSoftDeleted": { policy: "membershipPolicy", as: { isDeleted: "softDeletedAt" }, beside: ["userId"] },
  "users.setRole": { policy: "membershipPolicy", beside: ["userId"] },
  "users.setAccess": { policy: "membershipPolicy", beside: ["userId"] },
  "users.setEndsOn": { policy: "membershipPolicy", beside: ["userId"] },
  "users.shareJob": "list",
  "users.setEmail": { policy: "membershipPolicy", beside: ["userId"] },
  "users.answerInvitation": "consent",
  "users.leave": "consent",
  "users.deleteAccount": "consent",

  "vessel.save": { policy: "vesselPolicy" },
  "vessel.setPhoto": { policy: "vesselPolicy", as: { fileId: "photoFileId" } },

  "archive.request": "makes",
};
