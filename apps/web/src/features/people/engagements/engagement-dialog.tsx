import { useQuery } from "@tanstack/react-query";
import { engagementFormSchema } from "@ymp/api/modules/onboard/engagements.schema";
import { todayIn } from "@ymp/core/calendar-date";
import { useServices, useTrpc } from "../../../app/services-context.tsx";
import { useVessel } from "../../../app/session.ts";
import { useFieldWords } from "../../../lib/forms/field-words.ts";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useNow } from "../../../lib/use-now.ts";
import { useSaveEngagement } from "./engagement.mutations.ts";
import { EngagementFields } from "./engagement-fields.tsx";
import { begunOn, type Engagement, valuesOf } from "./engagement-form.ts";
import { SignOffDialog } from "./sign-off-dialog.tsx";

export type EngagementTarget =
  | { kind: "on"; profileId: string; name: string; rank: string | null }
  | { kind: "off" | "edit"; profileId: string; name: string; engagementId: string };

export interface EngagementDialogProps {
  target: EngagementTarget;
  onClose: () => void;
}

/** Signs somebody on or off, or mends an engagement. */
export function EngagementDialog({ target, onClose }: EngagementDialogProps) {
  const isNew = target.kind === "on";
  const { profileId, name } = target;
  const options = useTrpc().onboard.engagements.queryOptions({ profileId });
  const { data } = useQuery({ ...options, enabled: !isNew });
  if (isNew) return <WholeDialog {...{ profileId, name, onClose }} rank={target.rank} engagement={null} />;
  const engagement = data?.find(({ id }) => id === target.engagementId);
  if (!engagement) return null;
  if (target.kind === "off") return <SignOffDialog {...{ engagement, name, onClose }} />;
  return <WholeDialog {...{ profileId, name, onClose, engagement }} rank={null} />;
}

interface WholeDialogProps {
  profileId: string;
  name: string;
  /** Null: a new one. */
  engagement: Engagement | null;
  /** That a new one begins with. */
  rank: string | null;
  onClose: () => void;
}

function WholeDialog({ profileId, name, engagement, rank, onClose }: WholeDialogProps) {
  const { t } = useTranslation("onboard");
  const { queryClient, trpc } = useServices();
  const today = todayIn(useVessel().timeZone, useNow());
  const { mutateAsync: save } = useSaveEngagement();
  const kind = engagement ? "edit" : "on";
  const state = useRecordForm({
    ...{ kind: `engagement of ${profileId}`, schema: engagementFormSchema, record: engagement },
    valuesOf: (kept: Engagement | undefined) => (kept ? valuesOf(kept) : begunOn(today, rank)),
    read: async (id) => {
      const options = { ...trpc.onboard.engagements.queryOptions({ profileId }), staleTime: 0 };
      return (await queryClient.fetchQuery(options)).find((one) => one.id === id);
    },
    save: ({ isNew: _, values, ...write }) => save({ profileId, ...values, ...write }),
    onSaved: onClose,
  });
  const names = new Map(
    Object.entries({
      ...{ signOnPort: "port", signOffPort: "offPort", signOffReason: "reason", agreementReference: "agreement" },
    }),
  );
  const words = useFieldWords((field) => t(`engagement.${names.get(field) ?? field}`), {
    signOffReason: (reason) => t(`signOffReason.${String(reason)}`),
  });
  return (
    <RecordForm
      as="dialog"
      form={state}
      title={t(`engagement.title.${kind}`)}
      subtitle={<bdi>{name}</bdi>}
      submit={t(`engagement.submit.${kind}`)}
      words={words}
      onClose={onClose}
    >
      <EngagementFields form={state.form} kind={kind} today={today} />
    </RecordForm>
  );
}
