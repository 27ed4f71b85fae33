import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { Field } from "@ymp/ui/primitives/field";
import { useState } from "react";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { AccountPicker } from "./account-picker.tsx";
import { useAddMembership, useMoveMembership, useRemoveMembership } from "./people.mutations.ts";
import { newPlace, type Place, PlaceFields } from "./place-fields.tsx";
import { type PickedVessel, VesselPicker } from "./vessel-picker.tsx";

/** The vessel and the person a dialog is about. */
export interface MemberDialogProps {
  vessel: PickedVessel & { timeZone: string };
  person: { userId: string; name: string };
  onClose: () => void;
}

export interface AddMemberDialogProps {
  vessel: PickedVessel & { timeZone: string };
  /** Who is aboard already. */
  hasCaptain: boolean;
  onClose: () => void;
}

/** Gives an account that exists a place on the vessel. */
export function AddMemberDialog({ vessel, hasCaptain, onClose }: AddMemberDialogProps) {
  const { t } = useTranslation("platform-screens");
  const [account, setAccount] = useState<{ userId: string; name: string } | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [place, setPlace] = useState<Place>(hasCaptain ? { ...newPlace, role: "crew", department: "deck" } : newPlace);
  const add = useAddMembership();
  const send = () => {
    setIsMissing(account === null);
    if (!account) return;
    const { userId, name: person } = account;
    add.mutate({ userId, vesselId: vessel.id, ...place, person }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t("people.addTitle", { name: vessel.name })}
      submit={t("people.addSubmit")}
      busy={add.isPending}
      error={add.error}
      onSubmit={send}
      onClose={onClose}
    >
      <Field
        label={t("people.account")}
        error={isMissing && !account ? t("people.accountMissing") : undefined}
        required
      >
        <AccountPicker account={account} onPick={setAccount} />
      </Field>
      <PlaceFields
        place={place}
        timeZone={vessel.timeZone}
        onChange={(change) => setPlace((now) => ({ ...now, ...change }))}
      />
    </FormDialog>
  );
}

/** Gives an account a place on a vessel that is still to be chosen. */
export function AddVesselDialog({ person, onClose }: Pick<MemberDialogProps, "person" | "onClose">) {
  const { t } = useTranslation("platform-screens");
  const [vessel, setVessel] = useState<PickedVessel | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [place, setPlace] = useState<Place>({ ...newPlace, role: "crew", department: "deck" });
  const add = useAddMembership();
  const send = () => {
    setIsMissing(vessel === null);
    if (!vessel) return;
    add.mutate({ userId: person.userId, vesselId: vessel.id, ...place, person: person.name }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t("accounts.addVesselTitle", { name: person.name })}
      submit={t("people.addSubmit")}
      busy={add.isPending}
      error={add.error}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label={t("column.name")} error={isMissing && !vessel ? t("people.vesselMissing") : undefined} required>
        <VesselPicker vessel={vessel} onPick={setVessel} />
      </Field>
      <PlaceFields place={place} timeZone="UTC" onChange={(change) => setPlace((now) => ({ ...now, ...change }))} />
    </FormDialog>
  );
}

/** The same person and role on another boat; the place on this one ends. */
export function MoveMemberDialog({
  vessel,
  person,
  edition,
  onClose,
}: MemberDialogProps & { edition: "full" | "lite" }) {
  const { t } = useTranslation("platform-screens");
  const [target, setTarget] = useState<PickedVessel | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const move = useMoveMembership();
  const send = () => {
    setIsMissing(target === null);
    if (!target) return;
    move.mutate(
      { userId: person.userId, fromVesselId: vessel.id, toVesselId: target.id, boat: target.name },
      { onSuccess: onClose },
    );
  };
  return (
    <FormDialog
      title={t("people.switchTitle", { person: person.name })}
      submit={t("people.switchSubmit")}
      busy={move.isPending}
      error={move.error}
      onSubmit={send}
      onClose={onClose}
    >
      <p dir="auto" className="text-pretty text-muted-foreground text-sm">
        {t("people.switchText", { vessel: vessel.name })}
      </p>
      <Field label={t("people.switchTo")} error={isMissing && !target ? t("people.vesselMissing") : undefined} required>
        <VesselPicker vessel={target} onPick={setTarget} edition={edition} without={[vessel.id]} />
      </Field>
    </FormDialog>
  );
}

export function RemoveMemberDialog({ vessel, person, onClose }: MemberDialogProps) {
  const { t } = useTranslation("platform-screens");
  const remove = useRemoveMembership();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("people.removeTitle", { person: person.name, vessel: vessel.name })}
      consequences={t("people.removeText")}
      confirm={t("people.remove")}
      destructive
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate({ userId: person.userId, vesselId: vessel.id, person: person.name }, { onSuccess: onClose })
      }
    />
  );
}
