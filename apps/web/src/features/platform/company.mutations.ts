import { useMutation } from "@tanstack/react-query";
import { useClient } from "../../app/services-context.tsx";
import { useWrite } from "../../lib/use-write.ts";

const stale = [["platform"], ["session"]] as const;

export const useSaveCompany = () =>
  useWrite(({ platform }) => platform.saveCompany, {
    success: "platform-screens:company.saved",
    invalidates: stale,
    shownInPlace: ["invalid", "conflict", "stale"],
  });

type MemberNames = { person: string; company: string };

/** Takes somebody into the company, or out of it. */
export function useSetCompanyMember(isMember: boolean) {
  const client = useClient();
  return useMutation({
    mutationFn: ({ companyId, userId }: { companyId: string; userId: string } & MemberNames) =>
      client.platform.setCompanyMember.mutate({ companyId, userId, isMember }),
    meta: {
      success: isMember ? "platform-screens:company.memberAdded" : "platform-screens:company.memberRemoved",
      failure: "platform-screens:failed.company",
      params: namesOf,
      invalidates: stale,
    },
  });
}

function namesOf(_result: unknown, input: unknown): MemberNames {
  const isNamed = typeof input === "object" && input !== null && "person" in input && "company" in input;
  return isNamed ? { person: String(input.person), company: String(input.company) } : { person: "", company: "" };
}
