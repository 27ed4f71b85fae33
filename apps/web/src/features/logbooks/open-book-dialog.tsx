import { useRouter } from "@tanstack/react-router";
import { volumePath } from "@ymp/core/books/book-addresses";
import { type BookKind, bookKinds } from "@ymp/core/books/kinds";
import { asksForRates, type MachineRate, machineRate, machineRates } from "@ymp/core/books/machine-rates";
import { newId } from "@ymp/core/ids";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { useRef, useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { useSession } from "../../app/session.ts";
import { FigureControl } from "../../lib/definitions/plain-controls.tsx";
import { SignDialog } from "../../lib/signing/sign-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { WholeInput } from "../../lib/whole-input.tsx";
import { useOpenLogbook } from "./logbooks.mutations.ts";

/** Parts II are for ships that carry cargo; books of machines are not opened here yet. A custom book is designed first. */
const offered = bookKinds.filter((kind) => !["garbage2", "oil2", "equipment"].includes(kind));

/** Opens a volume: its cover, signed by the master. */
export function OpenBookDialog({ kind: named, onClose }: { kind: string; onClose: () => void }) {
  const { t } = useTranslation("logbooks");
  const router = useRouter();
  const { account } = useSession();
  const open = useOpenLogbook();
  const goesOn = useRef(false);
  const [id] = useState(newId);
  const [kind, setKind] = useState<BookKind | null>(offered.find((one) => one === named) ?? null);
  const [number, setNumber] = useState("");
  const [place, setPlace] = useState("");
  const [firstPageNo, setFirstPage] = useState<number | null>(1);
  const [rates, setRates] = useState<Partial<Record<MachineRate, string>>>({});
  const asksRates = kind !== null && asksForRates(kind);
  const faults = refusalOf(open.error)?.fields ?? {};
  const faultOf = (field: string) => (faults[field] === undefined ? undefined : t(faults[field]));
  return (
    <SignDialog
      title={t("open")}
      subtitle={t("openBy")}
      submit={t("openSign")}
      signer={{ name: account.name, rank: account.jobTitle }}
      capacity={t("capacity.master")}
      isIncomplete={kind === null || number.trim() === "" || place.trim() === "" || firstPageNo === null}
      goesOn={goesOn}
      busy={open.isPending}
      error={open.error}
      onSign={(signing) => {
        if (kind === null) return;
        open.mutate(
          {
            id,
            kind,
            number: number.trim(),
            place: place.trim(),
            firstPageNo: firstPageNo ?? 1,
            ...(asksRates && rates),
            ...signing,
          },
          {
            onSuccess: () => {
              goesOn.current = true;
              void router.navigate({ href: volumePath({ id, kind }) });
            },
          },
        );
      }}
      onClose={onClose}
    >
      <Field label={t("cover.kind")} required>
        <Select
          options={offered.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={kind}
          placeholder={t("cover.chooseKind")}
          onValueChange={(next) => {
            if (next !== "custom") return setKind(next);
            goesOn.current = true;
            void router.navigate({ to: "/app/createlogbook/$id", params: { id: "custom" } });
          }}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("cover.number")} help={t("cover.numberHelp")} error={faultOf("number")} required>
          <Input value={number} maxLength={40} autoComplete="off" onChange={({ target }) => setNumber(target.value)} />
        </Field>
        <Field label={t("cover.place")} error={faultOf("place")} required>
          <Input value={place} maxLength={80} autoComplete="off" onChange={({ target }) => setPlace(target.value)} />
        </Field>
        <Field label={t("cover.firstPage")} help={t("cover.firstPageHelp")} required>
          <WholeInput value={firstPageNo} onValueChange={setFirstPage} />
        </Field>
        {asksRates
          ? machineRates.map((rate) => (
              <Field key={rate} label={t(`particular.${rate}`)} help={t("cover.rateHelp")} error={faultOf(rate)}>
                <FigureControl
                  field={{ type: "figure", key: rate, label: "", ...machineRate }}
                  value={rates[rate]}
                  isRequired={false}
                  onChange={(figure) =>
                    setRates(({ [rate]: _, ...others }) => (figure ? { ...others, [rate]: figure } : others))
                  }
                />
              </Field>
            ))
          : null}
      </div>
    </SignDialog>
  );
}
