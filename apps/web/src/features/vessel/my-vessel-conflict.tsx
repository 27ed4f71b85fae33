import type { VesselFormInput } from "@ymp/api/modules/vessel/vessel.schema";
import { Conflict } from "@ymp/ui/patterns/conflict";
import { useEffect, useRef } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { type ParticularName, valuesOf } from "./my-vessel-fields.ts";
import { useParticularWords } from "./use-particular-words.ts";
import type { VesselConflict } from "./use-vessel-form.ts";

interface NoticeProps extends VesselConflict {
  mine: VesselFormInput;
  keepMine: () => void;
  takeTheirs: () => void;
}

/** The fields that two people changed, both values in sight. */
export function VesselConflictNotice({ fields, theirs, mine, keepMine, takeTheirs }: NoticeProps) {
  const { t } = useTranslation("vessel");
  const name = theirs.lastChangedBy ?? t("conflict.somebody");
  const box = useRef<HTMLDivElement>(null);
  // The field that was being typed in may be far below.
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <div ref={box} className="rounded-lg bg-popover inset-ring inset-ring-border-strong">
      <Conflict
        title={t("conflict.title", { name })}
        yours={<Values fields={fields} values={mine} />}
        theirs={{
          name,
          heading: t("conflict.by", { name }),
          value: <Values fields={fields} values={valuesOf(theirs)} />,
        }}
        onKeepMine={keepMine}
        onTakeTheirs={takeTheirs}
        note={t("conflict.note")}
      />
    </div>
  );
}

function Values({ fields, values }: { fields: readonly ParticularName[]; values: VesselFormInput }) {
  const words = useParticularWords();
  return fields.map((field) => (
    <span key={field} className="block">
      {words.name(field)}: {words.value(field, values[field])}
    </span>
  ));
}
