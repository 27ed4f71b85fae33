import { newId } from "@ymp/core/ids";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Stepper } from "@ymp/ui/primitives/stepper";
import { useRef, useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { useSession } from "../../app/session.ts";
import { SignDialog } from "../../lib/signing/sign-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { type Asked, BooksAsked } from "./books-asked.tsx";
import { useStartInspection } from "./inspections.mutations.ts";

interface StartDialogProps {
  signer: { name: string; rank: string | null } | null;
  onStarted: (id: string) => void;
  onClose: () => void;
}

const mostHours = 12;

/** The master lets an officer of an authority in, and signs for it. */
export function StartDialog({ signer, onStarted, onClose }: StartDialogProps) {
  const { t } = useTranslation("inspections");
  const { account } = useSession();
  const start = useStartInspection();
  const goesOn = useRef(false);
  const [id] = useState(newId);
  const [authority, setAuthority] = useState("");
  const [officer, setOfficer] = useState("");
  const [port, setPort] = useState("");
  const [hours, setHours] = useState(1);
  const [asked, setAsked] = useState<Asked>({ kinds: [], from: null, to: null });
  const faults = refusalOf(start.error)?.fields ?? {};
  const faultOf = (field: string) => (faults[field] === undefined ? undefined : t(faults[field]));
  const input = { id, authority: authority.trim(), officer: officer.trim(), port: port.trim(), hours, ...asked };
  return (
    <SignDialog
      title={t("start")}
      submit={t("start")}
      signer={signer ?? { name: account.name, rank: account.jobTitle }}
      capacity={t("logbooks:capacity.master")}
      isIncomplete={input.authority === "" || input.officer === ""}
      goesOn={goesOn}
      busy={start.isPending}
      error={start.error}
      onSign={(signing) =>
        start.mutate(
          { ...input, ...signing },
          {
            onSuccess: () => {
              goesOn.current = true;
              onStarted(id);
            },
          },
        )
      }
      onClose={onClose}
    >
      <p dir="auto" className="text-sm">
        {t("startText")}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("field.authority")} error={faultOf("authority")} required>
          <Input
            value={authority}
            maxLength={120}
            autoComplete="off"
            onChange={({ target }) => setAuthority(target.value)}
          />
        </Field>
        <Field label={t("field.officer")} error={faultOf("officer")} required>
          <Input
            value={officer}
            maxLength={120}
            autoComplete="off"
            onChange={({ target }) => setOfficer(target.value)}
          />
        </Field>
        <Field label={t("field.port")} error={faultOf("port")}>
          <Input value={port} maxLength={80} autoComplete="off" onChange={({ target }) => setPort(target.value)} />
        </Field>
        <Field label={t("field.hours")}>
          <Stepper label={t("field.hours")} value={hours} min={1} max={mostHours} onValueChange={setHours} />
        </Field>
      </div>
      <BooksAsked asked={asked} fault={faultOf("to")} onChange={setAsked} />
    </SignDialog>
  );
}
