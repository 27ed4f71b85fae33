import type { Held, Judged } from "./held.ts";

const onBalance = (beside: readonly string[] = []): Judged => ({
  policy: "contractPolicy",
  changes: ["adjustments"],
  beside,
});

/** Calls about the crew, their service, papers and leave. */
export const crewCalls: Readonly<Record<string, Held>> = {
  "onboard.setStatus": { policy: "profilePolicy", beside: ["profileId", "reason", "at"] },
  "onboard.setMany": { policy: "profilePolicy", changes: ["isOnboard"], beside: ["aboardIds", "ashoreIds", "at"] },
  "onboard.saveEngagement": { policy: "engagementPolicy", changes: ["added"], beside: ["profileId", "movesPerson"] },
  "onboard.removeEngagement": { policy: "engagementPolicy", changes: ["removed"] },

  "seaService.saveEarlier": { policy: "earlierServicePolicy", changes: ["added"], beside: ["profileId"] },
  "seaService.removeEarlier": { policy: "earlierServicePolicy", changes: ["removed"] },
  "seaService.saveTestimonial": { policy: "testimonialPolicy", beside: ["profileId"] },
  "seaService.removeTestimonial": { policy: "testimonialPolicy", changes: ["removed"] },
  "seaService.sign": "flow",
  "seaService.withdraw": "flow",
  "seaService.tellDays": "shipDays",

  "crewDocuments.save": { policy: "paperPolicy", beside: ["profileId"] },
  "crewDocuments.setFile": { policy: "paperPolicy" },
  "crewDocuments.verify": { policy: "paperPolicy", as: { isVerified: "verifiedAt" } },
  "crewDocuments.remove": { policy: "paperPolicy", changes: ["deletedAt"] },
  "crewDocuments.restore": { policy: "paperPolicy", changes: ["deletedAt"] },

  "crewMail.send": "makes",
  "crewMail.resend": "flow",
  "crewMail.saveTemplate": "sheet",
  "crewMail.removeTemplate": "sheet",

  "safeManning.save": { policy: "manningPolicy" },
  "safeManning.remove": { policy: "manningPolicy", changes: ["removed"] },

  "leave.save": { policy: "leavePolicy", beside: ["profileId", "asks"] },
  "leave.cancel": "flow",
  "leave.approve": "flow",
  "leave.refuse": "flow",
  "leave.saveContract": { policy: "contractPolicy", beside: ["profileId"] },
  "leave.addAdjustment": onBalance(["id", "contractId", "onDay", "days", "reason"]),
  "leave.removeAdjustment": onBalance(),
  "leave.saveRules": "leave",
};
