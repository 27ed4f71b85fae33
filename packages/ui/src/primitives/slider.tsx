import { Slider as RadixSlider } from "radix-ui";
import { cn } from "../lib/cn.ts";

export type SliderProps = {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  /** The value in words, for readers: "150 %". */
  valueText?: string;
  disabled?: boolean;
  className?: string;
};

/** A figure that is felt rather than typed. Arrow keys move by a step, Page keys by ten. */
export function Slider({ label, value, onValueChange, valueText, className, ...range }: SliderProps) {
  return (
    <RadixSlider.Root
      value={[value]}
      onValueChange={([next]) => next !== undefined && onValueChange(next)}
      className={cn("relative flex h-control w-full touch-none select-none items-center touch:h-touch", className)}
      {...range}
    >
      <RadixSlider.Track className="relative h-1 flex-1 rounded-full bg-secondary forced-colors:border">
        <RadixSlider.Range className="absolute h-full rounded-full bg-primary" />
      </RadixSlider.Track>
      <RadixSlider.Thumb
        aria-label={label}
        aria-valuetext={valueText}
        className="block size-4 rounded-full border-2 border-primary bg-background"
      />
    </RadixSlider.Root>
  );
}
