import { useQuery } from "@tanstack/react-query";
import { Field } from "@ymp/ui/primitives/field";
import { Radio, RadioGroup } from "@ymp/ui/primitives/radio-group";
import { useState } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { SupplierPicker } from "./supplier-picker.tsx";
import { useMergeSuppliers } from "./suppliers.mutations.ts";

interface Named {
  id: string;
  name: string;
}

export interface MergeDialogProps {
  one: Named;
  /** Null: still to be chosen. */
  other: Named | null;
  onClose: () => void;
  /** With the one that stays. */
  onMerged: (id: string) => void;
}

/** Two records of one house: which one stays, what moves to it, and then it is done for good. */
export function MergeDialog({ one, other, onClose, onMerged }: MergeDialogProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(other);
  const [stayingId, setStayingId] = useState(other ? one.id : "");
  const merge = useMergeSuppliers();
  const into = stayingId === one.id ? one : chosen;
  const from = stayingId === one.id ? chosen : one;
  const pair = from && into && from.id !== into.id ? { id: from.id, intoId: into.id } : null;
  const run = () => {
    if (!pair) return;
    merge.mutate(pair, {
      onSuccess: ({ id }) => {
        onClose();
        onMerged(id);
      },
    });
  };
  return (
    <FormDialog
      title={t("suppliers:merge.title")}
      subtitle={t("suppliers:merge.text")}
      submit={t("suppliers:merge.confirm")}
      busy={merge.isPending}
      disabled={!pair}
      error={merge.error}
      onSubmit={run}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        {other ? null : (
          <Field label={t("suppliers:merge.other")}>
            <SupplierPicker
              label={t("suppliers:merge.other")}
              supplier={chosen}
              isAmongKnown
              exceptId={one.id}
              onPick={(picked) => {
                setChosen(picked);
                setStayingId(one.id);
              }}
            />
          </Field>
        )}
        {chosen ? <Staying pair={[one, chosen]} stayingId={stayingId || one.id} onChange={setStayingId} /> : null}
        {pair ? <Preview pair={pair} /> : null}
      </div>
    </FormDialog>
  );
}

interface StayingProps {
  pair: readonly Named[];
  stayingId: string;
  onChange: (id: string) => void;
}

function Staying({ pair, stayingId, onChange }: StayingProps) {
  const { t } = useTranslation();
  return (
    <Field label={t("suppliers:merge.stays")} group>
      <RadioGroup aria-label={t("suppliers:merge.stays")} value={stayingId} onValueChange={onChange}>
        {pair.map(({ id, name }) => (
          <Radio key={id} value={id} label={<bdi>{name}</bdi>} />
        ))}
      </RadioGroup>
    </Field>
  );
}

type Moves = OutputOf<"suppliers.mergePreview">["moves"];
const moved: readonly (keyof Moves)[] = [
  ...(["machines", "items", "orders", "contacts", "documents", "comments", "files", "others"] as const),
];

function Preview({ pair }: { pair: { id: string; intoId: string } }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const query = useQuery({ ...useTrpc().suppliers.mergePreview.queryOptions(pair), staleTime: 0, retry: false });
  if (query.isError) return <FormRefusal error={query.error} />;
  if (!query.data) return null;
  const { from, into, moves, takesOver } = query.data;
  const lines = moved.filter((kind) => moves[kind] > 0);
  const fields = takesOver.map((field) => t(`suppliers:field.${field}`));
  return (
    <section aria-live="polite" className="rounded-md bg-muted px-3.5 py-3 text-sm">
      <p className="font-medium">{t("suppliers:merge.moves", { from: from.name, into: into.name })}</p>
      <ul className="mt-1 list-disc ps-5 text-muted-foreground">
        {lines.map((kind) => (
          <li key={kind}>
            {t(`suppliers:merge.kind.${kind}`, { count: moves[kind], total: formats.count(moves[kind]) })}
          </li>
        ))}
        {fields.length > 0 ? <li>{t("suppliers:merge.takesOver", { fields: formats.list(fields) })}</li> : null}
        {lines.length === 0 && fields.length === 0 ? <li>{t("suppliers:merge.nothing")}</li> : null}
      </ul>
      <p className="mt-2 text-muted-foreground">{t("suppliers:merge.link", { from: from.name })}</p>
    </section>
  );
}
