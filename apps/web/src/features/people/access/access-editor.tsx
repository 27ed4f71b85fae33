import { modules } from "@ymp/core/access/modules";
import { todayIn } from "@ymp/core/calendar-date";
import { Lock } from "lucide-react";
import { useServices } from "../../../app/services-context.tsx";
import { useAccess, useSession, useVessel } from "../../../app/session.ts";
import { FormNotices } from "../../../lib/forms/form-notices.tsx";
import { RecordFormPage } from "../../../lib/forms/record-form-page.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import type { OutputOf } from "../../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useNow } from "../../../lib/use-now.ts";
import { useSaveAccess } from "./access.mutations.ts";
import { AccessAside } from "./access-aside.tsx";
import { type AccessDraft, changesBetween, isSamePlace } from "./access-draft.ts";
import {
  type AccessValues,
  accessFormSchema,
  draftOfValues,
  fieldsOfChange,
  joinPlaces,
  valuesOfDraft,
} from "./access-form.ts";
import { AccessMatrix } from "./access-matrix.tsx";
import { AccessPlace } from "./access-place.tsx";
import { useAccessWords } from "./access-words.tsx";

export type AccessUser = OutputOf<"users.get">;
type Kept = AccessUser & { id: string };

const keptOf = ({ role, department, userType, overrides }: AccessUser): AccessDraft => ({
  ...{ role, department, userType, overrides },
});
const recordOf = (user: AccessUser): Kept => ({ ...user, id: user.userId });

/** The matrix with the place that gives it its preset, and beside it what follows from both. */
export function AccessEditor({ user }: { user: AccessUser }) {
  const { t } = useTranslation();
  const { timeZone } = useVessel();
  const { edition } = useAccess();
  const { state, draft, change } = useAccessForm(user);
  const kept = keptOf(user);
  const changes = changesBetween(kept, draft, edition);
  const isMoved = !isSamePlace(kept, draft);
  return (
    <RecordFormPage
      form={state}
      submit={t("users:access.save")}
      className="min-h-full"
      isTab
      // A move changes every level that comes with the place.
      changed={changes.length + (isMoved ? 1 : 0)}
      // Flush with the foot of the page: the tab keeps room below what it scrolls.
      barClassName="sticky -bottom-8 z-20 -mx-6 max-md:bottom-0 max-md:-mx-4"
    >
      <div className="mb-5 flex flex-col gap-3 empty:hidden">
        <AccessNotice user={user} />
        <FormNotices form={state} words={useAccessWords(draft, edition)} />
      </div>
      <div className="grid flex-1 items-start gap-x-10 gap-y-6 pb-6 xl:grid-cols-[minmax(0,1fr)_312px]">
        <div className="flex min-w-0 flex-col gap-5">
          <AccessPlace user={user} draft={draft} onChange={change} />
          <AccessMatrix user={user} draft={draft} isMoved={isMoved} edition={edition} onChange={change} />
        </div>
        <AccessAside draft={draft} changes={changes} edition={edition} today={todayIn(timeZone, useNow())} />
      </div>
    </RecordFormPage>
  );
}

function useAccessForm(user: AccessUser) {
  const { queryClient, trpc, client } = useServices();
  const saveAccess = useSaveAccess();
  const { profileId } = user;
  const state = useRecordForm({
    ...{ kind: "access", schema: accessFormSchema, record: recordOf(user), stays: true },
    valuesOf: (saved: Kept = recordOf(user)) => valuesOfDraft(keptOf(saved)),
    rules: { place: joinPlaces },
    read: async (userId) =>
      recordOf(await queryClient.fetchQuery({ ...trpc.users.get.queryOptions({ userId }), staleTime: 0 })),
    history: async () => {
      if (!profileId) return [];
      const { rows } = await client.people.history.query({ profileId, limit: 10 });
      return rows.map(fieldsOfChange);
    },
    save: async (write): Promise<{ version: number } | null> => {
      // A place is there, or this form is not.
      if (write.isNew) return null;
      const wanted: AccessValues = form.getValues();
      const seen = { userId: write.id, version: write.version };
      return saveAccess(seen, { before: draftOfValues({ ...wanted, ...write.base }), after: draftOfValues(wanted) });
    },
    onSaved: () => undefined,
  });
  const { form } = state;
  const draft = draftOfValues(form.watch());
  const change = (next: AccessDraft) => {
    const values = valuesOfDraft(next);
    if (!isSamePlace(draft, next)) form.setValue("place", values.place);
    for (const module of modules)
      if (values[module] !== (draft.overrides[module] ?? null)) form.setValue(module, values[module]);
  };
  return { state, draft, change };
}

/** Why nothing here can be changed, or what of it cannot. */
function AccessNotice({ user }: { user: AccessUser }) {
  const { t } = useTranslation();
  const isSelf = useSession().account.id === user.userId;
  const { accessRefusal } = user.may;
  const reason = accessRefusal
    ? t(`users:access.refused.${accessRefusal}`)
    : isSelf
      ? t("users:access.ownOnlyLower")
      : null;
  if (reason === null) return null;
  return (
    <p role="note" className="flex items-start gap-2 rounded-md bg-muted px-3 py-2 text-sm">
      <Lock aria-hidden className="mt-0.5 size-4 flex-none text-muted-foreground" />
      <span dir="auto">{reason}</span>
    </p>
  );
}
