import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { resetPasswordInput } from "@ymp/api/modules/session/session.schema";
import { Button } from "@ymp/ui/primitives/button";
import { Field } from "@ymp/ui/primitives/field";
import { refusalOf } from "../../app/failures.ts";
import { useClient } from "../../app/services-context.tsx";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { NewPasswordInput } from "../../lib/new-password/new-password-input.tsx";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { setFieldErrors } from "../../lib/set-field-errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { AuthCard } from "./auth-card.tsx";
import { useResetPassword } from "./session.mutations.ts";

type ResetLink = OutputOf<"session.resetLink">;

/** Sets a password by a link: a new one for somebody who forgot theirs, the first one for somebody who was invited. */
export function ResetPasswordScreen({ token }: { token: string }) {
  const { t } = useTranslation();
  const client = useClient();
  const query = useQuery({
    queryKey: [["session", "resetLink"], { token }],
    queryFn: () => client.session.resetLink.mutate({ token }),
    meta: { transient: true },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (query.isPending) return null;
  if (refusalOf(query.error)?.code === "invalid") return <ClosedLink />;
  const invitation = query.data?.kind === "invitation" ? query.data : null;
  if (invitation)
    return (
      <AuthCard
        title={t("passwords:link.choosePassword")}
        lead={t("passwords:link.inviteLead", { name: invitation.name, username: invitation.username })}
      >
        <SharedWithYou invitation={invitation} />
        <PasswordForm token={token} link={invitation} />
      </AuthCard>
    );
  return (
    <AuthCard title={t("passwords:resetTitle")} lead={t("passwords:passwordRule")} foot={<AskAnew />}>
      <PasswordForm token={token} link={query.data} />
    </AuthCard>
  );
}

function PasswordForm({ token, link }: { token: string; link: ResetLink | undefined }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const reset = useResetPassword();
  const known = link ? [link.username, link.name] : [];
  const form = useSchemaForm(resetPasswordInput, { defaultValues: { token, newPassword: "" } });
  const submit = form.handleSubmit((input) =>
    reset.mutate(input, { onError: (error) => setFieldErrors(form, ["newPassword"], error) }),
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormRefusal error={reset.error} />
      <Field
        label={t("passwords:newPassword")}
        help={t("passwords:passwordRule")}
        error={faultText(form.formState.errors.newPassword)}
      >
        <NewPasswordInput size="lg" autoFocus known={known} {...form.register("newPassword")} />
      </Field>
      <Button type="submit" variant="primary" size="lg" className="h-10" busy={reset.isPending}>
        {t("passwords:setPassword")}
      </Button>
    </form>
  );
}

function SharedWithYou({ invitation }: { invitation: ResetLink }) {
  const { t } = useTranslation();
  return invitation.shared.map(({ vessel, jobs, hasMore }) =>
    jobs.length > 0 ? (
      <section key={vessel} aria-label={t("passwords:link.sharedBy", { vessel })} className="text-sm">
        <h2 className="font-medium">{t("passwords:link.sharedBy", { vessel })}</h2>
        <ul className="mt-1 list-disc ps-5 text-muted-foreground">
          {jobs.map((title, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat and the list does not change
            <li key={place}>
              <bdi>{title}</bdi>
            </li>
          ))}
        </ul>
        {hasMore ? <p className="mt-1 text-muted-foreground">{t("passwords:link.moreShared")}</p> : null}
      </section>
    ) : (
      <p key={vessel} className="text-muted-foreground text-sm">
        {t("passwords:link.nothingShared", { vessel })}
      </p>
    ),
  );
}

function ClosedLink() {
  const { t } = useTranslation();
  return (
    <AuthCard title={t("passwords:link.linkClosed")} lead={t("passwords:resetLinkInvalid")} foot={<AskAnew />}>
      <p className="text-muted-foreground text-sm">{t("passwords:link.linkClosedInvited")}</p>
    </AuthCard>
  );
}

function AskAnew() {
  const { t } = useTranslation();
  return (
    <Link to="/auth/forgot-password" className="link text-sm">
      {t("passwords:askNewLink")}
    </Link>
  );
}
