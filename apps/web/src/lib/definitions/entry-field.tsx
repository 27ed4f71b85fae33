import type { Field as Asked, Value, Values } from "@ymp/core/definitions/definition";
import { decimalsOf } from "@ymp/core/definitions/fixed-point";
import { unitSign } from "@ymp/core/definitions/unit-sign";
import { cn } from "@ymp/ui/lib/cn";
import { Field } from "@ymp/ui/primitives/field";
import type { ReactNode } from "react";
import { useTranslation } from "../translation.tsx";
import { useFormats } from "../use-formats.ts";
import { useTypedFigure } from "../use-typed-figure.ts";
import { ChoiceControl, FlagControl, isInSight } from "./choice-controls.tsx";
import { type ControlProps, type Framed, textIn } from "./controls.ts";
import { onceLeft, useFilling } from "./entry-around.ts";
import { FieldLabel } from "./field-label.tsx";
import { useFindingText } from "./finding-words.ts";
import { FromSounding } from "./from-sounding.tsx";
import { MachineControl, PersonControl, TankControl } from "./picked-controls.tsx";
import { PlaceControl, PositionControl } from "./place-controls.tsx";
import { FigureControl, TextControl } from "./plain-controls.tsx";
import { RowsControl } from "./rows-control.tsx";
import { DateControl, InstantControl, instantIn } from "./time-controls.tsx";
import { Warning } from "./warning.tsx";

interface EntryFieldProps {
  field: Asked;
  path: string;
  value: Value | undefined;
  /** Of the fields beside it. */
  values: Values;
  isRequired: boolean;
  onChange: (value: Value | undefined) => void;
}

/** One field of an entry, with what is wrong or doubtful about it. */
export function EntryField(props: EntryFieldProps) {
  const { field, path, value, values, isRequired, onChange } = props;
  const { t } = useTranslation("definitions");
  const { findings, isSaid, onLeave } = useFilling();
  const say = useFindingText();
  const help = useHelp(field, value);
  // Files are added to an entry that is kept.
  if (field.type === "files") return null;
  const here = findings.filter((finding) => finding.path === path);
  const fault = here.find(({ severity, code }) => severity === "fault" && (code === "rule" || isSaid(path)));
  const warnings = here.filter(({ severity }) => severity === "warning");
  return (
    <div
      className={cn("flex min-w-0 flex-col gap-1.5", isWide(field) && "col-span-full")}
      {...onceLeft(() => onLeave(path))}
    >
      {field.type === "computed" ? (
        <ComputedFigure field={field} value={value} />
      ) : field.type === "rows" ? (
        <RowsControl field={field} path={path} value={value} error={fault && say(fault)} onChange={onChange} />
      ) : (
        <Field
          label={<FieldLabel field={field} />}
          mark={isRequired ? undefined : t("optional")}
          required={isRequired}
          help={help}
          error={fault && say(fault)}
          group={isGroup(field)}
          className={cn(isInRow(field) && rowOnPhone)}
        >
          <Control {...{ field, value, isRequired, onChange }} />
        </Field>
      )}
      <FromSounding {...{ field, values, value, onChange }} />
      {warnings.map((warning) => (
        <Warning key={String(warning.params?.rule)}>{say(warning)}</Warning>
      ))}
    </div>
  );
}

/** Figures stand beside their words on a phone: a thumb goes down one column. */
const rowOnPhone =
  "max-md:grid max-md:grid-cols-[minmax(0,1fr)_9rem] max-md:items-center max-md:gap-x-3 max-md:[&>:nth-child(n+3)]:col-span-2";
const isInRow = ({ type }: Asked) => type === "figure";

function isGroup(field: Asked): boolean {
  if (field.type === "choice") return field.several === true || isInSight(field.options);
  if (field.type === "tank") return field.several === true;
  return field.type === "flag" || field.type === "position" || field.type === "place";
}

function isWide(field: Asked): boolean {
  if (field.type === "text") return field.longest > 120;
  if (field.type === "choice" || field.type === "tank") return field.several === true || isGroup(field);
  return field.type === "rows" || field.type === "place";
}

/** The same as UTC, or what is known of a tank. */
function useHelp(field: Asked, value: Value | undefined): ReactNode {
  const { t } = useTranslation("definitions");
  const formats = useFormats();
  const typedFigure = useTypedFigure();
  const { facts } = useFilling();
  const figure = (text: string) => typedFigure(text, decimalsOf(text) ?? 0);
  if (field.type === "instant") {
    const at = instantIn(textIn(value));
    return at ? formats.timeUtc(at) : undefined;
  }
  const tank = field.type === "tank" ? facts.tanks.get(textIn(value)) : undefined;
  if (!tank) return undefined;
  const { capacity, retained } = tank;
  return formats.list([
    capacity !== null && t("tank.capacity", { amount: figure(capacity) }),
    retained !== null && t("tank.retained", { amount: figure(retained) }),
  ]);
}

function Control({ field, ...props }: Omit<ControlProps<never>, "field"> & { field: Asked } & Framed) {
  switch (field.type) {
    case "text":
      return <TextControl field={field} {...props} />;
    case "figure":
      return <FigureControl field={field} {...props} />;
    case "flag":
      return <FlagControl field={{ ...field, type: "flag" }} {...props} />;
    case "choice":
      return <ChoiceControl field={field} {...props} />;
    case "tank":
      return <TankControl field={field} {...props} />;
    case "instant":
      return <InstantControl field={{ ...field, type: "instant" }} {...props} />;
    case "date":
      return <DateControl field={{ ...field, type: "date" }} {...props} />;
    case "position":
      return <PositionControl field={{ ...field, type: "position" }} {...props} />;
    case "place":
      return <PlaceControl field={{ ...field, type: "place" }} {...props} />;
    case "person":
      return <PersonControl field={{ ...field, type: "person" }} {...props} />;
    case "equipment":
      return <MachineControl field={{ ...field, type: "equipment" }} {...props} />;
    default:
      return null;
  }
}

function ComputedFigure({ field, value }: { field: Extract<Asked, { type: "computed" }>; value: Value | undefined }) {
  const { t } = useTranslation("definitions");
  const typedFigure = useTypedFigure();
  const text = textIn(value);
  return (
    <div className="flex min-w-0 flex-col gap-1.5 max-md:grid max-md:grid-cols-[minmax(0,1fr)_9rem] max-md:items-center">
      <span className="flex flex-wrap items-baseline gap-x-1.5 font-medium text-sm">
        <span>
          <FieldLabel field={field} />
        </span>
        <span className="font-normal text-muted-foreground text-xs">{t("computed")}</span>
      </span>
      <output
        aria-label={field.label}
        className="flex min-h-control-lg items-center rounded-md bg-muted px-2.5 text-base tabular-nums"
      >
        {text === "" ? (
          <span className="text-muted-foreground">–</span>
        ) : (
          <bdi>
            {typedFigure(text, field.decimals)}
            {field.unit ? ` ${unitSign(field.unit)}` : null}
          </bdi>
        )}
      </output>
    </div>
  );
}
