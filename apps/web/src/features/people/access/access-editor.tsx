import { modules } from "@ymp/core/access/modules";
import { presetLevels } from "@ymp/core/access/roles";
import { todayIn } from "@ymp/core/calendar-date";
import { SaveBar } from "@ymp/ui/patterns/save-bar";
import { Lock, type LucideIcon, RefreshCw } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { refusalOf } from "../../../app/failures.ts";
import { useAccess, useSession, useVessel } from "../../../app/session.ts";
import type { OutputOf } from "../../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useNow } from "../../../lib/use-now.ts";
import { useSetAccess, useSetPlace } from "./access.mutations.ts";
import { AccessAside } from "./access-aside.tsx";
import { type AccessDraft, changesBetween, isSamePlace, levelsOfDraft } from "./access-draft.ts";
import { AccessMatrix } from "./access-matrix.tsx";
import { AccessPlace } from "./access-place.tsx";
import { accessKey } from "./kept-draft.ts";
import { useAccessDraft } from "./use-access-draft.ts";

export type AccessUser = OutputOf<"users.get">;

/** The matrix with the place that gives it its preset, and beside it what follows from both. */
export function AccessEditor({ user, onStale }: { user: AccessUser; onStale: () => void }) {
  const { t } = useTranslation();
  const { id: vesselId, timeZone } = useVessel();
  const { edition } = useAccess();
  const kept: AccessDraft = {
    role: user.role,
    department: user.department,
    userType: user.userType,
    overrides: user.overrides,
  };
  const { draft, isOvertaken, change, discard } = useAccessDraft(accessKey(vesselId, user.userId), kept);
  const { save, isPending } = useSave(user, { kept, draft, onStale });
  const changes = changesBetween(kept, draft, edition);
  const isMoved = !isSamePlace(kept, draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <form onSubmit={submit} className="flex min-h-full flex-col">
      <AccessNotice user={user} />
      {isOvertaken ? (
        <Notice role="status" icon={RefreshCw}>
          {t("users:access.overtaken")}
        </Notice>
      ) : null}
      <div className="grid flex-1 items-start gap-x-10 gap-y-6 pb-6 xl:grid-cols-[minmax(0,1fr)_312px]">
        <div className="flex min-w-0 flex-col gap-5">
          <AccessPlace user={user} draft={draft} onChange={change} />
          <AccessMatrix user={user} draft={draft} isMoved={isMoved} edition={edition} onChange={change} />
        </div>
        <AccessAside draft={draft} changes={changes} edition={edition} today={todayIn(timeZone, useNow())} />
      </div>
      {/* Flush with the foot of the page: the tab keeps room below what it scrolls. */}
      <div className="sticky -bottom-8 z-20 -mx-6 max-md:bottom-0 max-md:-mx-4">
        <SaveBar
          changed={changes.length + (isMoved ? 1 : 0)}
          save={t("users:access.save")}
          saving={isPending}
          onCancel={discard}
        />
      </div>
    </form>
  );
}

interface SaveOptions {
  kept: AccessDraft;
  draft: AccessDraft;
  /** Somebody else was first: what they kept is read, and what is drafted is laid over it. */
  onStale: () => void;
}

function useSave({ userId, version }: AccessUser, { kept, draft, onStale }: SaveOptions) {
  const setAccess = useSetAccess();
  const setPlace = useSetPlace();
  const { overrides, ...place } = draft;
  const isDefault = Object.keys(overrides).length === 0;
  const seen = { userId, version, base: { levels: levelsOfDraft(kept) } };
  const { overrides: levels, ...keptPlace } = kept;
  const onError = (error: unknown) => {
    if (refusalOf(error)?.code === "stale") onStale();
  };
  const save = () => {
    if (!isSamePlace(kept, draft))
      setPlace.mutate({ ...seen, base: { ...keptPlace, levels }, ...place, levels: overrides }, { onError });
    else if (isDefault) setAccess.mutate({ ...seen, levels: null }, { onError });
    else setAccess.mutate({ ...seen, levels: { ...presetOf(kept, overrides), ...overrides } }, { onError });
  };
  return { save, isPending: setAccess.isPending || setPlace.isPending };
}

/** Levels that differed before and no longer do go back to the preset. */
function presetOf(kept: AccessDraft, overrides: AccessDraft["overrides"]) {
  const preset = presetLevels(kept);
  const dropped = modules.filter((module) => module in kept.overrides && !(module in overrides));
  return Object.fromEntries(dropped.map((module) => [module, preset[module]]));
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
    <Notice role="note" icon={Lock}>
      {reason}
    </Notice>
  );
}

function Notice({ role, icon: Icon, children }: { role: "note" | "status"; icon: LucideIcon; children: ReactNode }) {
  return (
    <p role={role} className="mb-5 flex items-start gap-2 rounded-md bg-muted px-3 py-2 text-sm">
      <Icon aria-hidden className="mt-0.5 size-4 flex-none text-muted-foreground" />
      <span dir="auto">{children}</span>
    </p>
  );
}
