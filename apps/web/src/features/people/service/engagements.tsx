import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "@ymp/ui/patterns/states";
import { Button } from "@ymp/ui/primitives/button";
import { SectionHead } from "@ymp/ui/primitives/card";
import { Anchor, LogIn, LogOut } from "lucide-react";
import { useState } from "react";
import { useTrpc } from "../../../app/services-context.tsx";
import { EditOrRemove } from "../../../lib/edit-or-remove.tsx";
import { lazyPanel } from "../../../lib/lazy-part.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { useRemoveEngagement } from "../engagements/engagement.mutations.ts";
import type { EngagementTarget } from "../engagements/engagement-dialog.tsx";
import { EngagementLine } from "./engagement-line.tsx";
import type { Engagement } from "./service.queries.ts";

const EngagementDialog = lazyPanel(
  "dialog",
  async () => (await import("../engagements/engagement-dialog.tsx")).EngagementDialog,
);

export interface EngagementsProps {
  profileId: string;
  engagements: readonly Engagement[];
  mayEdit: boolean;
}

/** Times signed on, newest first. */
export function Engagements({ profileId, engagements, mayEdit }: EngagementsProps) {
  const { t } = useTranslation("onboard");
  const [target, setTarget] = useState<EngagementTarget | null>(null);
  const person = usePerson(profileId);
  const open = engagements.find(({ signedOffOn }) => signedOffOn === null);
  const facts = { profileId, name: person.name };
  const next = mayEdit ? (
    <Button
      variant={engagements.length === 0 ? "primary" : "secondary"}
      onClick={() =>
        setTarget(
          open ? { ...facts, kind: "off", engagementId: open.id } : { ...facts, kind: "on", rank: person.jobTitle },
        )
      }
    >
      {open ? <LogOut /> : <LogIn />}
      {t(open ? "engagement.signOff" : "engagement.signOn")}
    </Button>
  ) : null;
  return (
    <section aria-label={t("service.engagements")}>
      {engagements.length === 0 ? (
        <EmptyState icon={<Anchor />} title={t("service.noEngagements")} actions={next} className="px-0">
          {t("service.noEngagementsText")}
        </EmptyState>
      ) : (
        <>
          <SectionHead level={2} title={t("service.engagements")} fact={engagements.length} className="mb-1">
            {next}
          </SectionHead>
          <ol className="surface px-4">
            {engagements.map((engagement) => (
              <li key={engagement.id} className="flex items-start gap-3 py-3 text-sm [&:not(:last-child)]:hairline-b">
                <EngagementLine engagement={engagement} />
                {mayEdit && engagement.can.fields.length > 0 ? (
                  <EngagementActions
                    engagement={engagement}
                    onEdit={() => setTarget({ ...facts, kind: "edit", engagementId: engagement.id })}
                  />
                ) : null}
              </li>
            ))}
          </ol>
        </>
      )}
      {target ? <EngagementDialog target={target} onClose={() => setTarget(null)} /> : null}
    </section>
  );
}

/** Name and post of the person, for what the dialog says and proposes. */
function usePerson(profileId: string): { name: string; jobTitle: string | null } {
  const { data } = useQuery(useTrpc().people.get.queryOptions({ id: profileId }));
  return data
    ? { name: `${data.firstName} ${data.lastName}`.trim(), jobTitle: data.jobTitle }
    : { name: "", jobTitle: null };
}

function EngagementActions({ engagement, onEdit }: { engagement: Engagement; onEdit: () => void }) {
  const { t } = useTranslation("onboard");
  const remove = useRemoveEngagement();
  const { id, rank } = engagement;
  return (
    <EditOrRemove
      name={rank}
      edit={t("service.edit", { rank })}
      onEdit={onEdit}
      asked={{
        title: t("service.removeTitle"),
        consequences: t("service.removeText"),
        confirm: t("service.removeConfirm"),
      }}
      isRemoving={remove.isPending}
      onRemove={(done) => remove.mutate({ id }, done)}
    />
  );
}
