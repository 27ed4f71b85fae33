import type { BulkUpdateEquipmentInput } from "@ymp/api/modules/equipment/equipment.schema";
import { departments } from "@ymp/core/access/roles";
import { Combobox } from "@ymp/ui/primitives/combobox";
import { Field } from "@ymp/ui/primitives/field";
import { Radio, RadioGroup } from "@ymp/ui/primitives/radio-group";
import { useMemo, useState } from "react";
import { BulkDialog } from "../../lib/bulk-dialog.tsx";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { ArchiveTerms, InTheWay, isInTheWay, useArchiveTerms } from "./archive-terms.tsx";
import { useBulkArchive } from "./bulk-archive.ts";
import { SupplierChange, TypeChange } from "./bulk-choices.tsx";
import { useBulkUpdateMachines } from "./equipment.mutations.ts";
import { type RegisterRow, usePlaces, useRegisterTree, useWayOfArchiving } from "./equipment.queries.ts";
import { PlacePicker } from "./move-dialog.tsx";
import { branchOf, registerOf } from "./register-tree.ts";

export type BulkField = "department" | "location" | "type" | "supplier" | "critical" | "use" | "parent" | "archive";
type Change = BulkUpdateEquipmentInput["change"];

export interface MachinesBulkDialogProps {
  field: BulkField;
  rows: readonly RegisterRow[];
  onClose: () => void;
  onDone: () => void;
}

/** One change for all the chosen items. */
export function MachinesBulkDialog(props: MachinesBulkDialogProps) {
  return props.field === "archive" ? <BulkArchiveDialog {...props} /> : <BulkChangeDialog {...props} />;
}

function BulkChangeDialog({ field, rows, ...dialog }: MachinesBulkDialogProps) {
  const { t } = useTranslation();
  const [change, setChange] = useState<Change | null>(null);
  const update = useBulkUpdateMachines();
  const movedIds = useMemo(() => rows.map(({ id }) => id), [rows]);
  return (
    <BulkDialog
      {...dialog}
      rows={rows}
      title={t(`equipment:bulk.${field}.title`, { count: rows.length })}
      submit={t("equipment:bulk.confirm")}
      change={change}
      write={update}
      send={(items, sent, then) => update.mutate({ items, change: sent }, then)}
    >
      {field === "department" ? <DepartmentChange onChange={setChange} /> : null}
      {field === "location" ? <LocationChange onChange={setChange} /> : null}
      {field === "type" ? <TypeChange onChange={setChange} /> : null}
      {field === "supplier" ? <SupplierChange onChange={setChange} /> : null}
      {field === "critical" ? <CriticalChange onChange={setChange} /> : null}
      {field === "use" ? <UseChange onChange={setChange} /> : null}
      {field === "parent" ? (
        <PlacePicker
          movedIds={movedIds}
          placeId={change?.field === "parentId" ? change.value : undefined}
          onPick={(value) => setChange({ field: "parentId", value })}
        />
      ) : null}
    </BulkDialog>
  );
}

const none = "none";

function DepartmentChange({ onChange }: { onChange: (change: Change) => void }) {
  const { t } = useTranslation();
  return (
    <RadioGroup
      aria-label={t("equipment:column.department")}
      onValueChange={(text) =>
        onChange({ field: "department", value: departments.find((known) => known === text) ?? null })
      }
    >
      {departments.map((department) => (
        <Radio key={department} value={department} label={t(`departments:of.${department}`)} />
      ))}
      <Radio value={none} label={t("equipment:form.noDepartment")} />
    </RadioGroup>
  );
}

function LocationChange({ onChange }: { onChange: (change: Change) => void }) {
  const { t } = useTranslation();
  const places = usePlaces();
  const [location, setLocation] = useState<string | null>(null);
  const choose = (value: string | null) => {
    setLocation(value);
    onChange({ field: "location", value });
  };
  return (
    <Field label={t("equipment:column.location")} help={t("equipment:bulk.location.help")}>
      <Combobox
        placeholder={t("equipment:form.location")}
        items={places.map((place) => ({ value: place, label: place }))}
        value={location ? { value: location, label: location } : null}
        onValueChange={(item) => choose(item?.value ?? null)}
        onCreate={{ label: (text) => t("equipment:form.newLocation", { text }), run: choose }}
        clearable
      />
    </Field>
  );
}

function CriticalChange({ onChange }: { onChange: (change: Change) => void }) {
  const { t } = useTranslation();
  return (
    <RadioGroup
      aria-label={t("equipment:critical")}
      onValueChange={(text) => onChange({ field: "isCritical", value: text === "yes" })}
    >
      <Radio value="yes" label={t("equipment:bulk.critical.yes")} help={t("equipment:bulk.critical.help")} />
      <Radio value="no" label={t("equipment:bulk.critical.no")} />
    </RadioGroup>
  );
}

const usages = {
  both: { isUsedAtSea: true, isUsedInPort: true },
  sea: { isUsedAtSea: true, isUsedInPort: false },
  port: { isUsedAtSea: false, isUsedInPort: true },
  none: { isUsedAtSea: false, isUsedInPort: false },
} as const;
const usageNames = ["both", "sea", "port", "none"] as const;

function UseChange({ onChange }: { onChange: (change: Change) => void }) {
  const { t } = useTranslation();
  const choose = (text: string) => {
    const name = usageNames.find((known) => known === text);
    if (name) onChange({ field: "use", ...usages[name] });
  };
  return (
    <RadioGroup aria-label={t("equipment:filter.use")} onValueChange={choose}>
      {usageNames.map((name) => (
        <Radio key={name} value={name} label={t(`equipment:use.${name}`)} />
      ))}
    </RadioGroup>
  );
}

function BulkArchiveDialog({ rows, onClose, onDone }: MachinesBulkDialogProps) {
  const { t } = useTranslation();
  const { archive } = useBulkArchive();
  const terms = useArchiveTerms();
  const live = rows.filter(({ archivedAt }) => archivedAt === null);
  const openJobs = useOpenJobsBelow(live);
  const way = useWayOfArchiving(live.map(({ id }) => id));
  const done = () => {
    onClose();
    onDone();
  };
  return (
    <FormDialog
      title={t("equipment:bulk.archive.title", { count: live.length })}
      submit={t("equipment:archive.confirm")}
      error={archive.error}
      saysFaults
      busy={archive.isPending}
      disabled={way.isPending || isInTheWay(way.data) || terms.isMissing(openJobs)}
      onSubmit={() => archive.mutate({ rows: live, ...terms.sent }, { onSuccess: done })}
      onClose={onClose}
    >
      <p dir="auto" className="text-muted-foreground text-sm">
        {t("equipment:archive.text")}
      </p>
      <ul className="max-h-48 overflow-y-auto text-sm">
        {live.map((row) => (
          <li key={row.id} className="flex gap-2 py-1">
            <span dir="auto" className="min-w-0 flex-1">
              {row.name}
            </span>
            {row.openJobs > 0 ? (
              <span className="flex-none text-muted-foreground">
                {t("equipment:bulk.archive.jobs", { count: row.openJobs })}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <InTheWay way={way.data} />
      {isInTheWay(way.data) ? null : <ArchiveTerms terms={terms} openJobs={openJobs ?? 0} />}
    </FormDialog>
  );
}

/** Open jobs on these and on all that hangs below them, each counted once; null until the tree is here. */
function useOpenJobsBelow(rows: readonly RegisterRow[]): number | null {
  const { data } = useRegisterTree({});
  return useMemo(() => {
    if (!data) return null;
    const register = registerOf(data);
    const ids = new Set(rows.flatMap(({ id }) => branchOf(register, id)));
    return data.reduce((sum, node) => sum + (ids.has(node.id) ? node.openJobs : 0), 0);
  }, [data, rows]);
}
