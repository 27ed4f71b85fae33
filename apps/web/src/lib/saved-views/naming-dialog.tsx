import { saveViewInput } from "@ymp/api/modules/saved-views/saved-views.schema";
import { Conflict } from "@ymp/ui/patterns/conflict";
import { useEffect, useState } from "react";
import type { z } from "zod";
import { markShown, refusalOf } from "../../app/failures.ts";
import { useServices } from "../../app/services-context.tsx";
import { useWordsOf } from "../../app/use-words-of.ts";
import { TextField, TickField } from "../forms/bound-fields.tsx";
import { useConflictWords } from "../forms/conflict-words.ts";
import { useFieldWords } from "../forms/field-words.ts";
import { RecordForm } from "../forms/record-form.tsx";
import { useRecordForm } from "../forms/use-record-form.ts";
import type { OutputOf } from "../offline/use-queued-mutation.ts";
import { useTranslation } from "../translation.tsx";
import { useSaveView } from "./saved-views.mutations.ts";
import type { KeptView, SavedViews } from "./use-saved-views.ts";

const formSchema = saveViewInput.pick({ name: true, isShared: true });
type Fields = z.output<typeof formSchema>;
type Named = z.input<typeof formSchema>;
type Stored = OutputOf<"savedViews.list">[number];

export interface NamingDialogProps extends Pick<SavedViews<object>, "module" | "views" | "current" | "mayShare"> {
  /** The view to rename; null to keep the present filters as a new one. */
  view: KeptView<object> | null;
  onClose: () => void;
}

/** Keeps filters and order under a name. A name that is already one's own replaces that view. */
export function NamingDialog({ module, views, current, mayShare, view, onClose }: NamingDialogProps) {
  useWordsOf(["panels"]);
  const { t } = useTranslation("lists");
  const { client } = useServices();
  const { mutateAsync: save } = useSaveView(["stale"]);
  const { question, ask } = useQuestion();
  const find = async (id: string) => (await client.savedViews.list.query({ module })).find((one) => one.id === id);
  const record = view && { ...view, version: view.version ?? 0 };
  const state = useRecordForm({
    ...{ kind: `view of ${module}`, schema: formSchema, record },
    valuesOf: (saved: Pick<Stored, "id" | "version" | "name" | "isShared"> | undefined) => ({
      name: saved?.name ?? "",
      isShared: mayShare && (saved?.isShared ?? false),
    }),
    read: find,
    save: async (write) => {
      if (write.isNew) return keep(write.values, namesakeOf(write.values.name) ?? { id: write.id });
      // Another device may have changed its filters meanwhile.
      const now = (await find(write.id)) ?? record;
      if (now) await save({ name: now.name, isShared: now.isShared, ...write.values, ...stored(write, now.search) });
    },
    onSaved: onClose,
  });
  const stored = ({ id, version }: { id: string; version?: number }, search: object) => ({
    id,
    version,
    module,
    search,
  });
  const namesakeOf = (name: string) => (view ? undefined : views.find((one) => one.isOwn && one.name === name.trim()));
  /** A view that another device changed meanwhile is replaced once that is wanted. */
  async function keep(fields: Fields, replaced: { id: string; version?: number }): Promise<void> {
    try {
      await save({ ...fields, ...stored(replaced, current) });
    } catch (error) {
      const now = refusalOf(error)?.code === "stale" ? await find(replaced.id) : undefined;
      if (!now || now.version === replaced.version) throw error;
      markShown(error);
      if (await ask({ name: fields.name, search: current }, now)) await keep(fields, now);
    }
  }
  const { setValue, watch } = state.form;
  const namesake = namesakeOf(watch("name"));
  const staysShared = mayShare && namesake?.isShared === true;
  // The view that is replaced stays shared unless somebody takes the tick away.
  useEffect(() => {
    if (staysShared) setValue("isShared", true);
  }, [staysShared, setValue]);
  return (
    <RecordForm
      as="dialog"
      form={state}
      title={t(view ? "views.rename" : "views.saveNew")}
      submit={t("saved-views:save")}
      words={useFieldWords((field) => t(field === "name" ? "saved-views:name" : "views.share"))}
      onClose={onClose}
    >
      {question}
      <TextField<Named>
        name="name"
        label={t("saved-views:name")}
        help={namesake ? t("saved-views:replaces", { name: namesake.name }) : undefined}
      />
      {mayShare ? (
        <TickField<Named> name="isShared" label={t("views.share")} help={t("saved-views:shareHelp")} />
      ) : null}
    </RecordForm>
  );
}

interface Compared {
  mine: Pick<Stored, "name"> & { search: object };
  theirs: Pick<Stored, "name" | "search">;
  answer: (isMine: boolean) => void;
}

/** Which of two views of one name is to stay: one's own, or the one that is there by now. */
function useQuestion() {
  const { t } = useTranslation("forms");
  const words = useConflictWords();
  const [compared, setCompared] = useState<Compared | null>(null);
  const answer = (isMine: boolean) => {
    setCompared(null);
    compared?.answer(isMine);
  };
  const show = ({ name, search }: Compared["mine"]) =>
    t("saved-views:held", { name, count: Object.values(search).filter((value) => value !== undefined).length });
  return {
    ask: (mine: Compared["mine"], theirs: Compared["theirs"]) =>
      new Promise<boolean>((resolve) => setCompared({ mine, theirs, answer: resolve })),
    question: compared ? (
      <div className="rounded-lg bg-popover inset-ring inset-ring-border-strong">
        <Conflict
          title={t("disputed", { name: t("somebody"), field: t("saved-views:name") })}
          yours={show(compared.mine)}
          words={words(undefined)}
          theirs={{ heading: t("somebody"), value: show(compared.theirs) }}
          onKeepMine={() => answer(true)}
          onTakeTheirs={() => answer(false)}
        />
      </div>
    ) : null,
  };
}
