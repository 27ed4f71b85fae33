import type { Position, Value } from "@ymp/core/definitions/definition";
import { Input } from "@ymp/ui/primitives/input";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { useState } from "react";
import { useTranslation } from "../translation.tsx";
import { useDecimalMark } from "../use-typed-figure.ts";
import type { ControlProps, Framed } from "./controls.ts";
import { onceLeft, useFilling } from "./entry-around.ts";
import { FromTrack } from "./from-track.tsx";
import { plainFigure } from "./plain-figure.ts";
import { type Axis, partsOf, positionOf, type SideParts, sidesOf } from "./position-parts.ts";

const isPart = (value: Value | undefined, key: string): value is Position & { port: string } =>
  typeof value === "object" && value !== null && key in value;

const keptIn = (value: Value | undefined): Position =>
  isPart(value, "lat") ? { lat: value.lat, lon: value.lon } : { lat: "//N", lon: "//E" };

/** Degrees and decimal minutes, as books write them. */
export function PositionControl({ field, value, isRequired: _, onChange, ...framed }: ControlProps<"position">) {
  return (
    <fieldset className="contents">
      <legend className="sr-only" lang="en">
        {field.label}
      </legend>
      <PositionInputs {...framed} fieldKey={field.key} value={value} onChange={onChange} />
    </fieldset>
  );
}

const minuteDecimals = 4;

interface PositionInputsProps extends Framed {
  fieldKey: string;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

function PositionInputs({ fieldKey, value, onChange, id, ...framed }: PositionInputsProps) {
  const { timeAt } = useFilling();
  const mark = useDecimalMark();
  const kept = keptIn(value);
  const [lat, lon] = [partsOf(kept.lat, "lat"), partsOf(kept.lon, "lon")];
  const [typing, setTyping] = useState<{ lat: SideParts; lon: SideParts } | null>(null);
  const written = (side: SideParts): SideParts => ({ ...side, minutes: side.minutes.replace(".", mark) });
  const read = (side: SideParts): SideParts => ({
    ...side,
    minutes: plainFigure(side.minutes, minuteDecimals, mark) ?? side.minutes,
  });
  const shown = typing ?? { lat: written(lat), lon: written(lon) };
  const change = (axis: Axis, parts: SideParts) => {
    const next = { ...shown, [axis]: parts };
    setTyping(next);
    onChange(positionOf(read(next.lat), read(next.lon)) ?? undefined);
  };
  return (
    <div
      id={id}
      {...{
        role: "group",
        "aria-labelledby": framed["aria-labelledby"],
        "aria-describedby": framed["aria-describedby"],
      }}
      // What was typed is shown as it is kept once all of it was left.
      {...onceLeft(() => setTyping(null))}
      className="flex flex-col gap-1.5"
    >
      {(["lat", "lon"] as const).map((axis) => (
        <SideInputs
          key={axis}
          axis={axis}
          parts={shown[axis]}
          isInvalid={framed["aria-invalid"]}
          onChange={(parts) => change(axis, parts)}
        />
      ))}
      <FromTrack
        at={timeAt(fieldKey)}
        onPosition={(position) => {
          setTyping(null);
          onChange(position);
        }}
      />
    </div>
  );
}

interface SideInputsProps {
  axis: Axis;
  parts: SideParts;
  isInvalid: boolean | undefined;
  onChange: (parts: SideParts) => void;
}

function SideInputs({ axis, parts, isInvalid, onChange }: SideInputsProps) {
  const { t } = useTranslation("definitions");
  const { degrees, minutes, side } = parts;
  return (
    <div className="flex gap-1.5">
      <Input
        aria-label={t(`position.${axis}Degrees`)}
        aria-invalid={isInvalid}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        className="w-20 flex-none"
        unit="°"
        value={degrees}
        onChange={(event) => onChange({ ...parts, degrees: event.target.value })}
      />
      <Input
        aria-label={t(`position.${axis}Minutes`)}
        aria-invalid={isInvalid}
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        className="min-w-24 flex-1"
        unit="′"
        value={minutes}
        onChange={(event) => onChange({ ...parts, minutes: event.target.value })}
      />
      <Segmented
        label={t(`position.${axis}Side`)}
        className="flex-none"
        options={sidesOf[axis].map((value) => ({ value: String(value), label: value }))}
        value={side}
        onValueChange={(chosen) => onChange({ ...parts, side: chosen })}
      />
    </div>
  );
}

/** A port by its name, or where the vessel is. */
export function PlaceControl({ field, value, isRequired: _required, onChange, id, ...framed }: ControlProps<"place">) {
  const { t } = useTranslation("definitions");
  const [way, setWay] = useState<"port" | "position">(isPart(value, "lat") ? "position" : "port");
  const turn = (next: typeof way) => {
    setWay(next);
    onChange(undefined);
  };
  return (
    <div
      {...{ role: "group", "aria-labelledby": framed["aria-labelledby"] }}
      className="flex flex-col items-start gap-1.5"
    >
      <Segmented
        label={t("place.how")}
        value={way}
        onValueChange={turn}
        options={(["port", "position"] as const).map((one) => ({ value: one, label: t(`place.${one}`) }))}
      />
      {way === "port" ? (
        <Input
          {...(id ? { id } : {})}
          aria-label={t("place.portName")}
          aria-invalid={framed["aria-invalid"]}
          aria-describedby={framed["aria-describedby"]}
          autoComplete="off"
          maxLength={80}
          value={isPart(value, "port") ? value.port : ""}
          onChange={({ target }) => onChange(target.value === "" ? undefined : { port: target.value })}
        />
      ) : (
        <PositionInputs {...framed} fieldKey={field.key} value={value} onChange={onChange} />
      )}
    </div>
  );
}
