import { useQuery } from "@tanstack/react-query";
import { todayIn } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { useState } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import { useVessel } from "../../app/session.ts";
import { FormDialog } from "../form-dialog.tsx";
import { useSchemaForm } from "../schema-form.ts";
import { showFaults } from "../show-faults.ts";
import { useTranslation } from "../translation.tsx";
import { useNow } from "../use-now.ts";
import { useSaveEngagement } from "./engagement.mutations.ts";
import { EngagementFields } from "./engagement-fields.tsx";
import { type EngagementForm, type EngagementTask, engagementSchema, valuesOf } from "./engagement-form.ts";

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
  const options = useTrpc().onboard.engagements.queryOptions({ profileId: target.profileId });
  const { data } = useQuery({ ...options, enabled: !isNew });
  if (isNew) return <Form task={target} name={target.name} onClose={onClose} />;
  const engagement = data?.find(({ id }) => id === target.engagementId);
  if (!engagement) return null;
  return <Form task={{ kind: target.kind, engagement }} name={target.name} onClose={onClose} />;
}

const ownFields = ["rank", "signedOnOn", "signedOffOn", "signOffReason"] as const;

interface FormProps {
  task: EngagementTask;
  name: string;
  onClose: () => void;
}

function Form({ task, name, onClose }: FormProps) {
  const { t } = useTranslation("onboard");
  const [id] = useState(newId);
  const today = todayIn(useVessel().timeZone, useNow());
  const form: EngagementForm = useSchemaForm(engagementSchema, { defaultValues: valuesOf(task, id, today) });
  const save = useSaveEngagement();
  const submit = form.handleSubmit((values) =>
    save.mutate(values, { onSuccess: onClose, onError: (error) => showFaults(form, ownFields, error) }),
  );
  return (
    <FormDialog
      title={t(`engagement.title.${task.kind}`)}
      subtitle={<bdi>{name}</bdi>}
      submit={t(`engagement.submit.${task.kind}`)}
      busy={save.isPending}
      error={save.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <EngagementFields form={form} kind={task.kind} today={today} />
    </FormDialog>
  );
}
