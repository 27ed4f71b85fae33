import { Field } from "@ymp/ui/primitives/field";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { CloudLightning, Package, Warehouse } from "lucide-react";
import { useState } from "react";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useSheetStatus } from "./job-sheet.mutations.ts";
import type { Job } from "./job-sheet-data.ts";

const kinds = ["waiting_parts", "waiting_yard", "waiting_weather"] as const;
type Waiting = (typeof kinds)[number];
const icons = { waiting_parts: <Package />, waiting_yard: <Warehouse />, waiting_weather: <CloudLightning /> };

/** What the work waits for. It keeps its due date: waiting is no postponement. */
export function WaitDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const { t } = useTranslation("job-sheet");
  const status = useSheetStatus(job);
  const [kind, setKind] = useState<Waiting>(kinds.find((known) => known === job.status) ?? "waiting_parts");
  const [note, setNote] = useState(job.waitingNote ?? "");
  const send = () => {
    status.mutate({ id: job.id, version: job.version, status: kind, note: note.trim() || null });
    onClose();
  };
  return (
    <FormDialog
      title={t("wait.title")}
      subtitle={job.title}
      submit={t("wait.confirm")}
      busy={false}
      error={null}
      onSubmit={send}
      onClose={onClose}
    >
      <Segmented
        fill
        label={t("wait.title")}
        value={kind}
        onValueChange={setKind}
        options={kinds.map((value) => ({ value, label: t(`wait.${value}`), icon: icons[value] }))}
      />
      <Field label={t("wait.note")} mark={t("optional")} help={t("wait.help")}>
        <Textarea
          maxLength={1000}
          value={note}
          placeholder={t(`wait.example_${kind}`)}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
