import { useRouter } from "@tanstack/react-router";
import { createUserInput } from "@ymp/api/modules/users/users.schema";
import { proposeUsername } from "@ymp/core/access/username";
import { randomColor } from "@ymp/core/color";
import { newId } from "@ymp/core/ids";
import { useState } from "react";
import type { z } from "zod";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import type { RecordWrite } from "../../lib/forms/record-form-types.ts";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { InitialPasswordDialog } from "./initial-password-dialog.tsx";
import { NewUserFields } from "./new-user-fields.tsx";
import { useCreateUser } from "./users.mutations.ts";

/** People from outside are invited instead. */
export const newUserForm = createUserInput.omit({ userType: true, borderColor: true, endsOn: true });
/** An account for somebody who works on board: who they are, how they sign in, and what their place brings. */
export function NewUserDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const router = useRouter();
  const { mutateAsync: create } = useCreateUser();
  const [made, setMade] = useState<OutputOf<"users.create"> | null>(null);
  const goOn = ({ profileId }: { profileId: string }) =>
    void router.navigate({ href: `/app/profiledetails/${profileId}` });
  const state = useRecordForm({
    kind: "user",
    schema: newUserForm,
    valuesOf: firstValues,
    secret: ["password"],
    save: async ({ values }: RecordWrite<z.output<typeof newUserForm>>) => create(newUserForm.parse(values)),
    onSaved: (answer) => answer && (answer.initialPassword ? setMade(answer) : goOn(answer)),
  });
  const { form } = state;
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
    <RecordForm as="dialog" form={state} title={t("users:new.title")} submit={t("users:new.submit")} onClose={onClose}>
      <NewUserFields form={form} onNameTyped={follow} />
    </RecordForm>
  );
}

const firstValues = (_: unknown, userId: string): z.input<typeof newUserForm> => ({
  ...{ userId, profileId: newId(), firstName: "", lastName: "", username: "", email: "", jobTitle: "" },
  ...{ department: null, role: "crew", backgroundColor: randomColor(Math.random), isOnMailingList: true },
});
