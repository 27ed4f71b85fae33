import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { toast } from "@ymp/ui/primitives/toaster";
import { useClient } from "../../app/services-context.tsx";
import type { InputOf, OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useWrite } from "../../lib/use-write.ts";

const everybody = [["users"], ["people"], ["onboard"], ["search"]] as const;

type Welcomed = Pick<OutputOf<"users.create">, "welcomeMail" | "userId">;

/** The account is kept when its mail did not leave: that is told apart from the making, with the way to try again. */
function useWelcomeNotice() {
  const { t } = useTranslation();
  const resend = useResendWelcome();
  return ({ welcomeMail, userId }: Welcomed) => {
    if (welcomeMail === "failed")
      toast.failure(t("messages:welcomeMailFailed"), { retry: () => resend.mutate({ userId }) });
  };
}

export function useCreateUser() {
  const client = useClient();
  const tell = useWelcomeNotice();
  return useMutation({
    mutationFn: (input: InputOf<"users.create">) => client.users.create.mutate(input),
    onSuccess: tell,
    meta: {
      success: "messages:userCreated",
      failure: "messages:userCreateFailed",
      invalidates: everybody,
      shownInPlace: ["invalid", "conflict"],
    },
  });
}

export function useInviteUser() {
  const client = useClient();
  const tell = useWelcomeNotice();
  return useMutation({
    mutationFn: (input: InputOf<"users.invite">) => client.users.invite.mutate(input),
    onSuccess: tell,
    meta: {
      success: "messages:userInvited",
      failure: "messages:inviteFailed",
      invalidates: [...everybody, ["jobs"]],
      shownInPlace: ["invalid", "conflict"],
    },
  });
}

export function useResendWelcome() {
  const client = useClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (input: InputOf<"users.resendWelcome">) => client.users.resendWelcome.mutate(input),
    onSuccess: ({ welcomeMail }) =>
      welcomeMail === "sent" ? toast.success(t("users:said.mailSent")) : toast.failure(t("messages:welcomeMailFailed")),
    meta: { failure: "messages:welcomeMailFailed", invalidates: [["users"]] },
  });
}

export const useSendReset = () =>
  useWrite(({ users }) => users.sendReset, { success: "messages:resetLinkSent", failure: "users:failed.reset" });

export function useSoftDelete() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: { userId: string }) => client.users.setSoftDeleted.mutate({ ...input, isDeleted: true }),
    meta: { success: "messages:userDeleted", failure: "messages:userDeleteFailed", invalidates: everybody },
  });
}

/** The row that asked for it is gone by then, so the way back to the list belongs to the mutation. */
export function useRestoreUser() {
  const client = useClient();
  const router = useRouter();
  return useMutation({
    onSuccess: () => router.navigate({ to: "/app/users", search: {} }),
    mutationFn: (input: { userId: string }) => client.users.setSoftDeleted.mutate({ ...input, isDeleted: false }),
    meta: { success: "messages:userRestored", failure: "users:failed.restore", invalidates: everybody },
  });
}

export const useSetRole = () =>
  useWrite(({ users }) => users.setRole, {
    success: "users:said.role",
    failure: "messages:roleFailed",
    invalidates: everybody,
    shownInPlace: ["invalid", "forbidden"],
  });

/** One's own address is another once the link in the new mailbox is used. */
const awaitsProof = (result: unknown) =>
  typeof result === "object" && result !== null && "awaitsProof" in result && result.awaitsProof === true;

export const useSetEmail = () =>
  useWrite(({ users }) => users.setEmail, {
    success: (result) => (awaitsProof(result) ? "users:said.addressAsked" : "users:said.email"),
    failure: "messages:emailFailed",
    invalidates: everybody,
    shownInPlace: ["invalid", "conflict"],
  });

export const useSetEndsOn = () =>
  useWrite(({ users }) => users.setEndsOn, {
    success: "users:said.endsOn",
    failure: "users:failed.endsOn",
    invalidates: everybody,
    shownInPlace: ["invalid", "forbidden"],
  });

export const useShareJob = () =>
  useWrite(({ users }) => users.shareJob, { failure: "users:failed.share", invalidates: [["users"], ["jobs"]] });
