import { Button } from "@ymp/ui/primitives/button";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Dialog, DialogClose, DialogContent } from "@ymp/ui/primitives/dialog";
import { ClipboardList } from "lucide-react";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { PathLink } from "../../app/path-link.tsx";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { countsOf, mostMachines } from "./apply-choice.ts";
import { ApplyMachines } from "./apply-machines.tsx";
import { ApplyPreview } from "./apply-preview.tsx";
import { useApplyTemplates } from "./templates.mutations.ts";
import { type Chosen, type ListedTemplate, useApplyPreview } from "./templates.queries.ts";

interface ApplyDialogProps {
  templates: readonly ListedTemplate[];
  onApplied: () => void;
  onClose: () => void;
}

/** Templates onto machines: which machines, what that makes, then it is done. */
export function ApplyDialog({ templates, onApplied, onClose }: ApplyDialogProps) {
  const { t } = useTranslation("templates");
  const apply = useApplyTemplates();
  const made = apply.data?.made;
  const subtitle =
    templates.length === 1 ? <bdi>{templates[0]?.template.title}</bdi> : t("apply.of", { count: templates.length });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      {made === undefined ? (
        <Choosing templates={templates} subtitle={subtitle} apply={apply} onApplied={onApplied} onClose={onClose} />
      ) : (
        <DialogContent
          title={t("apply.title")}
          subtitle={subtitle}
          footer={
            <>
              <DialogClose asChild>
                <Button variant="ghost" size="lg">
                  {t("ui:close")}
                </Button>
              </DialogClose>
              <Button variant="primary" size="lg" asChild>
                <PathLink href="/app/home?view=table">
                  <ClipboardList />
                  {t("apply.toJobs")}
                </PathLink>
              </Button>
            </>
          }
        >
          <p>{t("apply.made", { count: made })}</p>
          {apply.data?.skipped ? (
            <p className="text-muted-foreground text-sm">{t("apply.skipped", { count: apply.data.skipped })}</p>
          ) : null}
        </DialogContent>
      )}
    </Dialog>
  );
}

interface ChoosingProps extends ApplyDialogProps {
  subtitle: ReactNode;
  apply: ReturnType<typeof useApplyTemplates>;
}

function Choosing({ templates, subtitle, apply, onApplied, onClose }: ChoosingProps) {
  const { t } = useTranslation("templates");
  const formats = useFormats();
  const [machineIds, setMachineIds] = useState<ReadonlySet<string>>(new Set());
  const [isSpread, setSpread] = useState(true);
  const chosen = useChosen(templates, useDeferredValue(machineIds));
  const preview = useApplyPreview(chosen);
  const isTooMany = machineIds.size > mostMachines;
  const lines = machineIds.size > 0 ? (preview.data ?? []) : [];
  const { made } = countsOf(lines);
  return (
    <DialogContent
      size="lg"
      title={t("apply.title")}
      subtitle={subtitle}
      footer={
        <>
          <Button variant="ghost" size="lg" onClick={onClose}>
            {t("controls:cancel")}
          </Button>
          <Button
            variant="primary"
            size="lg"
            busy={apply.isPending}
            disabled={made === 0 || isTooMany || preview.isFetching}
            onClick={() => apply.mutate({ ...chosen, isSpread }, { onSuccess: onApplied })}
          >
            {made > 0 ? t("apply.make", { count: made, total: formats.count(made) }) : t("apply.makeNone")}
          </Button>
        </>
      }
    >
      <FormRefusal error={apply.error} />
      <ApplyMachines templates={templates} chosen={machineIds} onChange={setMachineIds} />
      {isTooMany ? <p className="text-sm text-status-overdue">{t("apply.tooMany", { most: mostMachines })}</p> : null}
      {preview.isError && !isTooMany ? <NotLoaded query={preview} /> : null}
      {lines.length > 0 && !isTooMany ? <ApplyPreview lines={lines} /> : null}
      <CheckboxField
        label={t("apply.spread")}
        help={t("apply.spreadHelp")}
        checked={isSpread}
        onCheckedChange={(checked) => setSpread(checked === true)}
      />
    </DialogContent>
  );
}

function useChosen(templates: readonly ListedTemplate[], machineIds: ReadonlySet<string>): Chosen {
  return useMemo(() => {
    const refs = (isOwn: boolean) => templates.filter(({ own }) => (own !== null) === isOwn).map(({ ref }) => ref);
    const equipmentIds = machineIds.size > mostMachines ? [] : [...machineIds];
    return { templateIds: refs(true), libraryKeys: refs(false), equipmentIds };
  }, [templates, machineIds]);
}
