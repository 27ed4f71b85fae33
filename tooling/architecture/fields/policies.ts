import { type FieldPolicy, fieldsOf } from "@ymp/core/access/field-policy";
import { membershipPolicy } from "@ymp/core/access/membership-fields";
import { filePolicy } from "@ymp/core/file-fields";
import { taskGroupPolicy, templatePolicy, worklistPolicy } from "@ymp/core/maintenance/drawn-up-fields";
import { equipmentPolicy } from "@ymp/core/maintenance/equipment-fields";
import { itemPolicy, lotPolicy, movePolicy, placePolicy } from "@ymp/core/maintenance/item-fields";
import { cancelPolicy, jobPolicy } from "@ymp/core/maintenance/job-fields";
import { planPolicy } from "@ymp/core/maintenance/plan-fields";
import { orderPolicy } from "@ymp/core/orders/order-fields";
import { supplierPolicy } from "@ymp/core/orders/supplier-fields";
import { profilePolicy } from "@ymp/core/people/profile-policy";

/** Every policy of the product, in the order of the reviewed table. */
export const policies = {
  jobPolicy,
  cancelPolicy,
  planPolicy,
  equipmentPolicy,
  itemPolicy,
  lotPolicy,
  movePolicy,
  placePolicy,
  supplierPolicy,
  orderPolicy,
  worklistPolicy,
  templatePolicy,
  taskGroupPolicy,
  filePolicy,
  profilePolicy,
  membershipPolicy,
} satisfies Record<string, FieldPolicy<string, string>>;

export type PolicyName = keyof typeof policies;
const isPolicy = (name: string): name is PolicyName => name in policies;
export const policyNames = Object.keys(policies).filter(isPolicy);

export const rowsOf = (name: PolicyName): string[] => fieldsOf<string>(policies[name]);
