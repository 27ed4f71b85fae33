import { useRouter } from "@tanstack/react-router";
import { createUserInput } from "@ymp/api/modules/users/users.schema";
import { proposeUsername } from "@ymp/core/access/username";
import { randomColor } from "@ymp/core/color";
import { newId } from "@ymp/core/ids";
import { useState } from "react";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { showFaults } from "../../lib/show-faults.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { InitialPasswordDialog } from "./initial-password-dialog.tsx";
import { NewUserFields } from "./new-user-fields.tsx";
import { UserDialog } from "./user-dialog.tsx";
import { useCreateUser } from "./users.mutations.ts";

/** People from outside are invited instead. */
export const newUserForm = createUserInput.omit({ userType: true, borderColor: true, endsOn: true });
const faultFields = ["firstName", "lastName", "username", "email", "role", "department", "password"] as const;

/** An account for somebody who works on board: who they are, how they sign in, and what their place brings. */
export function NewUserDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const router = useRouter();
  const create = useCreateUser();
  const [made, setMade] = useState<OutputOf<"users.create"> | null>(null);
  const form = useSchemaForm(newUserForm, { defaultValues: useFirstValues() });
  const goOn = ({ profileId }: { profileId: string }) =>
    void router.navigate({ href: `/app/profiledetails/${profileId}` });
  const submit = form.handleSubmit((input) =>
    create.mutate(input, {
      onSuccess: (answer) => (answer.initialPassword ? setMade(answer) : goOn(answer)),
      onError: (error) => showFaults(form, faultFields, error),
    }),
  );
  /** What was typed as username stays; until then it follows the name. */
  const follow = () => {
    if (!form.getFieldState("username").isDirty) {
      const { firstName, lastName } = form.getValues();
      form.setValue("username", firstName || lastName ? proposeUsername({ firstName, lastName }) : "");
    }
  };
  if (made) {
    const { username } = form.getValues();
    return (
      <InitialPasswordDialog username={username} password={made.initialPassword ?? ""} onClose={() => goOn(made)} />
    );
  }
  return (
    <UserDialog
      size="lg"
      title={t("users:new.title")}
      confirm={t("users:new.submit")}
      isBusy={create.isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FormRefusal error={create.error} />
      <NewUserFields form={form} onNameTyped={follow} />
    </UserDialog>
  );
}

function useFirstValues() {
  const [values] = useState(() => ({
    userId: newId(),
    profileId: newId(),
    firstName: "",
    lastName: "",
    username: "",
    email: "",
    jobTitle: "",
    department: null,
    role: "crew" as const,
    backgroundColor: randomColor(Math.random),
    isOnMailingList: true,
  }));
  return values;
}
