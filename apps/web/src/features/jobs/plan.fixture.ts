import { planFields } from "@ymp/core/maintenance/plan-fields";
import type { Plan } from "./plan-editor-form.ts";

const at = new Date("2026-06-15T09:00:00Z");
export const planId = "0199cccc-0000-7000-8000-0000000000c1";

/** Every three months, by date. */
export const plan: Plan = {
  ...{ id: planId, vesselId: planId, version: 3, createdAt: at, updatedAt: at, createdBy: null },
  ...{ equipmentId: null, title: "Flush the watermaker", instructions: null, kind: "planned", department: null },
  ...{ priority: "normal", trigger: "calendar", intervalCount: 3, intervalUnit: "month", counterId: null },
  ...{ counterInterval: null, mode: "floating", anchorOn: null, windowBeforeDays: 0, graceDays: null },
  ...{ graceTenths: null, leadDays: null, estimatedTenths: null, isCritical: false, needsVerification: false },
  ...{
    needsPhoto: false,
    signature: "none",
    classItemNo: null,
    classSurvey: null,
    classWindowMonths: null,
    isActive: true,
    knownDoneOn: null,
    knownDoneTotal: null,
    importId: null,
  },
  ...{ triggerEvent: null, measuredName: null, measuredUnit: null, measuredMin: null, measuredMax: null },
  ...{ dueWithinDays: null },
  ...{
    tasks: [],
    parts: [],
    assigneeIds: [],
    openJobId: null,
    nextFive: [],
    changes: [],
    can: { fields: [...planFields] },
  },
};
