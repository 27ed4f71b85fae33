import { type FieldPolicy, fieldsOf } from "@ymp/core/access/field-policy";
import { membershipPolicy } from "@ymp/core/access/membership-fields";
import { draftPolicy, tankPolicy } from "@ymp/core/books/draft-fields";
import { commentPolicy } from "@ymp/core/comment-fields";
import { filePolicy } from "@ymp/core/file-fields";
import { guestPolicy } from "@ymp/core/guests/guest-fields";
import { tripPolicy } from "@ymp/core/guests/trip-fields";
import { contractPolicy } from "@ymp/core/leave/contract-fields";
import { leavePolicy } from "@ymp/core/leave/leave-fields";
import { logEntryPolicy, logNamePolicy } from "@ymp/core/log-fields";
import { creditPolicy } from "@ymp/core/maintenance/class-work";
import { reopenPolicy } from "@ymp/core/maintenance/completed-job-fields";
import { countPolicy } from "@ymp/core/maintenance/count-fields";
import { taskGroupPolicy, templatePolicy, worklistPolicy } from "@ymp/core/maintenance/drawn-up-fields";
import { equipmentPolicy } from "@ymp/core/maintenance/equipment-fields";
import { itemPolicy, lotPolicy, movePolicy, placePolicy } from "@ymp/core/maintenance/item-fields";
import { cancelPolicy, jobPolicy } from "@ymp/core/maintenance/job-fields";
import { partPolicy } from "@ymp/core/maintenance/part-fields";
import { planPolicy } from "@ymp/core/maintenance/plan-fields";
import { readingPolicy, roundPolicy } from "@ymp/core/maintenance/reading-fields";
import { orderPolicy } from "@ymp/core/orders/order-fields";
import { supplierPolicy } from "@ymp/core/orders/supplier-fields";
import { engagementPolicy } from "@ymp/core/people/engagement-fields";
import { manningPolicy } from "@ymp/core/people/manning-fields";
import { paperPolicy } from "@ymp/core/people/paper-fields";
import { profilePolicy } from "@ymp/core/people/profile-policy";
import { restDayPolicy } from "@ymp/core/rest-fields";
import { earlierServicePolicy, testimonialPolicy } from "@ymp/core/sea-service/service-fields";
import { soundingPolicy } from "@ymp/core/sounding-fields";
import { vesselPolicy } from "@ymp/core/vessel/vessel-fields";
import { viewPolicy } from "@ymp/core/view-fields";
import { watchPlanPolicy } from "@ymp/core/watch-plan-fields";

/** Every policy of the product, in the order of the reviewed table. */
export const policies = {
  jobPolicy,
  cancelPolicy,
  reopenPolicy,
  creditPolicy,
  planPolicy,
  equipmentPolicy,
  partPolicy,
  roundPolicy,
  readingPolicy,
  itemPolicy,
  lotPolicy,
  movePolicy,
  placePolicy,
  countPolicy,
  draftPolicy,
  tankPolicy,
  logEntryPolicy,
  logNamePolicy,
  restDayPolicy,
  supplierPolicy,
  orderPolicy,
  worklistPolicy,
  templatePolicy,
  taskGroupPolicy,
  filePolicy,
  profilePolicy,
  membershipPolicy,
  paperPolicy,
  engagementPolicy,
  earlierServicePolicy,
  testimonialPolicy,
  commentPolicy,
  viewPolicy,
  vesselPolicy,
  guestPolicy,
  tripPolicy,
  watchPlanPolicy,
  soundingPolicy,
  leavePolicy,
  contractPolicy,
  manningPolicy,
} satisfies Record<string, FieldPolicy<string, string>>;

export type PolicyName = keyof typeof policies;
const isPolicy = (name: string): name is PolicyName => name in policies;
export const policyNames = Object.keys(policies).filter(isPolicy);

export const rowsOf = (name: PolicyName): string[] => fieldsOf<string>(policies[name]);
