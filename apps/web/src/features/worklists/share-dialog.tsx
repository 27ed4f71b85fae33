import { useQuery } from "@tanstack/react-query";
import { Avatar } from "@ymp/ui/primitives/avatar";
import { Button } from "@ymp/ui/primitives/button";
import { RowList } from "@ymp/ui/primitives/card";
import { Dialog, DialogClose, DialogContent } from "@ymp/ui/primitives/dialog";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { useTrpc } from "../../app/services-context.tsx";
import { listed } from "../../lib/format.ts";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { personOf } from "./worklist-words.ts";
import { useShareWorklist, useUnshareWorklist } from "./worklists.mutations.ts";
import type { InvitedPerson, Worklist } from "./worklists.queries.ts";

export interface ShareDialogProps {
  list: Worklist;
  /** Null: every job that is on the list now. */
  jobIds: readonly string[] | null;
  onClose: () => void;
  onDone: () => void;
}

/** Gives jobs of the list to people of yards and contractors; they see these and nothing else. */
export function ShareDialog({ list, jobIds, onClose, onDone }: ShareDialogProps) {
  const { t } = useTranslation("worklists");
  const query = useQuery(useTrpc().worklists.invited.queryOptions());
  const leave = () => {
    onClose();
    if (jobIds) onDone();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && leave()}>
      <DialogContent
        size="lg"
        title={t("share.title")}
        subtitle={<bdi>{list.name}</bdi>}
        footer={
          <DialogClose asChild>
            <Button size="lg">{t("ui:close")}</Button>
          </DialogClose>
        }
      >
        <p className="text-pretty text-muted-foreground text-sm">
          {jobIds ? t("share.textSome", { count: jobIds.length }) : t("share.textAll")}
        </p>
        {query.isError ? <NotLoaded query={query} /> : null}
        {query.isPending ? <Skeleton className="h-24 rounded-md" /> : null}
        {query.data?.length === 0 ? <p className="text-sm">{t("share.nobody")}</p> : null}
        {query.data && query.data.length > 0 ? (
          <RowList aria-label={t("sharedWith")}>
            {query.data.map((person) => (
              <SharePerson key={person.profileId} person={person} list={list} jobIds={jobIds} />
            ))}
          </RowList>
        ) : null}
      </DialogContent>
    </Dialog>
  );
}

interface SharePersonProps extends Pick<ShareDialogProps, "list" | "jobIds"> {
  person: InvitedPerson;
}

function SharePerson({ person, list, jobIds }: SharePersonProps) {
  const { t } = useTranslation("worklists");
  const share = useShareWorklist();
  const unshare = useUnshareWorklist();
  const member = list.members.find(({ profileId }) => profileId === person.profileId);
  const all = list.progress.all + list.progress.additional;
  const { name } = personOf(person);
  const input = { id: list.id, profileId: person.profileId };
  const isWhole = member !== undefined && member.jobCount >= all && all > 0;
  return (
    <li className="flex-wrap gap-y-1 py-2">
      <Avatar person={personOf(person)} decorative />
      <span className="min-w-40 flex-1">
        <bdi className="font-medium">{name}</bdi>
        <span dir="auto" className="block text-muted-foreground text-xs">
          {listed([person.userType ? t(`users:userType.${person.userType}`) : null, person.jobTitle], t)}
        </span>
      </span>
      {member ? (
        <span className="text-muted-foreground text-sm tabular-nums">
          {t("share.sees", { done: member.jobCount, all })}
        </span>
      ) : null}
      {isWhole ? null : (
        <Button
          size="sm"
          busy={share.isPending}
          aria-label={t("share.with", { name })}
          onClick={() => share.mutate({ ...input, jobIds: jobIds ? [...jobIds] : undefined })}
        >
          {t("share.do")}
        </Button>
      )}
      {member ? (
        <Button
          size="sm"
          variant="ghost"
          busy={unshare.isPending}
          aria-label={t("share.withdrawFrom", { name })}
          onClick={() => unshare.mutate(input)}
        >
          {t("share.withdraw")}
        </Button>
      ) : null}
    </li>
  );
}
