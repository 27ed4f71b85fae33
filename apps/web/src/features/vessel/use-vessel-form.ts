import { type SaveVesselInput, type VesselFormInput, vesselForm } from "@ymp/api/modules/vessel/vessel.schema";
import { useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { useServices, useTrpc } from "../../app/services-context.tsx";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { showFaults } from "../../lib/show-faults.ts";
import { type ParticularName, particularNames, valuesOf } from "./my-vessel-fields.ts";
import { useSaveVessel } from "./vessel.mutations.ts";
import type { VesselRecord } from "./vessel.queries.ts";

/** Two people changed the same particulars. */
export interface VesselConflict {
  readonly fields: readonly ParticularName[];
  readonly theirs: VesselRecord;
}

type Particulars = Omit<SaveVesselInput, "version">;

/**
 * The form over one version of the vessel. What others save shows at once while nothing is typed; once something is, the
 * version it was typed over stays, so that the server can tell.
 */
export function useVesselForm(vessel: VesselRecord) {
  const { queryClient } = useServices();
  const trpc = useTrpc();
  const [base, setBase] = useState(vessel);
  const [conflict, setConflict] = useState<VesselConflict | null>(null);
  const [zoneAsked, setZoneAsked] = useState<Particulars | null>(null);
  const form = useSchemaForm(vesselForm, { values: valuesOf(base) });
  const save = useSaveVessel();
  const { isDirty, dirtyFields } = form.formState;
  if (base !== vessel && !isDirty) setBase(vessel);
  const changed = particularNames.filter((name) => dirtyFields[name]);

  const takeTheirs = (theirs: VesselRecord) => {
    setConflict(null);
    setBase(theirs);
    form.reset(valuesOf(theirs));
  };

  /** Others may have changed other fields only: then both changes stand. */
  const settle = async (particulars: Particulars) => {
    const theirs = await queryClient.fetchQuery({ ...trpc.vessel.get.queryOptions(), staleTime: 0 });
    const before: VesselFormInput = valuesOf(base);
    const now: VesselFormInput = valuesOf(theirs);
    const fields = changed.filter((name) => before[name] !== now[name]);
    if (fields.length === 0) send(particulars, theirs.version);
    else setConflict({ fields, theirs });
  };

  const send = (particulars: Particulars, version: number) =>
    save.mutate(
      { ...particulars, version },
      {
        onSuccess: () => {
          setConflict(null);
          setZoneAsked(null);
          form.reset(form.getValues());
        },
        onError: (error) => {
          setZoneAsked(null);
          if (refusalOf(error)?.code === "stale") void settle(particulars);
          else showFaults(form, particularNames, error);
        },
      },
    );

  const submitOver = (version: number) =>
    form.handleSubmit((values) => {
      const particulars: Particulars = Object.fromEntries(
        Object.entries(values).filter(([name]) => changed.some((field) => field === name)),
      );
      if (particulars.timeZone === undefined || conflict) send(particulars, version);
      else setZoneAsked(particulars);
    });

  return {
    form,
    submit: submitOver(base.version),
    changed,
    isSaving: save.isPending,
    cancel: () => takeTheirs(vessel),
    zone: zoneAsked && {
      from: base.timeZone,
      to: zoneAsked.timeZone ?? base.timeZone,
      confirm: () => send(zoneAsked, base.version),
      cancel: () => setZoneAsked(null),
    },
    conflict: conflict && {
      ...conflict,
      mine: form.getValues(),
      keepMine: () => void submitOver(conflict.theirs.version)(),
      takeTheirs: () => takeTheirs(conflict.theirs),
    },
  };
}
