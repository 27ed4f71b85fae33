import { type Access, can } from "../access/resolve-access.ts";
import { factsOfPaper, type PaperSecrecy } from "./document-types.ts";

/** `dates`: that it is there and until when, without number, remarks and scan. */
export type PaperAccess = "none" | "dates" | "view" | "edit";

type Other = "captain" | "administration" | "management" | "head" | "others";
type Reader = "self" | Other;

/** Health is between a person and the captain; everybody else who plans with it sees dates. */
const rights: Record<Exclude<PaperSecrecy, "contract">, Record<Reader, PaperAccess>> = {
  identity: {
    self: "edit",
    captain: "edit",
    administration: "edit",
    management: "view",
    head: "none",
    others: "none",
  },
  medical: {
    self: "edit",
    captain: "edit",
    administration: "dates",
    management: "dates",
    head: "dates",
    others: "none",
  },
  certificate: {
    self: "edit",
    captain: "edit",
    administration: "edit",
    management: "view",
    head: "view",
    others: "none",
  },
};

const readerOf = (access: Access, isOwn: boolean): Reader => (isOwn && !access.isImpersonal ? "self" : otherOf(access));

function otherOf(access: Access): Other {
  if (!can(access, "employees:view")) return "others";
  if (access.role === "management" || access.role === "superadmin") return "management";
  const mayAdminister = can(access, "employees:edit");
  if (access.role === "captain") return mayAdminister ? "captain" : "head";
  if (mayAdminister) return "administration";
  return access.role === "hod" ? "head" : "others";
}

/** What somebody may do with a paper of a kind, their own or another's. */
export function paperAccess(access: Access, isOwn: boolean, type: string): PaperAccess {
  if (access.blockedBy) return "none";
  const { secrecy } = factsOfPaper(type);
  if (secrecy === "contract") return agreementAccess(access, isOwn);
  return rights[secrecy][readerOf(access, isOwn)];
}

/**
 * What was agreed binds the captain as an employee too: it is written by the company and by who administers the crew, and by
 * nobody for themselves.
 */
export function agreementAccess(access: Access, isOwn: boolean): "none" | "view" | "edit" {
  if (access.blockedBy) return "none";
  if (isOwn && !access.isImpersonal) return "view";
  const held = agreements[otherOf(access)];
  return held === "edit" && !can(access, "employees:edit") ? "view" : held;
}

const agreements: Record<Other, "none" | "view" | "edit"> = {
  captain: "view",
  administration: "edit",
  management: "edit",
  head: "none",
  others: "none",
};

/** Who sees the certificates of everybody side by side: anyone who sees those of others at all. */
export const mayCompareCertificates = (access: Access): boolean => paperAccess(access, false, "yachtmaster") !== "none";

/** Comparing with the original is another person's work. */
export function mayVerifyPaper(access: Access, isOwn: boolean, type: string): boolean {
  const held = paperAccess(access, isOwn, type);
  return !isOwn && can(access, "employees:edit") && (held === "view" || held === "edit");
}
