import { contractFormSchema } from "@ymp/api/modules/leave/leave.schema";
import { departments } from "@ymp/core/access/roles";
import type { ContractField } from "@ymp/core/leave/contract-fields";
import { leaveBases, leaveMinimums } from "@ymp/core/leave/leave-terms";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import type { z } from "zod";
import { useServices } from "../../app/services-context.tsx";
import { ChoiceField, ControlField, DayField, LongTextField, TextField } from "../../lib/forms/bound-fields.tsx";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { Locked, LockedNote } from "../../lib/locked.tsx";
import { WholeInput } from "../../lib/whole-input.tsx";
import { DaysInput } from "./days-input.tsx";
import { useSaveContract } from "./leave.mutations.ts";
import type { Contract } from "./leave.queries.ts";
import { useLeaveWords } from "./use-leave-words.ts";

type ContractInput = z.input<typeof contractFormSchema>;

export interface ContractDialogProps {
  profileId: string;
  /** Null: a new one. */
  contract: Contract | null;
  onClose: () => void;
}

const valuesOf = (saved: Contract | undefined): ContractInput => ({
  rank: saved?.rank ?? "",
  department: saved?.department ?? null,
  startsOn: saved?.startsOn ?? "",
  endsOn: saved?.endsOn ?? null,
  basis: saved?.basis ?? "annual",
  minimum: saved?.minimum ?? "mlc",
  annual: saved ? saved.annual : 3000,
  onDays: saved?.onDays ?? null,
  offDays: saved?.offDays ?? null,
  travel: saved?.travel ?? 0,
  carryOver: saved?.carryOver ?? null,
  opening: saved?.opening ?? 0,
  notes: saved?.notes ?? "",
});

/** What somebody is engaged for, and what leave it gives. */
export function ContractDialog({ profileId, contract, onClose }: ContractDialogProps) {
  const { t } = useLeaveWords();
  const { queryClient, trpc } = useServices();
  const { mutateAsync: save } = useSaveContract();
  const form = useRecordForm({
    kind: `contract of ${profileId}`,
    schema: contractFormSchema,
    record: contract,
    valuesOf,
    read: async (id) => {
      const options = { ...trpc.leave.contracts.queryOptions({ profileId }), staleTime: 0 };
      return (await queryClient.fetchQuery(options)).contracts.find((one) => one.id === id);
    },
    save: ({ isNew: _, values, ...write }) => save({ profileId, ...values, ...write }),
    onSaved: onClose,
  });
  return (
    <RecordForm
      as="dialog"
      form={form}
      title={t(contract ? "editContract" : "addContract")}
      submit={t("keep")}
      words={useFieldWords((field) => t(`contract.${field}`))}
      onClose={onClose}
    >
      <ContractFields contract={contract} />
    </RecordForm>
  );
}

function ContractFields({ contract }: { contract: Contract | null }) {
  const { t } = useLeaveWords();
  const basis = useWatch<ContractInput, "basis">({ name: "basis" });
  const locked = (name: ContractField) => contract !== null && !contract.can.fields.includes(name);
  const held = (name: ContractField, field: ReactNode) => <Locked when={locked(name)}>{field}</Locked>;
  const label = (name: keyof ContractInput) => t(`contract.${name}`);
  const daysOf = (name: "annual" | "travel" | "carryOver" | "opening", help?: string) =>
    held(
      name,
      <ControlField<ContractInput, typeof name> name={name} label={label(name)} help={help}>
        {({ value, onChange }) => (
          <DaysInput
            value={value ?? null}
            onValueChange={(days) => onChange(days ?? (name === "travel" || name === "opening" ? 0 : null))}
          />
        )}
      </ControlField>,
    );
  const whole = (name: "onDays" | "offDays") =>
    held(
      name,
      <ControlField<ContractInput, typeof name> name={name} label={label(name)} required>
        {({ value, onChange }) => <WholeInput value={value ?? null} onValueChange={onChange} />}
      </ControlField>,
    );
  return (
    <>
      <LockedNote when={contractFormSchema.keyof().options.some(locked)} />
      <div className="grid gap-4 sm:grid-cols-2">
        {held("rank", <TextField<ContractInput> name="rank" label={label("rank")} required />)}
        {held(
          "department",
          <ChoiceField<ContractInput>
            name="department"
            label={label("department")}
            options={departments.map((value) => ({ value, label: t(`department.${value}`) }))}
          />,
        )}
        {held("startsOn", <DayField<ContractInput> name="startsOn" label={label("startsOn")} required />)}
        {held(
          "endsOn",
          <DayField<ContractInput> name="endsOn" label={label("endsOn")} help={t("contract.endsOnHint")} />,
        )}
        {held(
          "basis",
          <ChoiceField<ContractInput>
            name="basis"
            label={label("basis")}
            options={leaveBases.map((value) => ({ value, label: t(`basis.${value}`) }))}
          />,
        )}
        {held(
          "minimum",
          <ChoiceField<ContractInput>
            name="minimum"
            label={label("minimum")}
            options={leaveMinimums.map((value) => ({ value, label: t(`minimum.${value}`) }))}
          />,
        )}
        {basis === "rotation" ? (
          <>
            {whole("onDays")}
            {whole("offDays")}
          </>
        ) : (
          daysOf("annual")
        )}
        {daysOf("opening")}
        {daysOf("carryOver", t("contract.carryOverHint"))}
        {daysOf("travel")}
      </div>
      {held("notes", <LongTextField<ContractInput> name="notes" label={label("notes")} rows={3} />)}
    </>
  );
}
