import { useState } from "react";
import { Field } from "../primitives/field.tsx";
import { Slider } from "../primitives/slider.tsx";
import { Specimen } from "./gallery-specimen.tsx";
import { SignatureInk } from "./signature-ink.tsx";
import { SignaturePad } from "./signature-pad.tsx";

export function GalleryPeople() {
  const [zoom, setZoom] = useState(150);
  return (
    <Specimen title="Signature and slider">
      <SignaturePad label="Signature of Priya Nair" hint="Sign on the line" />
      <SignatureInk
        label="Signature of Tom Baker"
        drawing="0,30 12,8 20,40 34,6 40,34;50,30 62,22 70,34 84,20 96,32 120,18"
      />
      <Field label="Zoom" group>
        <Slider
          label="Zoom"
          value={zoom}
          onValueChange={setZoom}
          min={100}
          max={400}
          step={10}
          valueText={`${zoom} %`}
        />
      </Field>
      <Slider label="Zoom, closed" value={100} onValueChange={setZoom} min={100} max={400} step={10} disabled />
    </Specimen>
  );
}
