import { cn } from "@ymp/ui/lib/cn";
import { type ReactNode, useId } from "react";
import { Block } from "./panel-parts.tsx";

interface LayoutChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onChoose: (value: Value) => void;
  options: readonly { value: Value; label: string; picture: ReactNode }[];
  children?: ReactNode;
}

/** One of two pictures. */
export function LayoutChoice<Value extends string>(props: LayoutChoiceProps<Value>) {
  const { label, value, onChoose, options, children } = props;
  const name = useId();
  return (
    <Block label={label}>
      <fieldset className="grid grid-cols-2 gap-2.5">
        <legend className="sr-only">{label}</legend>
        {options.map((option) => {
          const isChosen = option.value === value;
          return (
            <label key={option.value} className="cursor-pointer text-sm">
              <input
                type="radio"
                name={name}
                checked={isChosen}
                onChange={() => onChoose(option.value)}
                className="peer sr-only"
              />
              <span
                className={cn(
                  "block overflow-hidden rounded-md outline-offset-2 peer-focus-visible:outline-2 peer-focus-visible:outline-ring",
                  isChosen ? "ring-2 ring-ring" : "ring-1 ring-border-strong",
                )}
              >
                {option.picture}
              </span>
              <span className="mt-1.5 flex items-center gap-2">
                {isChosen ? <span aria-hidden className="size-2 rounded-full bg-ring" /> : null}
                <span className={isChosen ? "font-medium" : "text-muted-foreground"}>{option.label}</span>
              </span>
            </label>
          );
        })}
      </fieldset>
      {children ? <div className="mt-2.5">{children}</div> : null}
    </Block>
  );
}
