import { type Department, departments } from "@ymp/core/access/roles";
import { newId } from "@ymp/core/ids";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { WholeInput } from "../../lib/whole-input.tsx";
import { DaysInput } from "./days-input.tsx";
import { useSaveLeaveRules } from "./leave.mutations.ts";
import type { LeaveYear } from "./leave.queries.ts";
import { useLeaveWords } from "./use-leave-words.ts";

interface Line {
  readonly key: string;
  readonly department: Department;
  readonly rank: string;
  readonly least: number | null;
}

/** How many are to be aboard, and how far a balance may fall. */
export function RulesDialog({ rules, onClose }: { rules: LeaveYear["rules"]; onClose: () => void }) {
  const { t } = useLeaveWords();
  const save = useSaveLeaveRules();
  const [below, setBelow] = useState<number | null>(-rules.floor);
  const [halfDays, setHalfDays] = useState(rules.halfDays);
  const [lines, setLines] = useState<readonly Line[]>(() =>
    rules.minimums.map(({ department, rank, least }) => ({
      ...{ key: newId(), department, rank: rank ?? "", least },
    })),
  );
  const change = (key: string, values: Partial<Line>) =>
    setLines((known) => known.map((line) => (line.key === key ? { ...line, ...values } : line)));
  const isWhole = below !== null && lines.every(({ least }) => least !== null && least > 0);
  const submit = () => {
    if (below === null) return;
    const minimums = lines.flatMap(({ department, rank, least }) =>
      least === null ? [] : { department, rank: rank.trim() || null, least },
    );
    save.mutate(
      { floor: below === 0 ? 0 : -below, halfDays, minimums, version: rules.version },
      { onSuccess: onClose },
    );
  };
  return (
    <FormDialog
      size="lg"
      title={t("rules.title")}
      submit={t("keep")}
      busy={save.isPending}
      disabled={!isWhole}
      error={save.error}
      saysFaults
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t("rules.floor")} help={t("rules.floorHint")}>
        <DaysInput value={below} onValueChange={setBelow} />
      </Field>
      <CheckboxField
        label={t("rules.halfDays")}
        checked={halfDays}
        onCheckedChange={(checked) => setHalfDays(checked === true)}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 font-medium text-sm">{t("rules.minimums")}</legend>
        {lines.map(({ key, department, rank, least }) => (
          <div key={key} className="grid grid-cols-[1fr_1fr_72px_auto] items-center gap-2">
            <Select
              aria-label={t("field.department")}
              value={department}
              options={departments.map((value) => ({ value, label: t(`department.${value}`) }))}
              onValueChange={(value) => change(key, { department: value })}
            />
            <Input
              aria-label={t("field.rank")}
              placeholder={t("rules.anyRank")}
              value={rank}
              maxLength={100}
              onChange={({ target }) => change(key, { rank: target.value })}
            />
            <WholeInput
              aria-label={t("rules.least")}
              value={least}
              onValueChange={(value) => change(key, { least: value })}
            />
            <IconButton
              label={t("rules.remove")}
              onClick={() => setLines((known) => known.filter((line) => line.key !== key))}
            >
              <Trash2 />
            </IconButton>
          </div>
        ))}
        <Button
          variant="secondary"
          onClick={() => setLines((known) => [...known, { key: newId(), department: "deck", rank: "", least: 1 }])}
        >
          <Plus />
          {t("rules.add")}
        </Button>
      </fieldset>
    </FormDialog>
  );
}
